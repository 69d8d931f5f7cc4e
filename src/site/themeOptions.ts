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
  /** Official channels shown in the navigation bar. */
  socialLinks: readonly {icon: string; label: string; href: string}[];
}

/** The switches as this site sets them; the asset host comes from the environment. */
export const themeOptions: Omit<ThemeOptions, 'assetHost'> = {
  darkMode: true,
  search: true,
  enableAppearanceAnimation: true,
  enableScrollToTop: true,
  socialLinks,
};
