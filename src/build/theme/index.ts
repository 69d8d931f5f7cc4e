import fs from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';

import {DEFAULT_CONFIG} from '@docusaurus/theme-classic/lib/options';
import {Joi} from '@docusaurus/utils-validation';
import type {
  HtmlTagObject,
  LoadContext,
  Plugin,
  ThemeConfigValidationContext,
} from '@docusaurus/types';

import type {ThemeOptions} from '../../config';
import {clientLayer} from '../../config/environment';
import {inlineScript} from '../inlineScripts';

const address = Joi.string().uri({scheme: ['http', 'https']});

const inPopover = Joi.valid('text', 'img', 'dom').required();

const themeOptionsSchema = Joi.object<ThemeOptions>({
  darkMode: Joi.boolean().required(),
  search: Joi.boolean().required(),
  enableAppearanceAnimation: Joi.boolean().required(),
  enableScrollToTop: Joi.boolean().required(),
  enableQualityPage: Joi.boolean().required(),
  hideNavbar: Joi.string().valid('never', 'always', 'auto').required(),
  localeRedirect: Joi.string().valid('auto', 'never').required(),
  toolsTrigger: Joi.string().valid('hover', 'click').required(),
  assetHost: address.required(),
  checkedAgainst: Joi.object().pattern(Joi.string(), Joi.string()).required(),
  socialLinks: Joi.array()
    .items(
      Joi.object({
        icon: Joi.string().valid('github', 'x', 'discord').required(),
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
  trustedTypes: Joi.boolean().required(),
  policy: Joi.object()
    .pattern(
      Joi.string().pattern(/^[a-z]+(?:-[a-z]+)*$/, 'directive'),
      // A semicolon or a space would begin something else.
      Joi.array().items(Joi.string().pattern(/^[^\s;,"]+$/, 'source')),
    )
    .required(),
});

/** Keys of theme-classic that this theme does not follow, and what serves instead. */
const notFollowed = {
  'navbar.logo': 'The logo is drawn in src/features/Navbar/index.tsx.',
  'navbar.style': 'The colours are tokens in src/css/tokens.css.',
  'navbar.hideOnScroll': 'Set hideNavbar: "auto" in src/config/themeOptions.ts.',
  footer: 'The footer is src/theme/Footer.',
  'prism.theme': 'The colours of code are the --rs-code-… tokens in src/css/tokens.css.',
  'prism.darkTheme': 'The colours of code are the --rs-code-… tokens in src/css/tokens.css.',
  'prism.defaultLanguage': 'Set the language on each sample.',
  'prism.magicComments': 'The markers are defined in src/build/markdown/codeBlock/markedLines.ts.',
  'docs.sidebar.hideable':
    'Sections of the sidebar can be collapsed, but the sidebar itself cannot.',
  'docs.sidebar.autoCollapseCategories': 'Sections stay as the reader leaves them.',
  'docs.versionPersistence': 'The version is part of the address.',
  'blog.sidebar.groupByYear': 'The blog has no sidebar.',
  zoom: 'Pictures in the text can always be zoomed: src/features/PictureZoom.',
};

const linkKeys = ['label', 'to', 'href', 'position', 'activeBaseRegex'];

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
    'runtime/earlyClicks/client',
  ];
}

/** What they need beside them where React hydrates the pages. */
const hydrationModules = ['build/theme/hydrationReport', 'features/Appearance/tellReact'];

/** What our theme needs of the build beyond components: its client modules and its pre-paint scripts. */
export default async function siteTheme({siteConfig, i18n}: LoadContext): Promise<Plugin> {
  const {hideNavbar, localeRedirect} = siteConfig.themeConfig.site as ThemeOptions;
  const isHydrated = clientLayer === 'react' || process.env.NODE_ENV !== 'production';
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
      [...(isHydrated ? hydrationModules : []), ...clientModules(unused)].map(source),
    injectHtmlTags: () => ({headTags, preBodyTags}),
  };
}

function valueAt(values: unknown, key: string): unknown {
  const step = (value: unknown, part: string): unknown =>
    (value as Record<string, unknown> | null | undefined)?.[part];
  return key.split('.').reduce(step, values);
}

/**
 * What is asked of the theme that it does not do, and Docusaurus would drop in silence, each with the way out. The
 * theme's own defaults, which may have been filled in by now, are no fault, and keys of other plugins are theirs.
 */
function unfollowedKeys(themeConfig: object): string[] {
  const faults = Object.entries(notFollowed)
    .filter(([key]) => {
      const value = valueAt(themeConfig, key);
      return value !== undefined && !isDeepStrictEqual(value, valueAt(DEFAULT_CONFIG, key));
    })
    .map(([key, wayOut]) => `${key} is not supported by this theme. ${wayOut}`);
  const items = valueAt(themeConfig, 'navbar.items');
  // theme-classic itself reports values of the wrong type.
  const ofItems = (Array.isArray(items) ? (items as unknown[]) : []).flatMap((item, index) =>
    Object.entries(item ?? {})
      .filter(
        ([key, value]) => !linkKeys.includes(key) || (key === 'position' && value === 'right'),
      )
      .map(
        ([key, value]) =>
          `navbar.items[${index}].${key} ${JSON.stringify(value)} is not supported by this theme. The bar only shows links with a "label" and a "to" or "href", on its left: src/features/Navbar/NavbarLinks.tsx.`,
      ),
  );
  return [...faults, ...ofItems].map((fault) => `themeConfig.${fault}`);
}

/** Validates `themeConfig.site`, and that nothing else is asked of the theme that it does not do. */
export function validateThemeConfig({
  themeConfig,
  validate,
}: ThemeConfigValidationContext<{site?: ThemeOptions}>): {site?: ThemeOptions} {
  const faults = unfollowedKeys(themeConfig);
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  const schema = Joi.object<{site?: ThemeOptions}>({site: themeOptionsSchema.required()}).unknown();
  return validate(schema, themeConfig);
}
