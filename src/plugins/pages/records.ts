import fs from 'node:fs/promises';
import path from 'node:path';

import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {LoadContext} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';

import {placeOf} from '../../config/contentFolders.mjs';
import {feedOf} from '../../config/feeds';
import type {Locale} from '../../config/locales';
import type {PageRecord, PageType} from '../../lib/pageRecord';
import {headingsOf, parseSource, titleHeadingOf} from './headings';
import {optionsOf} from './options';

/** Content that the plugins of the classic preset loaded, in the language of the build. */
export interface SiteContent {
  docs: DocsContent;
  blog: BlogContent | undefined;
  pages: NonNullable<PagesContent>;
}

type Version = DocsContent['loadedVersions'][number];
type SidebarItem = Version['sidebars'][string][number];
type Own = Pick<PageRecord, 'kind' | 'title' | 'description' | 'routePath'> & Partial<PageRecord>;

/** Name of the plugin, and so of its folder under `@generated`. */
export const pluginName = 'page-index';

/** Names a language's file of records: all languages are built into the same folder. */
export const recordsFile = (locale: Locale): string => `records.${locale}.json`;

/** @returns the path of that file */
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
    date: null,
    lastUpdatedTime: null,
    sections: [],
    markdown: null,
    unlisted: false,
    ...own,
  };
}

/** Joins the lines of a title or description, which YAML may spread: lists and Markdown copies have them in one. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

type Context = Pick<LoadContext, 'siteDir' | 'siteConfig' | 'codeTranslations'>;

/** Metadata that docs, posts and Markdown pages have in common. */
interface SourceMetadata {
  source: string;
  permalink: string;
  title?: string;
  description?: string;
  frontMatter: object;
  lastUpdatedAt?: number | null;
  unlisted: boolean;
}

/** Makes the record of a page in Markdown. Dates in front matter become ISO strings, as in a file. */
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
    source: file,
    _relativePath: placeOf(file)?.name ?? file,
    lastUpdatedTime: lastUpdatedAt ?? null,
    unlisted: unlisted || pageType === '404',
    ...own,
    options: optionsOf(tree, file, siteDir),
  });
}

/** Lists the docs in an item of a sidebar, each with the labels of the categories round it, outermost first. */
function docsIn(item: SidebarItem, labels: string[] = []): [id: string, labels: string[]][] {
  if (item.type === 'doc' || item.type === 'ref') {
    return [[item.id, labels]];
  }
  if (item.type !== 'category') {
    return [];
  }
  const inner = [...labels, item.label];
  const own = item.link?.type === 'doc' ? [item.link.id] : [];
  return [
    ...own.map((id): [string, string[]] => [id, inner]),
    ...item.items.flatMap((each) => docsIn(each, inner)),
  ];
}

/** Makes the records of a version's docs: in the order of the sidebars, then those that no sidebar names. */
function docRecords(
  {docs, sidebars, isLast, versionName}: Version,
  lang: Locale,
  context: Context,
): Promise<PageRecord[]> {
  const places = Object.values(sidebars).flatMap((items) => items.flatMap((item) => docsIn(item)));
  const ids = places.map(([id]) => id);
  const rank = (id: string): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  const records = docs
    .toSorted((a, b) => rank(a.id) - rank(b.id))
    .map((doc) =>
      sourceRecord(lang, context, doc, {
        kind: 'doc',
        version: isLast ? '' : versionName,
        sidebarPath: places[rank(doc.id)]?.[1] ?? [],
      }),
    );
  return Promise.all(records);
}

/** Makes the records of the list of posts, then of the posts, newest first. */
async function blogRecords(
  {blogTitle, blogDescription, blogPosts}: BlogContent,
  lang: Locale,
  context: Context,
): Promise<PageRecord[]> {
  const common = {sidebarPath: [blogTitle], feeds: [feedOf(lang)]};
  const updates = blogPosts.map(({metadata}) => metadata.lastUpdatedAt ?? 0);
  const posts = blogPosts.map(({metadata}) =>
    sourceRecord(lang, context, metadata, {
      kind: 'post',
      date: metadata.date.toISOString(),
      ...common,
    }),
  );
  return [
    record(lang, {
      kind: 'list',
      title: blogTitle,
      description: blogDescription,
      routePath: `${context.siteConfig.baseUrl}blog/`,
      lastUpdatedTime: Math.max(0, ...updates) || null,
      ...common,
    }),
    ...(await Promise.all(posts)),
  ];
}

/** Makes the records of every page: the landing page, the docs in sidebar order, the blog, and those in Markdown. */
export async function recordsOf(
  {docs, blog, pages}: SiteContent,
  lang: Locale,
  context: Context,
): Promise<PageRecord[]> {
  const {siteConfig, codeTranslations} = context;
  const inPages = (source: string): string => source.replace(/^.*\/pages\//, '');
  const home = pages
    .filter(({permalink}) => permalink === siteConfig.baseUrl)
    .map(({permalink, source}) =>
      record(lang, {
        kind: 'home',
        pageType: 'home',
        title: siteConfig.title,
        // The landing page's own summary where it is translated; the English one is only in its code.
        description: codeTranslations['site.home.head.description'] ?? siteConfig.tagline,
        routePath: permalink,
        frontmatter: {pageType: 'home'},
        _relativePath: inPages(source),
      }),
    );
  const docsOfVersions = docs.loadedVersions.map((version) => docRecords(version, lang, context));
  const inMarkdown = pages
    .filter((page) => page.type === 'mdx')
    .map((page) =>
      sourceRecord(lang, context, page, {
        kind: 'page',
        source: '',
        _relativePath: inPages(page.source),
      }),
    );
  return [
    ...home,
    ...(await Promise.all(docsOfVersions)).flat(),
    ...(blog ? await blogRecords(blog, lang, context) : []),
    ...(await Promise.all(inMarkdown)),
  ];
}
