import {useId, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';

import {IconLanguage} from '../icons';
import {readingPosition} from '../../utils/readingPosition';
import {useHoverMenu} from '../../hooks/useHoverMenu';
import styles from './styles.module.css';

/**
 * The language menu. A link leads to the same page in the other language and, when followed, takes
 * along the query and the heading being read (or else the hash). Nothing where there is one language.
 */
export default function LocaleSwitcher(): ReactNode {
  const {
    i18n: {locales, currentLocale, localeConfigs},
  } = useDocusaurusContext();
  const alternatePage = useAlternatePageUtils();
  const {pathname} = useLocation();
  const menu = useHoverMenu(pathname);
  const listId = useId();
  if (locales.length < 2) {
    return null;
  }
  return (
    <div className={styles.menu} {...menu.containerProps}>
      <button
        type="button"
        className={styles.button}
        aria-label={translate({
          id: 'theme.navbar.mobileLanguageDropdown.label',
          message: 'Languages',
          description: 'The label for the mobile language switcher dropdown',
        })}
        aria-controls={listId}
        {...menu.buttonProps}>
        <IconLanguage />
      </button>
      <ul id={listId} className={styles.list} hidden={!menu.open}>
        {locales.map((locale) => (
          <li key={locale}>
            {/* A full page load: each language is an application of its own. */}
            {/* eslint-disable-next-line @docusaurus/no-html-links */}
            <a
              className={styles.link}
              href={alternatePage.createUrl({locale, fullyQualified: false})}
              lang={localeConfigs[locale]?.htmlLang}
              hrefLang={localeConfigs[locale]?.htmlLang}
              aria-current={locale === currentLocale ? 'true' : undefined}
              onClick={(event) => {
                const target = new URL(event.currentTarget.href);
                target.search = window.location.search;
                target.hash = readingPosition();
                event.currentTarget.href = target.href;
              }}>
              {localeConfigs[locale]?.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
