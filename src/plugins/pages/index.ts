import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {defaultLocale, type Locale} from '../../config/locales';
import type {PageEntry} from '../../lib/pageData';
import {routeKey} from '../../lib/routes';
import {compareSections} from '../../lib/translations.mjs';
import {stopIfAny} from '../problems';
import {frontMatterProblems, sidebarProblems} from './problems';
import {pageEntries, type SiteContent} from './entries';

/** Lists what is wrong in the front matter of pages and in sidebars. */
const problemsIn = (entries: readonly PageEntry[], {docs}: SiteContent, siteDir: string) => [
  ...entries.filter(({source}) => source).flatMap(frontMatterProblems),
  ...docs.loadedVersions.flatMap(({sidebarFilePath, sidebars}) =>
    Object.values(sidebars).flatMap((items) =>
      sidebarProblems(path.relative(siteDir, sidebarFilePath || 'sidebars'), items),
    ),
  ),
];

/** Lists the addresses of sections whose original has changed since they were translated. */
function outdatedSections(entries: readonly PageEntry[], siteDir: string, locale: string) {
  const sections = locale === defaultLocale ? [] : compareSections(siteDir, locale);
  return sections
    .filter(({state}) => state === 'original changed')
    .flatMap(({id, files}) =>
      entries
        .filter(({source}) => files.includes(source))
        .map(({routePath}) => `${routePath}#${id}`),
    );
}

/**
 * The one place that knows every page of the site. Checks what the content plugins loaded, and writes the entries of the
 * language into `pages.json`: for `usePageData`, for overview pages, and for `src/plugins/output`, which completes them
 * when the pages are finished.
 */
export default function pageIndex(context: LoadContext): Plugin {
  return {
    name: 'page-index',
    async allContentLoaded({allContent, actions}) {
      // The content is typed as unknown, because any plugin may exist.
      const contentOf = (plugin: string): unknown => allContent[plugin]?.default;
      const content = {
        docs: contentOf('docusaurus-plugin-content-docs'),
        blog: contentOf('docusaurus-plugin-content-blog'),
        pages: contentOf('docusaurus-plugin-content-pages') ?? [],
      } as SiteContent;
      const locale = context.i18n.currentLocale as Locale;
      const entries = pageEntries(content, locale, context);
      stopIfAny('Pages', problemsIn(entries, content, context.siteDir));
      actions.setGlobalData({outdated: outdatedSections(entries, context.siteDir, locale)});
      const pages = entries.map((entry) => [routeKey(entry.routePath), entry] as const);
      await actions.createData('pages.json', JSON.stringify(Object.fromEntries(pages)));
    },
  };
}
