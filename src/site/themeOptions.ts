import {socialLinks} from './product';

/** Switches of the theme beyond what Docusaurus has, validated by `src/plugins/site-theme`. */
export interface ThemeOptions {
  /** Show the light/dark switch; when false the site is always light. */
  darkMode: boolean;
  /** Show the search button. */
  search: boolean;
  /** Round reveal when the appearance is switched. */
  enableAppearanceAnimation: boolean;
  /** Show the button that scrolls back to the top. */
  enableScrollToTop: boolean;
  /** Where the tool family's pictures are kept, without a trailing slash. */
  assetHost: string;
  /** The tool and its version that the pages were checked against: `@rslib/core 1.0.1`. */
  checkedAgainst: string;
  /** Official channels shown in the navigation bar. */
  socialLinks: readonly {icon: string; label: string; href: string}[];
}

/** The switches as this site sets them; what the environment decides is added in the configuration. */
export const themeOptions: Omit<ThemeOptions, 'assetHost' | 'checkedAgainst'> = {
  darkMode: true,
  search: true,
  enableAppearanceAnimation: true,
  enableScrollToTop: true,
  socialLinks,
};
