import fs from 'node:fs';
import path from 'node:path';

import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {LoadContext} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';

import {placeOf} from '../../config/contentFolders.mjs';
import {feedOf} from '../../config/feeds';
import type {Locale} from '../../config/locales';
import type {PageEntry, PageType} from '../../lib/pageData';
import {headingsOf, optionsOf, parseSource} from './source';

/** Content that the plugins of the classic preset loaded, in the language of the build. */
export interface SiteContent {
  docs: DocsContent;
  blog: BlogContent | undefined;
  pages: NonNullable<PagesContent>;
}

type Version = DocsContent['loadedVersions'][number];
type SidebarItem = Version['sidebars'][string][number];
type MarkdownPage = Extract<SiteContent['pages'][number], {type: 'mdx'}>;
type Metadata =
  | Version['docs'][number]
  | BlogContent['blogPosts'][number]['metadata']
  | MarkdownPage;
type Context = Pick<LoadContext, 'siteDir' | 'siteConfig' | 'codeTranslations'>;

function entry(
  lang: Locale,
  own: Pick<PageEntry, 'kind' | 'title' | 'description' | 'routePath'> & Partial<PageEntry>,
): PageEntry {
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

/** Makes the entry of a page in Markdown. Dates in front matter become ISO strings, as in a file. */
function sourceEntry(
  lang: Locale,
  {siteDir, siteConfig, codeTranslations}: Context,
  {source, permalink, description = '', unlisted, ...metadata}: Metadata,
  own: Pick<PageEntry, 'kind'> & Partial<PageEntry>,
): PageEntry {
  const file = aliasedSitePathToRelativePath(source);
  const tree = parseSource(fs.readFileSync(path.join(siteDir, file), 'utf8'));
  const frontmatter = JSON.parse(JSON.stringify(metadata.frontMatter)) as Record<string, unknown>;
  const headings = headingsOf(tree, siteConfig.markdown.anchors.maintainCase);
  // Docusaurus takes the id for the title of a page that has none.
  const isUntitled = frontmatter.title === undefined && headings.title === undefined;
  const title =
    isUntitled && frontmatter.overview === true
      ? (codeTranslations['site.overview.title'] ?? 'Overview')
      : oneLine(metadata.title ?? siteConfig.title);
  const {pageType = 'doc'} = frontmatter as {pageType?: PageType};
  return entry(lang, {
    title,
    headingTitle: headings.title ?? title,
    description: oneLine(description),
    routePath: permalink,
    pageType,
    frontmatter,
    toc: headings.toc,
    source: file,
    _relativePath: placeOf(file)?.name ?? source.replace(/^.*\/pages\//, ''),
    lastUpdatedTime: metadata.lastUpdatedAt ?? null,
    unlisted: unlisted || pageType === '404',
    ...own,
    options: optionsOf(tree, file, siteDir),
  });
}

/** Lists the docs in a sidebar, each with the labels of the categories round it, outermost first. */
function docsIn(
  items: readonly SidebarItem[],
  labels: string[] = [],
): (readonly [id: string, labels: string[]])[] {
  return items.flatMap((item) => {
    if (item.type === 'category') {
      const inner = [...labels, item.label];
      const own = item.link?.type === 'doc' ? [[item.link.id, inner] as const] : [];
      return [...own, ...docsIn(item.items, inner)];
    }
    return item.type === 'doc' || item.type === 'ref' ? [[item.id, labels] as const] : [];
  });
}

/** Makes the entries of a version's docs: in the order of the sidebars, then those that no sidebar names. */
function docEntries(
  {docs, sidebars, isLast, versionName}: Version,
  lang: Locale,
  context: Context,
): PageEntry[] {
  const places = Object.values(sidebars).flatMap((items) => docsIn(items));
  const ids = places.map(([id]) => id);
  const rank = (id: string): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  const version = isLast ? '' : versionName;
  return docs
    .toSorted((a, b) => rank(a.id) - rank(b.id))
    .map((doc) => {
      const sidebarPath = places[rank(doc.id)]?.[1] ?? [];
      return sourceEntry(lang, context, doc, {kind: 'doc', version, sidebarPath});
    });
}

/** Makes the entries of the list of posts, then of the posts, newest first. */
function blogEntries(
  {blogTitle, blogDescription, blogPosts}: BlogContent,
  lang: Locale,
  context: Context,
): PageEntry[] {
  const common = {sidebarPath: [blogTitle], feeds: [feedOf(lang)]};
  const updates = blogPosts.map(({metadata}) => metadata.lastUpdatedAt ?? 0);
  const list = entry(lang, {
    kind: 'list',
    title: blogTitle,
    description: blogDescription,
    routePath: `${context.siteConfig.baseUrl}blog/`,
    lastUpdatedTime: Math.max(0, ...updates) || null,
    ...common,
  });
  const posts = blogPosts.map(({metadata}) => {
    const date = metadata.date.toISOString();
    return sourceEntry(lang, context, metadata, {kind: 'post', date, ...common});
  });
  return [list, ...posts];
}

/** Makes the entries of every page: the landing page, the docs in sidebar order, the blog, and those in Markdown. */
export function pageEntries(
  {docs, blog, pages}: SiteContent,
  lang: Locale,
  context: Context,
): PageEntry[] {
  const {siteConfig, codeTranslations} = context;
  const home = entry(lang, {
    kind: 'home',
    pageType: 'home',
    title: siteConfig.title,
    // The landing page's own summary where it is translated; the English one is only in its code.
    description: codeTranslations['site.home.head.description'] ?? siteConfig.tagline,
    routePath: siteConfig.baseUrl,
    frontmatter: {pageType: 'home'},
    _relativePath: 'index.tsx',
  });
  return [
    ...(pages.some(({permalink}) => permalink === siteConfig.baseUrl) ? [home] : []),
    ...docs.loadedVersions.flatMap((version) => docEntries(version, lang, context)),
    ...(blog ? blogEntries(blog, lang, context) : []),
    ...pages
      .filter((page) => page.type === 'mdx')
      .map((page) => sourceEntry(lang, context, page, {kind: 'page'})),
  ];
}
