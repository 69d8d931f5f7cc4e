import fs from 'node:fs';
import path from 'node:path';

import type {
  HtmlTagObject,
  LoadContext,
  Plugin,
  ThemeConfigValidationContext,
} from '@docusaurus/types';

import type {Locale, ThemeOptions} from '../../config';
import {inlineScript} from '../inlineScripts';
import {siteProblems, themeProblems} from './schema';

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

function stopFor(problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new Error(['Configuration that cannot be built:', ...problems].join('\n  '));
  }
}

/** What our theme needs of the build beyond components: its client modules and its pre-paint scripts. */
export default async function siteTheme({siteConfig, i18n}: LoadContext): Promise<Plugin> {
  stopFor(siteProblems(siteConfig, i18n.currentLocale as Locale));
  const {enableContentAnimation, hideNavbar, localeRedirect} = siteConfig.themeConfig
    .site as ThemeOptions;
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
    ...(enableContentAnimation ? [] : ['ContentAnimation']),
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

/** Stops the build over bad configuration: keys and values that are wrong, or that the theme does not follow. */
export function validateThemeConfig<Config extends object>({
  themeConfig,
}: ThemeConfigValidationContext<Config>): Config {
  stopFor(themeProblems(themeConfig));
  return themeConfig;
}
