import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';

import {ChoiceMenu} from '../HoverMenu';
import {IconLanguage} from '../icons';

/** The language menu: the same page in each language. Nothing where there is one language. */
export default function LocaleSwitcher(): ReactNode {
  const {
    i18n: {locales, currentLocale, localeConfigs},
  } = useDocusaurusContext();
  const alternatePage = useAlternatePageUtils();
  return (
    <ChoiceMenu
      sign={<IconLanguage />}
      label={translate({
        id: 'theme.navbar.mobileLanguageDropdown.label',
        message: 'Languages',
      })}
      sync="locales"
      choices={locales.map((locale) => ({
        label: localeConfigs[locale]?.label ?? locale,
        href: alternatePage.createUrl({locale, fullyQualified: false}),
        isCurrent: locale === currentLocale,
        lang: localeConfigs[locale]?.htmlLang,
      }))}
    />
  );
}
