import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import type {ThemeOptions} from './themeOptions';

/** The theme's own options, validated at build time by `src/build/theme`. */
export function useSiteOptions(): ThemeOptions {
  const {siteConfig} = useDocusaurusContext();
  return siteConfig.themeConfig.site as ThemeOptions;
}
