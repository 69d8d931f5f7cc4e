import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';

import HoverMenu from '../HoverMenu';
import {IconLanguage} from '../icons';
import {alternateLink} from './client';

/** The language menu: the same page in each language. Empty if there is only one. */
export default function LocaleSwitcher(): ReactNode {
  const {locales, currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const {createUrl} = useAlternatePageUtils();
  return locales.length < 2 ? null : (
    <HoverMenu
      trigger={<IconLanguage />}
      label={translate({id: 'theme.navbar.mobileLanguageDropdown.label', message: 'Languages'})}
    >
      <ul>
        {locales.map((locale) => (
          <li key={locale}>
            {/* A plain link: another language is an application of its own. */}
            <a
              className="entry"
              href={createUrl({locale, fullyQualified: false})}
              lang={localeConfigs[locale]?.htmlLang}
              hrefLang={localeConfigs[locale]?.htmlLang}
              aria-current={locale === currentLocale ? 'true' : undefined}
              {...alternateLink()}
            >
              {localeConfigs[locale]?.label ?? locale}
            </a>
          </li>
        ))}
      </ul>
    </HoverMenu>
  );
}
