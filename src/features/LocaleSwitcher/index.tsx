import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';

import {ChoiceMenu} from '../HoverMenu';
import {IconLanguage} from '../icons';

/** The language menu: the same page in each language. Empty if there is only one. */
export default function LocaleSwitcher(): ReactNode {
  const {locales, currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const alternatePage = useAlternatePageUtils();
  return (
    <ChoiceMenu
      sign={<IconLanguage />}
      label={translate({id: 'theme.navbar.mobileLanguageDropdown.label', message: 'Languages'})}
      choices={locales.map((locale) => ({
        label: localeConfigs[locale]?.label ?? locale,
        href: alternatePage.createUrl({locale, fullyQualified: false}),
        isCurrent: locale === currentLocale,
        lang: localeConfigs[locale]?.htmlLang,
      }))}
    />
  );
}
