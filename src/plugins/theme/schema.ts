import {DEFAULT_CONFIG} from '@docusaurus/theme-classic/lib/options';
import type {Config} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

import {brandIcons} from '../../config/brandIcons';
import {locales} from '../../config/locales';
import type {ThemeOptions} from '../../config/themeOptions';
import {objectOf, problemsOf} from '../problems';

const boolean = Joi.boolean().required();
const address = Joi.string().uri({scheme: ['http', 'https']});
const inPopover = Joi.valid('text', 'img', 'dom').required();

const socialLink = objectOf({
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
  label: Joi.string().required(),
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

/** Refuses a key that this theme ignores, unless it has Docusaurus' default. @param instead what the message suggests */
function unsupported(instead: string, ...defaults: unknown[]): Joi.Schema {
  const message = `{{#label}} is not supported: ${instead}`;
  const schema = defaults.length > 0 ? Joi.valid(...defaults) : Joi.forbidden();
  return schema.messages({'any.only': message, 'any.unknown': message});
}

const {prism} = DEFAULT_CONFIG;
const colors = 'colors are the --rs-code-… tokens in src/css/tokens.css';

const themeConfig = Joi.object({
  site,
  colorMode: Joi.object({
    disableSwitch: Joi.when('...site.darkMode', {
      is: true,
      then: unsupported('set darkMode in src/config/themeOptions.ts', false),
    }),
  }).unknown(),
  navbar: Joi.object({
    style: unsupported('colors are tokens in src/css/tokens.css'),
    hideOnScroll: unsupported('set hideNavbar: "auto" in src/config/themeOptions.ts', false),
    items: Joi.array().items(navbarItem),
  }).unknown(),
  docs: Joi.object({
    sidebar: Joi.object({
      hideable: unsupported('sections collapse, the sidebar does not', false),
      autoCollapseCategories: unsupported('sections stay as the reader leaves them', false),
    }).unknown(),
  }).unknown(),
  footer: unsupported('the footer is src/theme/Footer'),
  prism: Joi.object({
    theme: unsupported(colors, prism.theme),
    darkTheme: unsupported(colors),
    defaultLanguage: unsupported('set the language on each sample'),
    magicComments: Joi.array().items(
      unsupported('only highlight-next-line, -start and -end are', ...prism.magicComments),
    ),
  }).unknown(),
}).unknown();

/** Lists what is wrong with `themeConfig`. The classic theme may have filled in its defaults by now. */
export const themeProblems = (config: object): string[] =>
  problemsOf(Joi.object({themeConfig}), {themeConfig: config}, 'docusaurus.config.ts');

const siteConfig = Joi.object({
  trailingSlash: unsupported('addresses of folders end with a slash, those of pages do not'),
  markdown: Joi.object({mermaid: unsupported('write an SVG file', false)}).unknown(),
}).unknown();

const presetOptions = Joi.object({
  docs: Joi.object({breadcrumbs: unsupported('the sidebar shows the place', false)})
    .unknown()
    .allow(false),
  blog: Joi.object({
    blogSidebarCount: unsupported('the blog has no sidebar', 0),
    feedOptions: Joi.object({
      type: unsupported('src/plugins/output writes the feed', null),
    }).unknown(),
  })
    .unknown()
    .allow(false),
}).unknown();

/** Lists what is wrong with the rest of the configuration, and with the options of the preset. */
export function siteProblems(config: Partial<Config>): string[] {
  const [, options] = config.presets?.find((preset) => Array.isArray(preset)) ?? [];
  return [
    ...problemsOf(siteConfig, config, 'docusaurus.config.ts'),
    ...problemsOf(presetOptions, options, 'docusaurus.config.ts: presets'),
  ];
}
