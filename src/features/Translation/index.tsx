import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';

import {usePageData} from '../Page/usePageData';
import styles from './styles.module.css';

/** The section before the first heading. */
export const introduction = 'introduction';

/** Warn that the original of a section has changed since it was translated. */
export function StaleNotice({section}: {readonly section: string | undefined}): ReactNode {
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const data = usePluginData('page-index') as {outdated?: string[]} | undefined;
  const {routePath} = usePageData();
  const {createUrl} = useAlternatePageUtils();
  if (section === undefined || !data?.outdated?.includes(`${routePath}#${section}`)) {
    return null;
  }
  const page = createUrl({locale: defaultLocale, fullyQualified: false});
  const link = (
    <a
      href={section === introduction ? page : `${page}#${section}`}
      hrefLang={localeConfigs[defaultLocale]?.htmlLang}
    >
      <Translate
        id="site.translation.stale.link"
        description="Link to the original of a section, in the sentence of site.translation.stale.notice"
      >
        read the original
      </Translate>
    </a>
  );
  return (
    <p className={styles.notice} data-print="hidden">
      <Translate
        id="site.translation.stale.notice"
        description="Stands below the heading of a section whose original has changed since it was translated; {link} leads to the original"
        values={{link}}
      >
        {'The original of this section has changed since it was translated: {link}.'}
      </Translate>
    </p>
  );
}
