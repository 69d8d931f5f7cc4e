import fs from 'node:fs';
import path from 'node:path';

import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';

import {defaultLocale, localeNamed, type Locale} from '../../config/locales';
import type {MessageEntry, PageData, PageIndexEntry, PageRecord} from '../../lib/pageRecord';
import {routeKey} from '../../lib/routeKey';
import {compareSections} from '../../lib/translations/ledger.mjs';
import {fileProblems, frontMatterProblems, siteKeys} from './frontMatter';
import {sidebarProblems} from './sidebarItems';
import {pluginName, recordsFile, recordsOf, type SiteContent} from './records';

function siteContentOf(allContent: AllContent): SiteContent {
  // The content is typed as unknown, because any plugin may exist; these three are ours to know.
  const setsOf = (plugin: string): unknown[] => Object.values(allContent[plugin] ?? {});
  return {
    // A second set of docs or pages, with an id of its own, has pages like the first.
    docs: {
      loadedVersions: setsOf('docusaurus-plugin-content-docs').flatMap(
        (set) => (set as DocsContent).loadedVersions,
      ),
    },
    blog: (setsOf('docusaurus-plugin-content-blog')[0] as BlogContent | undefined) ?? null,
    pages: setsOf('docusaurus-plugin-content-pages').flatMap((set) => (set as PagesContent) ?? []),
  };
}

/** What is written in Markdown, of all versions. */
const writtenPages = ({docs, blog, pages}: SiteContent) => [
  ...docs.loadedVersions.flatMap((version) =>
    version.docs.map((doc) => ({...doc, kind: 'doc' as const})),
  ),
  ...(blog?.blogPosts ?? []).map(({metadata}) => ({...metadata, kind: 'post' as const})),
  ...pages.filter((page) => page.type === 'mdx').map((page) => ({...page, kind: 'page' as const})),
];

function checkFiles(content: SiteContent, {siteDir, siteConfig}: LoadContext): void {
  const problems = writtenPages(content).flatMap(({source, kind, frontMatter, permalink}) => {
    const file = aliasedSitePathToRelativePath(source);
    const bytes = fs.readFileSync(path.join(siteDir, file));
    return [
      ...fileProblems({file, bytes, address: permalink.slice(siteConfig.baseUrl.length)}),
      ...frontMatterProblems({file, kind, frontMatter: {...frontMatter}}),
    ];
  });
  const ofSidebars = content.docs.loadedVersions.flatMap(({sidebarFilePath, sidebars}) =>
    Object.values(sidebars).flatMap((items) =>
      sidebarProblems(path.relative(siteDir, sidebarFilePath || 'sidebars'), items),
    ),
  );
  problems.push(...ofSidebars);
  if (problems.length > 0) {
    throw new Error(['Pages that cannot be built:', ...problems].join('\n  '));
  }
}

/** What theme components may know of a page. */
function dataOf(record: PageRecord): PageData {
  const {title, headingTitle, routePath, lang, toc, frontmatter, pageType, version} = record;
  const {_relativePath, lastUpdatedTime} = record;
  return {
    ...{title, headingTitle, routePath, lang, toc, frontmatter, pageType, version},
    ...{_relativePath, lastUpdatedTime},
  };
}

/** Reduces a record to what other pages show of it, since readers may fetch it. */
function entryOf(record: PageRecord): PageIndexEntry {
  const {title, routePath, lang, toc, frontmatter, version, _relativePath, feeds} = record;
  const known = siteKeys.filter((key) => key in frontmatter).map((key) => [key, frontmatter[key]]);
  const own = Object.fromEntries(known) as PageIndexEntry['frontmatter'];
  return {title, routePath, lang, toc, frontmatter: own, version, _relativePath, feeds};
}

function messageEntriesOf({messages, title, version, routePath}: PageRecord): MessageEntry[] {
  return messages.map((message) => ({
    ...message,
    title,
    version,
    url: `${routePath}#${message.id}`,
  }));
}

/** The sections whose original has changed since it was translated, by the permalink of the translation. */
function outdatedByPage(content: SiteContent, locale: Locale, siteDir: string) {
  if (locale === defaultLocale) {
    return {};
  }
  const changed = compareSections(siteDir, locale).filter(
    ({state}) => state === 'original changed',
  );
  const pages = writtenPages(content).flatMap(({source, permalink}) => {
    const file = aliasedSitePathToRelativePath(source);
    const ids = changed.filter(({files}) => files.includes(file)).map(({id}) => id);
    return ids.length > 0 ? [[permalink, ids] as const] : [];
  });
  return pages.length > 0 ? {outdated: Object.fromEntries(pages)} : {};
}

/**
 * The one place that knows every page of the site. From what the content plugins loaded it writes `pages.json`, which
 * `usePageData` reads, `index.json`, which overview pages show, `messages.json`, which the list of messages shows, and the
 * records of the language, which `src/plugins/output` completes when the pages are finished; and it stops the build over wrong front matter.
 */
export default function pageIndex(context: LoadContext): Plugin {
  return {
    name: pluginName,
    async allContentLoaded({allContent, actions}) {
      const content = siteContentOf(allContent);
      checkFiles(content, context);
      const locale = localeNamed(context.i18n.currentLocale);
      const records = await recordsOf(content, locale, context);
      actions.setGlobalData(outdatedByPage(content, locale, context.siteDir));
      const data = records.map((record) => [routeKey(record.routePath), dataOf(record)] as const);
      await actions.createData('pages.json', JSON.stringify(Object.fromEntries(data)));
      await actions.createData(recordsFile(locale), JSON.stringify(records));
      await actions.createData('messages.json', JSON.stringify(records.flatMap(messageEntriesOf)));
      await actions.createData('index.json', JSON.stringify(records.map(entryOf)));
    },
  };
}
