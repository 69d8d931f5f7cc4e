import fs from 'node:fs/promises';
import path from 'node:path';

import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {LoadContext} from '@docusaurus/types';
import {aliasedSitePathToRelativePath, normalizeUrl} from '@docusaurus/utils';

import {defaultLocale, type Locale} from '../../config';
import {feedOf} from '../../config/feeds';
import {contentPath} from '../../lib/contentPath';
import type {PageRecord, PageType} from '../../lib/pageRecord';
import {pluginOptions} from '../pluginOptions';
import {headingsOf, parseSource, titleHeadingOf} from './headings';
import {messagesOf} from './messages';

/** What the content plugins of the classic preset loaded, in the language of the build. */
export interface SiteContent {
  docs: DocsContent;
  blog: BlogContent | null;
  pages: NonNullable<PagesContent>;
}

type Version = DocsContent['loadedVersions'][number];
type SidebarItem = Version['sidebars'][string][number];
type Own = Pick<PageRecord, 'kind' | 'title' | 'description' | 'routePath'> & Partial<PageRecord>;

/** Name of the plugin, and so of its folder under `@generated`. */
export const pluginName = 'page-index';

/** The landing page's own summary, in `src/pages/index.tsx`; English stands in the code only. */
const summaryId = 'site.home.head.description';

/** Name of a language's file of records: languages are built one after the other into the same folder. */
export const recordsFile = (locale: Locale): string => `records.${locale}.json`;

/** Where that file lies. */
export const recordsPath = (generatedFilesDir: string, locale: Locale): string =>
  path.join(generatedFilesDir, pluginName, 'default', recordsFile(locale));

function record(lang: Locale, own: Own): PageRecord {
  return {
    headingTitle: own.title,
    pageType: 'doc',
    source: '',
    lang,
    toc: [],
    frontmatter: {},
    version: '',
    _relativePath: '',
    feeds: [],
    sidebarPath: [],
    messages: [],
    date: null,
    lastUpdatedTime: null,
    sections: [],
    markdown: null,
    unlisted: false,
    ...own,
  };
}

/** In YAML a text may have several lines; titles and descriptions are of one, in lists and Markdown copies. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

type Context = Pick<LoadContext, 'siteDir' | 'siteConfig' | 'codeTranslations'>;

/** Of docs, posts and Markdown pages. */
interface SourceMetadata {
  source: string;
  permalink: string;
  title?: string;
  description?: string;
  frontMatter: object;
  lastUpdatedAt?: number | null;
  unlisted: boolean;
}

/** What all pages in Markdown tell alike. Dates in front matter become ISO strings, as in a file. */
async function sourceRecord(
  lang: Locale,
  {siteDir, siteConfig, codeTranslations}: Context,
  metadata: SourceMetadata,
  own: Pick<PageRecord, 'kind'> & Partial<PageRecord>,
): Promise<PageRecord> {
  const {source, permalink, description = '', frontMatter, lastUpdatedAt, unlisted} = metadata;
  const file = aliasedSitePathToRelativePath(source);
  const fullPath = path.join(siteDir, file);
  const tree = parseSource(await fs.readFile(fullPath, 'utf8'), fullPath);
  const frontmatter = JSON.parse(JSON.stringify(frontMatter)) as Record<string, unknown>;
  const heading = titleHeadingOf(tree);
  // Docusaurus takes the id for the title of a page that has none.
  const isUntitled = frontmatter.title === undefined && heading === undefined;
  const title =
    isUntitled && frontmatter.overview === true
      ? (codeTranslations['site.overview.title'] ?? 'Overview')
      : oneLine(metadata.title ?? siteConfig.title);
  // Checked before by `frontMatterProblems`.
  const {pageType = 'doc'} = frontmatter as {pageType?: PageType};
  return record(lang, {
    title,
    headingTitle: heading ?? title,
    description: oneLine(description),
    routePath: permalink,
    pageType,
    frontmatter,
    toc: headingsOf(tree, siteConfig.markdown.anchors.maintainCase),
    messages: own.kind === 'doc' ? messagesOf(tree) : [],
    source: own.kind === 'page' ? '' : file,
    _relativePath: contentPath(source),
    lastUpdatedTime: lastUpdatedAt ?? null,
    unlisted: unlisted || pageType === '404',
    ...own,
  });
}

