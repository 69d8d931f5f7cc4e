import {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';

import {IconLanguage} from '../icons';
import styles from './styles.module.css';

/**
 * The language menu: the same page in each language. `src/client/controls` opens and closes it, and
 * adds query and reading position to a link that is followed. Nothing where there is one language.
 */
export default function LocaleSwitcher(): ReactNode {
  const {
    i18n: {locales, currentLocale, localeConfigs},
  } = useDocusaurusContext();
  const alternatePage = useAlternatePageUtils();
  const listId = useId();
  if (locales.length < 2) {
    return null;
  }
  return (
    <div className={styles.menu} data-hover-menu>
      <button
        type="button"
        className={styles.button}
        aria-label={translate({
          id: 'theme.navbar.mobileLanguageDropdown.label',
          message: 'Languages',
          description: 'The label for the mobile language switcher dropdown',
        })}
        aria-expanded="false"
        aria-controls={listId}
      >
        <IconLanguage />
      </button>
      <ul id={listId} className={styles.list} hidden data-sync="locales">
        {locales.map((locale) => (
          <li key={locale}>
            {/* A plain link: each language is an application of its own. */}
            {}
            <a
              className={styles.link}
              href={alternatePage.createUrl({locale, fullyQualified: false})}
              lang={localeConfigs[locale]?.htmlLang}
              hrefLang={localeConfigs[locale]?.htmlLang}
              aria-current={locale === currentLocale ? 'true' : undefined}
              data-locale-link
            >
              {localeConfigs[locale]?.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
