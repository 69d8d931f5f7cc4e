import fs from 'node:fs';
import path from 'node:path';

import {Joi} from '@docusaurus/utils-validation';
import type {
  HtmlTagObject,
  LoadContext,
  Plugin,
  ThemeConfigValidationContext,
} from '@docusaurus/types';

import type {Locale, ThemeOptions} from '../../config';
import {brandIcons} from '../../config/brandIcons';
import {inlineScript} from '../inlineScripts';
import {siteFaults, themeFaults} from './notFollowed';

const address = Joi.string().uri({scheme: ['http', 'https']});

const inPopover = Joi.valid('text', 'img', 'dom').required();

const themeOptionsSchema = Joi.object<ThemeOptions>({
  darkMode: Joi.boolean().required(),
  search: Joi.boolean().required(),
  enableAppearanceAnimation: Joi.boolean().required(),
  enableScrollToTop: Joi.boolean().required(),
  hideNavbar: Joi.string().valid('never', 'always', 'auto').required(),
  localeRedirect: Joi.string().valid('auto', 'never').required(),
  toolsTrigger: Joi.string().valid('hover', 'click').required(),
  assetHost: address.required(),
  checkedAgainst: Joi.object().pattern(Joi.string(), Joi.string()).required(),
  socialLinks: Joi.array()
    .items(
      Joi.object({
        icon: Joi.valid(...Object.keys(brandIcons)).required(),
        label: Joi.string().required(),
        mode: Joi.string().valid('link', 'text', 'img', 'dom'),
        href: Joi.when('mode', {
          is: inPopover,
          then: Joi.forbidden(),
          otherwise: address.required(),
        }),
        content: Joi.when('mode', {
          is: inPopover,
          then: Joi.string().required(),
          otherwise: Joi.forbidden(),
        }),
      }),
    )
    .required(),
  policy: Joi.object()
    .pattern(
      Joi.string().pattern(/^[a-z]+(?:-[a-z]+)*$/, 'directive'),
      // A semicolon or a space would begin something else.
      Joi.array().items(Joi.string().pattern(/^[^\s;,"]+$/, 'source')),
    )
    .required(),
});

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

const source = (name: string): string => path.resolve(__dirname, '../..', name);

/** The attribute keeps the minifier from joining it with a plugin's script, which would take it along when it throws. */
async function scriptTag(entry: string): Promise<HtmlTagObject> {
  return {
    tagName: 'script',
    attributes: {'data-site': true},
    innerHTML: await inlineScript(entry),
  };
}

/** Behaviour that is alive on every page: client modules, in the order in which they run, without unused features. */
function clientModules(unused: ReadonlySet<string>): string[] {
  const features = fs
    .readdirSync(source('features'))
    .filter((name) => fs.existsSync(source(`features/${name}/client.ts`)))
    .filter((name) => !unused.has(name))
    .toSorted();
  return [
    'runtime/normalizeRoute',
    ...features.map((name) => `features/${name}/client`),
    'home/client',
    'search/opener/client',
  ];
}

/** What our theme needs of the build beyond components: its client modules and its pre-paint scripts. */
export default async function siteTheme({siteConfig, i18n}: LoadContext): Promise<Plugin> {
  const faults = siteFaults(siteConfig, i18n.currentLocale as Locale);
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  const {hideNavbar, localeRedirect} = siteConfig.themeConfig.site as ThemeOptions;
  // `npm start` hydrates the whole page.
  const isHydrated = process.env.NODE_ENV !== 'production';
  const redirects = localeRedirect === 'auto' && i18n.locales.length > 1;
  const headTags = [
    ...(redirects ? [await scriptTag('features/LocaleSwitcher/early')] : []),
    await scriptTag('build/inlineScripts/head'),
  ];
  const unused = new Set([
    ...(siteConfig.themeConfig.announcementBar ? [] : ['AnnouncementBar']),
    ...(hideNavbar === 'auto' ? [] : ['HidingNavbar']),
  ]);
  const preBodyTags = [await scriptTag('features/Appearance/early')];
  return {
    name: 'site-theme',
    getClientModules: () =>
      [...(isHydrated ? ['features/Appearance/tellReact'] : []), ...clientModules(unused)].map(
        source,
      ),
    injectHtmlTags: () => ({headTags, preBodyTags}),
  };
}

/** Validates `themeConfig.site`, and that nothing else is asked of the theme that it does not do. */
export function validateThemeConfig({
  themeConfig,
  validate,
}: ThemeConfigValidationContext<{site?: ThemeOptions}>): {site?: ThemeOptions} {
  const faults = themeFaults(themeConfig);
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  const schema = Joi.object<{site?: ThemeOptions; navbar?: object}>({
    site: themeOptionsSchema.required(),
    navbar: Joi.object({items: Joi.array().items(navbarItem)}).unknown(),
  }).unknown();
  return validate(schema, themeConfig);
}
