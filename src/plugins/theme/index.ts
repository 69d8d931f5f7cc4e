import path from 'node:path';

import type {LoadContext, Plugin, ThemeConfigValidationContext} from '@docusaurus/types';

import type {ThemeOptions} from '../../config';
import {filesIn} from '../../lib/filesIn.mjs';
import {inlineScript} from '../inlineScripts';
import {stopIfAny} from '../problems';
import {siteProblems, themeProblems} from './schema';

const source = (name: string): string => path.resolve(__dirname, '../..', name);

/** Makes an inline script. The attribute keeps the minifier from joining it with a plugin's script, which may throw. */
const scriptTag = async (entry: string) => ({
  tagName: 'script',
  attributes: {'data-site': true},
  innerHTML: await inlineScript(entry),
});

/** Lists the client modules: every `client.ts` of `src`, except those of features that are switched off. */
function clientModules(unused: readonly string[]): string[] {
  return filesIn(source('.'))
    .filter((file) => path.basename(file) === 'client.ts')
    .filter((file) => !unused.some((name) => file === `features/${name}/client.ts`))
    .toSorted()
    .map((file) => source(file));
}

/** Adds the theme's client modules, and the scripts that run before the first paint. */
export default async function siteTheme({siteConfig, i18n}: LoadContext): Promise<Plugin> {
  stopIfAny('Configuration', siteProblems(siteConfig));
  const {enableContentAnimation, hideNavbar, localeRedirect} = siteConfig.themeConfig
    .site as ThemeOptions;
  const redirects = localeRedirect === 'auto' && i18n.locales.length > 1;
  const headTags = [
    ...(redirects ? [await scriptTag('features/LocaleSwitcher/early')] : []),
    await scriptTag('plugins/inlineScripts/head'),
  ];
  const unused = [
    ...(siteConfig.themeConfig.announcementBar ? [] : ['AnnouncementBar']),
    ...(hideNavbar === 'auto' ? [] : ['HidingNavbar']),
    ...(enableContentAnimation ? [] : ['ContentAnimation']),
  ];
  const preBodyTags = [await scriptTag('features/Appearance/early')];
  return {
    name: 'site-theme',
    getClientModules: () => clientModules(unused),
    injectHtmlTags: () => ({headTags, preBodyTags}),
  };
}

/** Stops the build if keys or values of the configuration are wrong or not supported. */
export function validateThemeConfig<Config extends object>({
  themeConfig,
}: ThemeConfigValidationContext<Config>): Config {
  stopIfAny('Configuration', themeProblems(themeConfig));
  return themeConfig;
}
