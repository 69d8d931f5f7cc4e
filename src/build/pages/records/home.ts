import type {LoadedContent} from '@docusaurus/plugin-content-pages';
import type {LoadContext} from '@docusaurus/types';

import type {PageRecord} from '../types';
import type {RecordContext} from './context';

/** The landing page's own summary, in `src/pages/index.tsx`; English stands in the code only. */
const summaryId = 'site.home.head.description';

/**
 * The record of the landing page, when there is one. Its description is the page's own where it is
 * translated, and the site's tagline otherwise.
 *
 * @param content what the pages plugin loaded
 */
export function homeRecords(
  content: NonNullable<LoadedContent>,
  {siteConfig, codeTranslations}: Pick<LoadContext, 'siteConfig' | 'codeTranslations'>,
  context: RecordContext,
): PageRecord[] {
  const home = content.find(({permalink}) => permalink === context.baseUrl);
  if (!home) {
    return [];
  }
  return [
    {
      kind: 'home',
      pageType: 'home',
      title: siteConfig.title,
      description: codeTranslations[summaryId] ?? siteConfig.tagline,
      routePath: home.permalink,
      lang: context.locale,
      toc: [],
      frontmatter: {pageType: 'home'},
      version: '',
      _relativePath: home.source.replace(/^.*\/pages\//, ''),
      feeds: [],
      sourcePath: null,
      sidebarPath: [],
      date: null,
      lastUpdatedTime: null,
      sections: [],
      markdown: null,
      untranslated: false,
      unlisted: false,
    },
  ];
}
