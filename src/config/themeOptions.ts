import type {BrandIconName} from './brandIcons';
import type {Locale} from './locales';
import {socialLinks} from './product';

/** Switches of the theme beyond what Docusaurus has, validated by `src/plugins/theme`. */
export interface ThemeOptions {
  /** Show the light/dark switch; when false the site is always light. */
  darkMode: boolean;
  search: boolean;
  /** Round reveal when the appearance is switched. */
  enableAppearanceAnimation: boolean;
  /** Short fade of the text when a link has led to another page. */
  enableContentAnimation: boolean;
  enableScrollToTop: boolean;
  /** Show the title from front matter as heading of a page that has no `# Heading`. */
  fallbackHeadingTitle: boolean;
  /** Show the list of a page's headings; a page can hide it with `outline: false`. */
  outline: boolean;
  /** Host of the images that the related tools share, without a trailing slash. */
  assetHost: string;
  /** The tool and its version that the pages were checked against, by version of the docs: `@rslib/core 1.0.1`. */
  checkedAgainst: Readonly<Record<string, string>>;
  /** When to hide the navigation bar; `auto`: on scrolling down. */
  hideNavbar: 'never' | 'always' | 'auto';
  /** Redirect the first visit to the language of the browser. */
  localeRedirect: 'auto' | 'never';
  toolsTrigger: 'hover' | 'click';
  /** Defaults of samples; a fence overrides them: `showLineNumbers`, `wrap=false`. */
  markdown: {showLineNumbers: boolean; defaultWrapCode: boolean};
  /** Texts in place of those in `i18n/<language>/code.json`. */
  texts: Readonly<Partial<Record<Locale, ThemeTexts>>>;
  socialLinks: readonly SocialLink[];
  /**
   * Sources that the content security policy allows beside the site's own files, by directive:
   * `{'connect-src': ['https://api.example.org']}`. The build itself adds the inline scripts of the pages, and the hosts
   * of their scripts, pictures, videos, frames and stylesheets.
   */
  policy: Readonly<Record<string, readonly string[]>>;
}

export interface ThemeTexts {
  /** An empty text hides the link. */
  readonly editLinkText?: string;
  readonly lastUpdatedText?: string;
  readonly outlineTitle?: string;
}

export interface SocialLink {
  icon: BrandIconName;
  /** Accessible name. */
  label: string;
  /** `link` opens a new tab; the others show `content` in a popover. Default: `link`. */
  mode?: 'link' | 'text' | 'img' | 'dom';
  href?: string;
  /** Content of the popover: a text, the address of an image, or HTML. */
  content?: string;
}

/** The switches as this site sets them; what the environment decides is added in the configuration. */
export const themeOptions: Omit<ThemeOptions, 'assetHost' | 'checkedAgainst'> = {
  darkMode: true,
  search: true,
  enableAppearanceAnimation: true,
  enableContentAnimation: false,
  enableScrollToTop: true,
  fallbackHeadingTitle: true,
  outline: true,
  hideNavbar: 'never',
  localeRedirect: 'auto',
  toolsTrigger: 'hover',
  markdown: {showLineNumbers: false, defaultWrapCode: false},
  texts: {},
  socialLinks,
  policy: {},
};
