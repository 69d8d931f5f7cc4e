import fs from 'node:fs/promises';
import path from 'node:path';

import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {LoadContext} from '@docusaurus/types';
import {aliasedSitePathToRelativePath, normalizeUrl} from '@docusaurus/utils';

import {defaultLocale, type Locale} from '../../config';
import {feedOf} from '../../config/feeds';
import {contentPath, isTranslated} from '../../lib/contentPath';
import type {PageRecord, PageType} from '../../lib/pageRecord';
import {pluginOptions} from '../pluginOptions';
import {headingsOf, parseSource} from './headings';
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
    isTranslated: true,
    unlisted: false,
    ...own,
  };
}

/** In YAML a text may have several lines; titles and descriptions are of one, in lists and Markdown copies. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What docs and posts tell alike. Dates in front matter become ISO strings, as in a file. */
function sourceRecord(
  lang: Locale,
  metadata: Version['docs'][number] | BlogContent['blogPosts'][number]['metadata'],
  own: Pick<PageRecord, 'kind'> & Partial<PageRecord>,
): PageRecord {
  const {source, permalink, title, description, frontMatter, lastUpdatedAt, unlisted} = metadata;
  const frontmatter = JSON.parse(JSON.stringify(frontMatter)) as Record<string, unknown>;
  return record(lang, {
    title: oneLine(title),
    description: oneLine(description),
    routePath: permalink,
    // Checked before by `frontMatterProblems`.
    pageType: (frontmatter.pageType as PageType | undefined) ?? 'doc',
    frontmatter,
    source: aliasedSitePathToRelativePath(source),
    _relativePath: contentPath(source),
    lastUpdatedTime: lastUpdatedAt ?? null,
    isTranslated: isTranslated(source, lang),
    unlisted,
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
  {siteDir, siteConfig}: Pick<LoadContext, 'siteDir' | 'siteConfig'>,
): Promise<PageRecord[]> {
  const paths = sidebarPathsOf(sidebars);
  const order = [...paths.keys()];
  const rank = (id: string): number => (paths.has(id) ? order.indexOf(id) : order.length);
  const {maintainCase} = siteConfig.markdown.anchors;
  // Only overview pages list other pages' headings.
  const hasOverview = docs.some(({frontMatter}) => 'overview' in frontMatter);
  const ordered = docs.toSorted(
    (a, b) => rank(a.id) - rank(b.id) || a.permalink.localeCompare(b.permalink, defaultLocale),
  );
  return Promise.all(
    ordered.map(async (doc) => {
      const file = path.join(siteDir, aliasedSitePathToRelativePath(doc.source));
      const source = parseSource(await fs.readFile(file, 'utf8'));
      return sourceRecord(lang, doc, {
        kind: 'doc',
        version: isLast ? '' : versionName,
        sidebarPath: paths.get(doc.id) ?? [],
        toc: hasOverview ? headingsOf(source, maintainCase) : [],
        messages: messagesOf(source, aliasedSitePathToRelativePath(doc.source)),
      });
    }),
  );
}

/** The list of posts, then the posts, newest first. */
function blogRecords(
  {blogTitle, blogDescription, blogPosts}: BlogContent,
  lang: Locale,
  siteConfig: LoadContext['siteConfig'],
): PageRecord[] {
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
      isTranslated:
        blogPosts.length === 0 ||
        blogPosts.some(({metadata}) => isTranslated(metadata.source, lang)),
      ...common,
    }),
    ...blogPosts.map(({metadata}) =>
      sourceRecord(lang, metadata, {kind: 'post', date: metadata.date.toISOString(), ...common}),
    ),
  ];
}

/** The records of every page: the landing page, the docs in sidebar order, the blog, and those in Markdown. */
export async function recordsOf(
  {docs, blog, pages}: SiteContent,
  lang: Locale,
  context: Pick<LoadContext, 'siteDir' | 'siteConfig' | 'codeTranslations'>,
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
    ...(blog ? blogRecords(blog, lang, siteConfig) : []),
    ...pages.flatMap((page) =>
      page.type === 'mdx'
        ? record(lang, {
            kind: 'page',
            title: page.title ?? siteConfig.title,
            description: page.description ?? '',
            routePath: page.permalink,
            _relativePath: page.source.replace(/^.*\/pages\//, ''),
            lastUpdatedTime: page.lastUpdatedAt ?? null,
            isTranslated: isTranslated(page.source, lang),
            unlisted: page.unlisted,
          })
        : [],
    ),
  ];
}
