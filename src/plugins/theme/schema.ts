import {isDeepStrictEqual} from 'node:util';

import {DEFAULT_CONFIG} from '@docusaurus/theme-classic/lib/options';
import type {Config} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

import {brandIcons} from '../../config/brandIcons';
import {locales} from '../../config/locales';
import type {ThemeOptions} from '../../config/themeOptions';
import {objectOf, problemsOf, shorten} from '../problems';

const boolean = Joi.boolean().required();
const address = Joi.string().uri({scheme: ['http', 'https']});
const text = Joi.string().required();
const forbidden = Joi.forbidden();
const inPopover = Joi.valid('text', 'img', 'dom').required();

const socialLink = objectOf({
  icon: Joi.valid(...Object.keys(brandIcons)).required(),
  label: text,
  mode: Joi.valid('link', 'text', 'img', 'dom'),
  href: Joi.when('mode', {is: inPopover, then: forbidden, otherwise: address.required()}),
  content: Joi.when('mode', {is: inPopover, then: text, otherwise: forbidden}),
});

const texts = objectOf({
  editLinkText: Joi.string().allow(''),
  lastUpdatedText: Joi.string(),
  outlineTitle: Joi.string(),
});

const site = objectOf({
  darkMode: boolean,
  search: boolean,
  enableAppearanceAnimation: boolean,
  enableContentAnimation: boolean,
  enableScrollToTop: boolean,
  fallbackHeadingTitle: boolean,
  outline: boolean,
  hideNavbar: Joi.valid('never', 'always', 'auto').required(),
  localeRedirect: Joi.valid('auto', 'never').required(),
  toolsTrigger: Joi.valid('hover', 'click').required(),
  markdown: objectOf({showLineNumbers: boolean, defaultWrapCode: boolean}).required(),
  texts: objectOf(Object.fromEntries(locales.map((locale) => [locale, texts]))).required(),
  assetHost: address.required(),
  checkedAgainst: Joi.object().pattern(Joi.string(), Joi.string()).required(),
  socialLinks: Joi.array().items(socialLink).required(),
  policy: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())).required(),
} satisfies Record<keyof ThemeOptions, Joi.Schema>).required();

const link = {
  label: text,
  tag: Joi.string(),
  to: Joi.string(),
  href: Joi.string(),
  activeBaseRegex: Joi.string(),
};

/** A link or a group of links. Docusaurus' own validation, which runs before, allows more kinds. */
const navbarItem = objectOf({
  ...link,
  position: Joi.valid('left', 'right'),
  type: Joi.valid('dropdown'),
  items: Joi.array().items(objectOf(link).xor('to', 'href')).min(1),
}).xor('to', 'href', 'items');

const themeSchema = Joi.object({
  site,
  navbar: Joi.object({items: Joi.array().items(navbarItem)}).unknown(),
  // The switch in the bar is the theme's own.
  colorMode: Joi.object({
    disableSwitch: Joi.when('...site.darkMode', {is: true, then: Joi.valid(false)}),
  })
    .unknown()
    .messages({
      'any.only': '{{#label}} is not supported: set darkMode in src/config/themeOptions.ts',
    }),
}).unknown();

const colors = 'colors are the --rs-code-… tokens in src/css/tokens.css';

/** Keys of Docusaurus that this site ignores, and what to do instead. */
const unsupportedKeys: Readonly<Record<string, string>> = {
  'themeConfig.navbar.style': 'colors are tokens in src/css/tokens.css',
  'themeConfig.navbar.hideOnScroll': 'set hideNavbar: "auto" in src/config/themeOptions.ts',
  'themeConfig.docs.sidebar.hideable': 'sections collapse, the sidebar does not',
  'themeConfig.docs.sidebar.autoCollapseCategories': 'sections stay as the reader leaves them',
  'themeConfig.footer': 'the footer is src/theme/Footer',
  'themeConfig.prism.theme': colors,
  'themeConfig.prism.darkTheme': colors,
  'themeConfig.prism.defaultLanguage': 'set the language on each sample',
  'themeConfig.prism.magicComments': 'only highlight-next-line, -start and -end are',
  trailingSlash: 'addresses of folders end with a slash, those of pages do not',
  'markdown.mermaid': 'write an SVG file',
  'preset.docs.breadcrumbs': 'the sidebar shows the place',
  'preset.blog.blogSidebarCount': 'the blog has no sidebar',
  'preset.blog.feedOptions.type': 'src/plugins/output writes the feed',
};

/** @returns the value below a path such as `themeConfig.prism.theme` */
const valueAt = (from: object, keys: string): unknown =>
  keys
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], from);

function unsupportedIn(config: object): string[] {
  return Object.entries(unsupportedKeys).flatMap(([key, instead]) => {
    const value = valueAt(config, key);
    // Other keys that are off ask for nothing.
    const asks = value || (key === 'trailingSlash' && value !== undefined);
    return asks && !isDeepStrictEqual(value, valueAt({themeConfig: DEFAULT_CONFIG}, key))
      ? [`docusaurus.config.ts: "${key}" is not supported: ${instead}. Found: ${shorten(value)}`]
      : [];
  });
}

/** Lists what is wrong with `themeConfig`. The classic theme may have filled in its defaults by now. */
export const themeProblems = (themeConfig: object): string[] => [
  ...problemsOf(Joi.object({themeConfig: themeSchema}), {themeConfig}, 'docusaurus.config.ts'),
  ...unsupportedIn({themeConfig}),
];

/** Lists what is wrong with the rest of the configuration, and with the options of the preset. */
export function siteProblems({trailingSlash, markdown, presets}: Partial<Config>): string[] {
  const [, preset] = presets?.find((each) => Array.isArray(each)) ?? [];
  return unsupportedIn({trailingSlash, markdown, preset});
}
