import path from 'node:path';

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
import {refuseUnfollowedKeys} from './themeConfig';

const address = Joi.string().uri({scheme: ['http', 'https']});

/** Modes of a social link whose content opens in a popover. */
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
  checkedAgainst: Joi.string().required(),
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
});

async function scriptTag(entry: string): Promise<HtmlTagObject> {
  return {tagName: 'script', innerHTML: await inlineScript(entry)};
}

/** Behaviour that is alive on every page: Docusaurus client modules, in the order in which they run. */
const clientModules = [
  'runtime/normalizeRoute',
  'features/AnnouncementBar/client',
  'features/Appearance/client',
  'features/CodeBlock/client',
  'features/HoverMenu/client',
  'features/LocaleSwitcher/client',
  'features/Navbar/client',
  'features/NotFound/client',
  'features/Outline/client',
  'features/Overview/client',
  'features/PageActions/client',
  'features/Panel/client',
  'features/PictureZoom/client',
  'features/ScrollBox/client',
  'features/ScrollToTop/client',
  'features/Sidebar/client',
  'features/Tabs/client',
  'home/client',
  'search/opener/client',
  'runtime/earlyClicks/client',
];

/** What they need beside them where React hydrates the pages. */
const hydrationModules = ['build/theme/hydrationReport', 'features/Appearance/tellReact'];

/** What our theme needs of the build beyond components: its client modules and its pre-paint scripts. */
export default async function siteTheme({siteConfig, i18n}: LoadContext): Promise<Plugin> {
  const {localeRedirect} = siteConfig.themeConfig.site as ThemeOptions;
  const isHydrated = clientLayer === 'react' || process.env.NODE_ENV !== 'production';
  const redirects = localeRedirect === 'auto' && i18n.locales.length > 1;
  const headTags = [
    ...(redirects ? [await scriptTag('features/LocaleSwitcher/early')] : []),
    await scriptTag('build/inlineScripts/head'),
  ];
  const preBodyTags = [await scriptTag('features/Appearance/early')];
  return {
    name: 'site-theme',
    getClientModules() {
      return [...(isHydrated ? hydrationModules : []), ...clientModules].map((name) =>
        path.resolve(__dirname, '../..', name),
      );
    },
    injectHtmlTags: () => ({headTags, preBodyTags}),
  };
}

/**
 * Validates `themeConfig.site`, and that nothing else is asked of the theme that it does not do.
 *
 * @throws an error that names the key, which stops the build
 */
export function validateThemeConfig({
  themeConfig,
  validate,
}: ThemeConfigValidationContext<{site?: ThemeOptions}>): {site?: ThemeOptions} {
  const schema = Joi.object<{site?: ThemeOptions}>({site: themeOptionsSchema.required()}).unknown();
  refuseUnfollowedKeys({...themeConfig});
  return validate(schema, themeConfig);
}