/**
 * Labels of the categories that lead to each doc, outermost first; a category's own page is inside; the first place
 * counts.
 */
function sidebarPathsOf(sidebars: Version['sidebars']): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  const add = (id: string, labels: string[]) => paths.set(id, paths.get(id) ?? labels);
  const walk = (item: SidebarItem, labels: string[]): void => {
    if (item.type === 'doc' || item.type === 'ref') {
      add(item.id, labels);
    } else if (item.type === 'category') {
      const inner = [...labels, item.label];
      if (item.link?.type === 'doc') {
        add(item.link.id, inner);
      }
      item.items.forEach((one) => walk(one, inner));
    }
  };
  Object.values(sidebars)
    .flat()
    .forEach((item) => walk(item, []));
  return paths;
}

/** A version's docs: in the order of the sidebars, then those that no sidebar names, by address. */
async function docRecords(
  {docs, sidebars, isLast, versionName}: Version,
  lang: Locale,
  context: Context,
): Promise<PageRecord[]> {
  const paths = sidebarPathsOf(sidebars);
  const order = [...paths.keys()];
  const rank = (id: string): number => (paths.has(id) ? order.indexOf(id) : order.length);
  const ordered = docs.toSorted(
    (a, b) => rank(a.id) - rank(b.id) || a.permalink.localeCompare(b.permalink, defaultLocale),
  );
  return Promise.all(
    ordered.map((doc) =>
      sourceRecord(lang, context, doc, {
        kind: 'doc',
        version: isLast ? '' : versionName,
        sidebarPath: paths.get(doc.id) ?? [],
      }),
    ),
  );
}

/** The list of posts, then the posts, newest first. */
async function blogRecords(
  {blogTitle, blogDescription, blogPosts}: BlogContent,
  lang: Locale,
  context: Context,
): Promise<PageRecord[]> {
  const {siteConfig} = context;
  const common = {sidebarPath: [blogTitle], feeds: [feedOf(lang)]};
  // The plugin's content does not tell it.
  const {routeBasePath = 'blog'} = pluginOptions(siteConfig, 'blog')[0] ?? {};
  const updates = blogPosts.map(({metadata}) => metadata.lastUpdatedAt ?? 0);
  return [
    record(lang, {
      kind: 'list',
      title: blogTitle,
      description: blogDescription,
      routePath: normalizeUrl([siteConfig.baseUrl, String(routeBasePath)]),
      lastUpdatedTime: Math.max(0, ...updates) || null,
      ...common,
    }),
    ...(await Promise.all(
      blogPosts.map(({metadata}) =>
        sourceRecord(lang, context, metadata, {
          kind: 'post',
          date: metadata.date.toISOString(),
          ...common,
        }),
      ),
    )),
  ];
}

/** The records of every page: the landing page, the docs in sidebar order, the blog, and those in Markdown. */
export async function recordsOf(
  {docs, blog, pages}: SiteContent,
  lang: Locale,
  context: Context,
): Promise<PageRecord[]> {
  const {siteConfig, codeTranslations} = context;
  const words = ([id, english]: readonly [string, string]): string =>
    codeTranslations[id] ?? english;
  const pageAt = (address: string, own: Omit<Own, 'routePath'>): PageRecord[] =>
    pages
      .filter(({permalink}) => permalink === siteConfig.baseUrl + address)
      .map(({permalink, source}) =>
        record(lang, {
          ...own,
          routePath: permalink,
          _relativePath: source.replace(/^.*\/pages\//, ''),
        }),
      );
  const docsOfVersions = await Promise.all(
    docs.loadedVersions.map((version) => docRecords(version, lang, context)),
  );
  return [
    ...pageAt('', {
      kind: 'home',
      pageType: 'home',
      title: siteConfig.title,
      // The page's own where it is translated.
      description: words([summaryId, siteConfig.tagline]),
      frontmatter: {pageType: 'home'},
    }),
    ...docsOfVersions.flat(),
    ...(blog ? await blogRecords(blog, lang, context) : []),
    ...(await Promise.all(
      pages
        .filter((page) => page.type === 'mdx')
        .map((page) =>
          sourceRecord(lang, context, page, {
            kind: 'page',
            _relativePath: page.source.replace(/^.*\/pages\//, ''),
          }),
        ),
    )),
  ];
}
