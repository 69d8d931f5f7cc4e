import {DEFAULT_CONFIG} from '@docusaurus/theme-classic/lib/options';
import type {DocusaurusConfig} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

import {brandIcons} from '../../config/brandIcons';
import {defaultLocale, locales, type Locale} from '../../config/locales';
import {siteBase} from '../../config/siteBase';
import {storageNamespace} from '../../config/storage';
import type {ThemeOptions} from '../../config/themeOptions';
import {localeBase} from '../../lib/routes';
import {pluginOptions} from '../pluginOptions';
import {problemsOf} from '../problems';

/* Configuration that this theme does not follow is refused, since Docusaurus would drop it without a word. */

/** Refuses a key unless it has Docusaurus' default, and says what serves instead. */
function refuse(instead: string, ...defaults: unknown[]): Joi.Schema {
  const message = `{{#label}} is not supported. ${instead}`;
  const schema = defaults.length > 0 ? Joi.valid(...defaults) : Joi.forbidden();
  return schema.messages({'any.only': message, 'any.unknown': message});
}

/** Keeps a key to the values that the theme is made for. */
const keep = (instead: string, ...values: unknown[]): Joi.Schema =>
  Joi.valid(...values).messages({'any.only': `{{#label}} must be {{#valids}}. ${instead}`});

const boolean = Joi.boolean().required();
const address = Joi.string().uri({scheme: ['http', 'https']});
const inPopover = Joi.valid('text', 'img', 'dom').required();

const socialLink = Joi.object({
  icon: Joi.valid(...Object.keys(brandIcons)).required(),
  label: Joi.string().required(),
  mode: Joi.valid('link', 'text', 'img', 'dom'),
  href: Joi.when('mode', {is: inPopover, then: Joi.forbidden(), otherwise: address.required()}),
  content: Joi.when('mode', {
    is: inPopover,
    then: Joi.string().required(),
    otherwise: Joi.forbidden(),
  }),
});

const texts = Joi.object({
  editLinkText: Joi.string().allow(''),
  lastUpdatedText: Joi.string(),
  outlineTitle: Joi.string(),
});

