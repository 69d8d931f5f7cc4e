import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent, LoadContext} from '@docusaurus/types';

import type {Locale} from '../../config';
import {assertFrontMatter, type FrontMatterSource} from './frontMatter';
import {openPageCache} from './pageCache';
import {blogRecords} from './records/blog';
import {createRecordContext, repositoryPath} from './records/context';
import {docRecords} from './records/docs';
import {homeRecords} from './records/home';
import {forgetTrees} from './source/sharedTrees';
import type {PageRecord} from './types';

/** What the content plugins of the classic preset loaded, in the language of the build. */
interface SiteContent {
  docs: DocsContent;
  blog: BlogContent | null;
  pages: NonNullable<PagesContent>;
}

function siteContentOf(allContent: AllContent): SiteContent {
  // The content is typed as unknown, because any plugin may exist; these three are ours to know.
  const of = (plugin: string): unknown => allContent[plugin]?.default;
  return {
    docs: (of('docusaurus-plugin-content-docs') as DocsContent | undefined) ?? {loadedVersions: []},
    blog: (of('docusaurus-plugin-content-blog') as BlogContent | undefined) ?? null,
    pages: (of('docusaurus-plugin-content-pages') as PagesContent | undefined) ?? [],
  };
}

function frontMatterOf({docs, blog}: SiteContent): FrontMatterSource[] {
  const docSources = docs.loadedVersions.flatMap((version) =>
    version.docs.map(({source, frontMatter}) => ({
      file: repositoryPath(source),
      kind: 'doc' as const,
      frontMatter,
    })),
  );
  const postSources = (blog?.blogPosts ?? []).map(({metadata: {source, frontMatter}}) => ({
    file: repositoryPath(source),
    kind: 'post' as const,
    frontMatter,
  }));
  return [...docSources, ...postSources];
}

function permalinksOf({docs, blog}: SiteContent): [source: string, permalink: string][] {
  const pages = [
    ...docs.loadedVersions.flatMap((version) => version.docs),
    ...(blog?.blogPosts ?? []).map(({metadata}) => metadata),
  ];
  return pages.map(({source, permalink}) => [source, permalink]);
}

/**
 * Makes the records of every page in the language of the build: the landing page, the docs in sidebar
 * order, the list of posts, the posts.
 *
 * @throws Error when front matter is wrong or a source file cannot be parsed
 */
export async function collectRecords(
  context: LoadContext,
  allContent: AllContent,
): Promise<{locale: Locale; records: PageRecord[]}> {
  const content = siteContentOf(allContent);
  assertFrontMatter(frontMatterOf(content));
  forgetTrees();
  const common = await createRecordContext(context);
  const recordContext = {
    ...common,
    cache: await openPageCache(common, context.siteConfig.markdown, permalinksOf(content)),
  };
  const records = [
    ...homeRecords(content.pages, context, recordContext),
    ...(await docRecords(content.docs, recordContext)),
    ...(content.blog ? await blogRecords(content.blog, recordContext) : []),
  ];
  await recordContext.cache.save();
  return {locale: recordContext.locale, records};
}
