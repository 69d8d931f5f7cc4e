import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import type {Locale} from './locales';
import type {ThemeOptions, ThemeTexts} from './themeOptions';

/** The theme's own options, validated at build time by `src/plugins/theme`. */
export function useSiteOptions(): ThemeOptions {
  const {siteConfig} = useDocusaurusContext();
  return siteConfig.themeConfig.site as ThemeOptions;
}

/** Texts that the configuration sets for the current language in place of the translated ones. */
export function useThemeTexts(): ThemeTexts {
  const {i18n} = useDocusaurusContext();
  return useSiteOptions().texts[i18n.currentLocale as Locale] ?? {};
}