/** Values of a directive: a semicolon or a space would begin something else. */
const source = Joi.string().pattern(/^[^\s;,"]+$/, 'source');

const site = Joi.object({
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
  markdown: Joi.object({showLineNumbers: boolean, defaultWrapCode: boolean}).required(),
  texts: Joi.object(Object.fromEntries(locales.map((locale) => [locale, texts]))).required(),
  assetHost: address.required(),
  checkedAgainst: Joi.object().pattern(Joi.string(), Joi.string()).required(),
  socialLinks: Joi.array().items(socialLink).required(),
  policy: Joi.object()
    .pattern(Joi.string().pattern(/^[a-z]+(?:-[a-z]+)*$/, 'directive'), Joi.array().items(source))
    .required(),
} satisfies Record<keyof ThemeOptions, Joi.Schema>).required();

const {prism} = DEFAULT_CONFIG;
const tokens = 'Colours of code are the --rs-code-… tokens in src/css/tokens.css.';
const noSidebar = 'The blog has no sidebar.';
const any = Joi.any();

/** @throws SyntaxError with what is wrong */
function checkPattern(pattern: string): string {
  new RegExp(pattern);
  return pattern;
}

const link = {
  label: Joi.string().required(),
  tag: Joi.string(),
  to: Joi.string(),
  href: Joi.string(),
  activeBaseRegex: Joi.string().custom(checkPattern),
};

/** A link or a group of links. Docusaurus' own validation, which comes first, knows more kinds. */
const navbarItem = Joi.object({
  ...link,
  position: Joi.valid('left', 'right'),
  type: Joi.valid('dropdown'),
  items: Joi.array().items(Joi.object(link).xor('to', 'href')).min(1),
}).xor('to', 'href', 'items');

const themeConfig = Joi.object({
  site,
  colorMode: Joi.object({
    disableSwitch: Joi.when('...site.darkMode', {
      is: false,
      otherwise: keep('Set darkMode in src/config/themeOptions.ts.', false),
    }),
  }).unknown(),
  navbar: Joi.object({
    style: refuse('Colours are tokens in src/css/tokens.css.'),
    hideOnScroll: keep('Set hideNavbar: "auto" in src/config/themeOptions.ts.', false),
    items: Joi.array().items(navbarItem),
  }).unknown(),
  footer: refuse('The footer is src/theme/Footer.'),
  prism: Joi.object({
    theme: refuse(tokens, prism.theme),
    darkTheme: refuse(tokens),
    defaultLanguage: refuse('Set the language on each sample.'),
    magicComments: Joi.array().items(
      refuse('Mark lines in braces after the language of the sample.', ...prism.magicComments),
    ),
  }).unknown(),
  docs: Joi.object({
    sidebar: Joi.object({
      hideable: keep('Sections collapse, the sidebar does not.', false),
      autoCollapseCategories: keep('Sections stay as the reader leaves them.', false),
    }).unknown(),
  }).unknown(),
  algolia: Joi.object({
    ...{appId: any, apiKey: any, indexName: any, searchParameters: any, contextualSearch: any},
    ...{insights: any, recommendations: any, disableUserPersonalization: any},
    searchPagePath: keep('The search is a dialog: src/search/modal.', false, null),
  }),
}).unknown();

/** Lists what is wrong with `themeConfig`. Defaults of the classic theme may have been filled in by now. */
export const themeProblems = (config: object): string[] =>
  problemsOf(Joi.object({themeConfig}), {themeConfig: config}, 'docusaurus.config.ts');

const localeConfig = Joi.object({label: any, htmlLang: any, direction: any, calendar: any});

const siteSchema = (locale: Locale): Joi.Schema =>
  Joi.object({
    // A language that is built alone is served at the site's own base.
    baseUrl: keep('Set SITE_BASE_URL in the environment.', siteBase, localeBase(locale)),
    trailingSlash: refuse('Addresses of folders end with a slash, those of pages do not.'),
    i18n: Joi.object({
      path: keep('Translations are in this folder: src/config/contentFolders.mjs.', 'i18n'),
      defaultLocale: keep('Set it in src/config/locales.ts.', defaultLocale),
      localeConfigs: Joi.object().pattern(Joi.string(), localeConfig),
    }).unknown(),
    storage: Joi.object({
      type: keep('The choices of readers persist: src/lib/storage.ts.', 'localStorage'),
      namespace: keep('Set it in src/config/storage.ts.', storageNamespace),
    }).unknown(),
    future: Joi.object({
      experimental_router: keep('Each page is a file at its own address.', 'browser'),
      faster: Joi.object({
        rspackBundler: keep('src/plugins/bundle is written for Rspack.', true),
      }).unknown(),
    }).unknown(),
  }).unknown();

const docsOptions = Joi.object({
  breadcrumbs: keep('The sidebar shows where a page is.', false),
  versions: Joi.object().pattern(
    Joi.string(),
    Joi.object({badge: keep('The bar names the version.', false)}).unknown(),
  ),
}).unknown();

const noFeed = 'The feed is src/plugins/output/steps/feed.ts: set the type to null.';

const blogOptions = Joi.object({
  id: keep('The site has one blog.', 'default'),
  blogSidebarCount: keep(noSidebar, 0),
  blogSidebarTitle: refuse(noSidebar),
  // Docusaurus writes feeds where nothing is said of them.
  feedOptions: Joi.object({type: keep(noFeed, null).required()}).required(),
}).unknown();

/** Lists what is wrong with the rest of the configuration, and with the options of the docs and the blog. */
export function siteProblems(siteConfig: DocusaurusConfig, locale: Locale): string[] {
  const optionsOf = (plugin: 'docs' | 'blog') =>
    pluginOptions(siteConfig, plugin).map((options) => ({[plugin]: options}));
  const sets = optionsOf('docs');
  const values = [...sets, ...optionsOf('blog')];
  const schema = Joi.object({docs: docsOptions, blog: blogOptions});
  const file = 'docusaurus.config.ts';
  return [
    ...(sets.length === 0 ? [`${file}: "docs" is required in presets: the theme needs docs`] : []),
    ...problemsOf(siteSchema(locale), siteConfig, file),
    ...values.flatMap((value) => problemsOf(schema, value, file)),
  ];
}
