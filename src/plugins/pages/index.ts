import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';

import {defaultLocale, type Locale} from '../../config/locales';
import type {PageData, PageRecord} from '../../lib/pageRecord';
import {routeKey} from '../../lib/routeKey';
import {compareSections} from '../../lib/translations/ledger.mjs';
import {addressProblems, frontMatterProblems} from './frontMatter';
import {pluginName, recordsFile, recordsOf, type SiteContent} from './records';
import {sidebarProblems} from './sidebarItems';

/** Lists the pages in Markdown, of all versions. */
const writtenPages = ({docs, blog, pages}: SiteContent) => [
  ...docs.loadedVersions.flatMap((version) =>
    version.docs.map((doc) => ({...doc, kind: 'doc' as const})),
  ),
  ...(blog?.blogPosts ?? []).map(({metadata}) => ({...metadata, kind: 'post' as const})),
  ...pages.filter((page) => page.type === 'mdx').map((page) => ({...page, kind: 'page' as const})),
];

function checkFiles(content: SiteContent, siteDir: string): void {
  const problems = [
    ...writtenPages(content).flatMap(({source, frontMatter, permalink, kind}) => {
      const file = aliasedSitePathToRelativePath(source);
      return [
        ...frontMatterProblems(file, {...frontMatter}, kind),
        ...addressProblems(file, permalink),
      ];
    }),
    ...content.docs.loadedVersions.flatMap(({sidebarFilePath, sidebars}) =>
      Object.values(sidebars).flatMap((items) =>
        sidebarProblems(path.relative(siteDir, sidebarFilePath || 'sidebars'), items),
      ),
    ),
  ];
  if (problems.length > 0) {
    throw new Error(['Pages that cannot be built:', ...problems].join('\n  '));
  }
}

/** Picks the data of a page that theme components can use. */
function dataOf(record: PageRecord): PageData {
  const {title, headingTitle, routePath, lang, toc, frontmatter, pageType, version} = record;
  const {_relativePath, lastUpdatedTime, feeds, options} = record;
  return {
    ...{title, headingTitle, routePath, lang, toc, frontmatter, pageType, version},
    ...{_relativePath, lastUpdatedTime, feeds, options},
  };
}

/** Lists the sections whose original has changed since it was translated, by the permalink of the translation. */
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
 * The one place that knows every page of the site. Checks what the content plugins loaded, and writes `pages.json` (for
 * `usePageData` and overview pages), and the records of the language, which `src/plugins/output` completes when the pages
 * are finished.
 */
export default function pageIndex(context: LoadContext): Plugin {
  return {
    name: pluginName,
    async allContentLoaded({allContent, actions}) {
      // The content is typed as unknown, because any plugin may exist.
      const contentOf = (plugin: string): unknown => allContent[plugin]?.default;
      const content = {
        docs: contentOf('docusaurus-plugin-content-docs'),
        blog: contentOf('docusaurus-plugin-content-blog'),
        pages: contentOf('docusaurus-plugin-content-pages') ?? [],
      } as SiteContent;
      checkFiles(content, context.siteDir);
      const locale = context.i18n.currentLocale as Locale;
      const records = await recordsOf(content, locale, context);
      actions.setGlobalData(outdatedByPage(content, locale, context.siteDir));
      const data = records.map((record) => [routeKey(record.routePath), dataOf(record)] as const);
      await actions.createData('pages.json', JSON.stringify(Object.fromEntries(data)));
      await actions.createData(recordsFile(locale), JSON.stringify(records));
    },
  };
}
