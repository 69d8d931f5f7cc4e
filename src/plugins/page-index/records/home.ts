import type {LoadedContent} from '@docusaurus/plugin-content-pages';
import type {DocusaurusConfig} from '@docusaurus/types';

import type {PageRecord} from '../types';
import type {RecordContext} from './context';

/**
 * The record of the landing page, when there is one.
 *
 * @param content what the pages plugin loaded
 * @param site name and tagline of the site
 */
export function homeRecords(
  content: NonNullable<LoadedContent>,
  site: Pick<DocusaurusConfig, 'title' | 'tagline'>,
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
      title: site.title,
      description: site.tagline,
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
