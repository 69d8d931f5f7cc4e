import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';

import {usePageData} from '../Page/usePageData';
import styles from './styles.module.css';

/** Names a language in the language of the site round the page: `英语`, as no Chinese sentence has `English`. */
function useLanguageName(): (locale: string) => string {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const langOf = (locale: string): string => localeConfigs[locale]?.htmlLang ?? locale;
  const names = new Intl.DisplayNames(langOf(currentLocale), {type: 'language'});
  return (locale) => names.of(langOf(locale)) ?? locale;
}

/** What stands before the first heading, in the record of translations. */
export const introduction = 'introduction';

/** What has changed in the originals of sections that are behind, by the page's path and the section's id. */
type Stale = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Tells, below a heading, that the original has changed since the section was translated; nothing where it has not. */
export function StaleNotice({section}: {readonly section: string | undefined}): ReactNode {
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const data = usePluginData('page-index') as {stale?: Stale} | undefined;
  const {routePath} = usePageData();
  const {createUrl} = useAlternatePageUtils();
  const languageName = useLanguageName();
  const changes = section === undefined ? undefined : data?.stale?.[routePath]?.[section];
  if (changes === undefined) {
    return null;
  }
  const lang = localeConfigs[defaultLocale]?.htmlLang;
  const page = createUrl({locale: defaultLocale, fullyQualified: false});
  return (
    <div className={styles.notice} data-print="hidden">
      <p>
        <Translate
          id="site.translation.stale.notice"
          description="Stands below the heading of a section whose original has changed since it was translated; {link} leads to the original"
          values={{
            link: (
              <a href={section === introduction ? page : `${page}#${section}`} hrefLang={lang}>
                <Translate
                  id="site.translation.stale.link"
                  description="Link to the original of a section, in the sentence of site.translation.stale.notice; {language} is the name of its language"
                  values={{language: languageName(defaultLocale)}}
                >
                  {'{language} text'}
                </Translate>
              </a>
            ),
          }}
        >
          {'The original of this section has changed since it was translated: {link}.'}
        </Translate>
      </p>
      {changes ? (
        <details>
          <summary>
            <Translate
              id="site.translation.stale.changes"
              description="Opens the lines of the original that have changed, in the notice of site.translation.stale.notice"
            >
              What has changed
            </Translate>
          </summary>
          <pre lang={lang}>{changes}</pre>
        </details>
      ) : null}
    </div>
  );
}
