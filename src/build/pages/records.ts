import fs from 'node:fs/promises';
import path from 'node:path';

import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {LoadContext} from '@docusaurus/types';

import {defaultLocale, type Locale} from '../../config';
import {feedOf} from '../../config/feeds';
import {contentPath} from '../../lib/contentPath';
import {headingsOf} from './headings';
import {sidebarPathsOf} from './sidebarPaths';
import type {PageRecord, PageType} from '../../lib/pageRecord';

/** What the content plugins of the classic preset loaded, in the language of the build. */
export interface SiteContent {
  docs: DocsContent;
  blog: BlogContent | null;
  pages: NonNullable<PagesContent>;
}

type Version = DocsContent['loadedVersions'][number];
type Own = Pick<PageRecord, 'kind' | 'title' | 'description' | 'routePath'> & Partial<PageRecord>;

/** The landing page's own summary, in `src/pages/index.tsx`; English stands in the code only. */
const summaryId = 'site.home.head.description';

/** `routeBasePath` of the blog in `docusaurus.config.ts`; the plugin's content does not tell it. */
const blogPath = 'blog/';

/** Path of a source file from the root of the repository. Content plugins write it as `@site/…`. */
export function repositoryPath(source: string): string {
  return source.replace(/^@site\//, '');
}

function record(lang: Locale, own: Own): PageRecord {
  return {
    pageType: 'doc',
    lang,
    toc: [],
    frontmatter: {},
    version: '',
    _relativePath: '',
    feeds: [],
    sourcePath: null,
    sidebarPath: [],
    date: null,
    lastUpdatedTime: null,
    sections: [],
    markdown: null,
    untranslated: false,
    unlisted: false,
    ...own,
  };
}

/** What docs and posts tell alike. Dates in front matter become ISO strings, as in a file. */
function sourceRecord(
  lang: Locale,
  metadata: {
    source: string;
    permalink: string;
    title: string;
    description: string;
    frontMatter: object;
    lastUpdatedAt?: number | null;
    unlisted: boolean;
  },
  own: Pick<PageRecord, 'kind'> & Partial<PageRecord>,
): PageRecord {
  const {source, permalink, title, description, frontMatter, lastUpdatedAt, unlisted} = metadata;
  const sourcePath = repositoryPath(source);
  const frontmatter = JSON.parse(JSON.stringify(frontMatter)) as Record<string, unknown>;
  return record(lang, {
    title,
    description,
    routePath: permalink,
    // Checked before by `assertFrontMatter`.
    pageType: (frontmatter.pageType as PageType | undefined) ?? 'doc',
    frontmatter,
    _relativePath: contentPath(source),
    sourcePath,
    lastUpdatedTime: lastUpdatedAt ?? null,
    untranslated: lang !== defaultLocale && !sourcePath.startsWith('i18n/'),
    unlisted,
    ...own,
  });
}

/** A version's docs: in the order of the sidebars, then those that no sidebar names, by address. */
async function docRecords(
  {docs, sidebars, isLast, versionName}: Version,
  lang: Locale,
  {siteDir, siteConfig}: Pick<LoadContext, 'siteDir' | 'siteConfig'>,
): Promise<PageRecord[]> {
  const paths = sidebarPathsOf(sidebars);
  const order = [...paths.keys()];
  const rank = (id: string): number => (paths.has(id) ? order.indexOf(id) : order.length);
  // Only overview pages list other pages' headings.
  const hasOverview = docs.some(({frontMatter}) => 'overview' in frontMatter);
  return Promise.all(
    docs
      .toSorted(
        (a, b) => rank(a.id) - rank(b.id) || a.permalink.localeCompare(b.permalink, defaultLocale),
      )
      .map(async (doc) => {
        const file = path.join(siteDir, repositoryPath(doc.source));
        return sourceRecord(lang, doc, {
          kind: 'doc',
          version: isLast ? '' : versionName,
          sidebarPath: paths.get(doc.id) ?? [],
          toc: hasOverview
            ? headingsOf(await fs.readFile(file, 'utf8'), siteConfig.markdown.anchors.maintainCase)
            : [],
        });
      }),
  );
}

/** The list of posts, then the posts, newest first. */
function blogRecords(
  {blogTitle, blogDescription, blogPosts}: BlogContent,
  lang: Locale,
  baseUrl: string,
): PageRecord[] {
  const common = {sidebarPath: [blogTitle], feeds: [feedOf(lang)]};
  const updates = blogPosts.map(({metadata}) => metadata.lastUpdatedAt ?? 0);
  return [
    record(lang, {
      kind: 'list',
      title: blogTitle,
      description: blogDescription,
      routePath: `${baseUrl}${blogPath}`,
      lastUpdatedTime: Math.max(0, ...updates) || null,
      ...common,
    }),
    ...blogPosts.map(({metadata}) =>
      sourceRecord(lang, metadata, {kind: 'post', date: metadata.date.toISOString(), ...common}),
    ),
  ];
}

/**
 * Makes the records of every page in the language of the build: the landing page, the docs in sidebar
 * order, the list of posts, the posts.
 */
export async function recordsOf(
  {docs, blog, pages}: SiteContent,
  lang: Locale,
  context: Pick<LoadContext, 'siteDir' | 'siteConfig' | 'codeTranslations'>,
): Promise<PageRecord[]> {
  const {siteConfig, codeTranslations} = context;
  const home = pages.find(({permalink}) => permalink === siteConfig.baseUrl);
  const docsOfVersions = await Promise.all(
    docs.loadedVersions.map((version) => docRecords(version, lang, context)),
  );
  return [
    ...(home
      ? [
          record(lang, {
            kind: 'home',
            pageType: 'home',
            title: siteConfig.title,
            // The page's own where it is translated.
            description: codeTranslations[summaryId] ?? siteConfig.tagline,
            routePath: home.permalink,
            frontmatter: {pageType: 'home'},
            _relativePath: home.source.replace(/^.*\/pages\//, ''),
          }),
        ]
      : []),
    ...docsOfVersions.flat(),
    ...(blog ? blogRecords(blog, lang, siteConfig.baseUrl) : []),
  ];
}
