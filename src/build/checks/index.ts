import path from 'node:path';

import logger from '@docusaurus/logger';
import type {I18n, LoadContext, Plugin} from '@docusaurus/types';
import {createMatcher} from '@docusaurus/utils';

import type {ThemeOptions} from '../../config';
import {originalFolder, translationFolder} from '../../config/contentFolders.mjs';
import {contentSets} from '../../config/contentSets.mjs';
import {filesIn} from '../../lib/filesIn.mjs';
import {findBrowserUse} from './browserUse';

/** Markdown that other pages show: imported by name, with no address of its own. */
const isFragment = createMatcher(['**/shared/**', '**/_*', '**/_*/**']);

type Languages = Pick<I18n, 'locales' | 'defaultLocale'>;

/** Pages in the default language, and their translations: two folders from the site's root, and what lies in them. */
function pageFolders(siteDir: string, locale: string) {
  const listPages = (folder: string): string[] =>
    filesIn(path.join(siteDir, folder))
      .filter((file) => /\.mdx?$/.test(file) && !isFragment(file))
      .toSorted();
  return contentSets(siteDir, locale).map((set) => {
    const own = originalFolder(set);
    const twin = translationFolder(locale, set);
    return {own, pages: listPages(own), twin, twins: listPages(twin)};
  });
}

const othersOf = ({locales: all, defaultLocale: first}: Languages): string[] =>
  all.filter((locale) => locale !== first);

/**
 * The pages of docs and blog that exist in one language and not in another, a line for each: Docusaurus shows the
 * default language's text in place of a missing translation, and ignores a page that is a translation of nothing.
 */
export function missingTwins(siteDir: string, languages: Languages): string[] {
  const missing = (from: string, pages: string[], to: string, twins: string[]): string[] =>
    pages
      .filter((page) => !twins.includes(page))
      .map((page) => `${from}/${page} has no twin: write ${to}/${page}`);
  return othersOf(languages).flatMap((locale) =>
    pageFolders(siteDir, locale).flatMap(({own, pages, twin, twins}) => [
      ...missing(own, pages, twin, twins),
      ...missing(twin, twins, own, pages),
    ]),
  );
}

/** Browser uses in components of the theme and of the site's own pages that are not client components, a line for each. */
function browserUses(siteDir: string): string[] {
  const seen = new Set<string>();
  return [path.resolve(__dirname, '../..'), path.join(siteDir, 'src')]
    .flatMap((source) => ['theme', 'pages'].map((name) => path.join(source, name)))
    .flatMap((folder) => filesIn(folder).map((file) => path.join(folder, file)))
    .filter((file) => /\.[jt]sx?$/.test(file))
    .flatMap((file) => findBrowserUse(file, siteDir, seen) ?? []);
}

/** Stock extensions, by their names as plugins, that look as if they worked where nothing is hydrated, or do what is done. */
const notWorking: Record<string, string> = {
  'docusaurus-plugin-sitemap':
    'presets: "@docusaurus/plugin-sitemap" writes the same file as src/build/output/steps/sitemap.ts, which knows the final addresses of all languages. Set sitemap: false.',
  'docusaurus-plugin-debug':
    'presets: "@docusaurus/plugin-debug" shows its pages by React in the browser. Leave debug out: npm start has these pages.',
  'docusaurus-theme-live-codeblock':
    'themes: "@docusaurus/theme-live-codeblock" runs samples in an editor that React draws in the browser, in place of the stock code block. This site colours samples when it is built. Remove it, and write what readers can try as a client component: src/runtime/README.md.',
  'docusaurus-plugin-pwa':
    'plugins: "@docusaurus/plugin-pwa" lists the files of the build for its service worker while this site renames them to their clean addresses, so the worker cannot be installed, and it uses a React popup to ask whether to reload. Remove it; readers of the site do not need a service worker.',
  'docusaurus-plugin-ideal-image':
    'plugins: "@docusaurus/plugin-ideal-image" puts a placeholder into the page and lets React in the browser fetch the picture, which would never come; it also needs the native package sharp. Remove it and write ![words](./picture.png), which has its size and is loaded when the reader scrolls near it.',
};

/** Mermaid's diagrams have styles in them, which cannot be read from the pages: the way out where the policy has none. */
function refusedMermaid(names: readonly string[], policy: ThemeOptions['policy']): string | null {
  const name = 'docusaurus-theme-mermaid';
  const source = "'unsafe-inline'";
  return !names.includes(name) || policy['style-src']?.includes(source)
    ? null
    : `${name} needs style-src ${source} of the content security policy. Set policy: {"style-src": ["${source}"]} in src/config/themeOptions.ts, or remove it.`;
}

/**
 * What is wrong with the site as a whole, before it is built: pages that one of its languages lacks, and extensions
 * that cannot work in a release. `npm start` warns of pages only: a translation is written after its page.
 */
export default function siteChecks({siteDir, i18n, siteConfig}: LoadContext): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'site-checks',
    loadContent() {
      const missing = missingTwins(siteDir, i18n);
      const faults = [
        ...(missing.length > 0 ? ['Every page must exist in every language of the site.'] : []),
        ...missing,
      ];
      const message = [...faults, ...browserUses(siteDir)].join('\n');
      if (message && isBuild) {
        throw new Error(message);
      } else if (message) {
        logger.warn(message);
      }
    },
    // Each plugin is named there, whether it has content or not.
    allContentLoaded({allContent}) {
      const names = Object.keys(allContent);
      const {policy} = siteConfig.themeConfig.site as ThemeOptions;
      const refused = refusedMermaid(names, policy);
      if (isBuild && refused !== null) {
        throw new Error(refused);
      }
      const faults = names.flatMap((name) => notWorking[name] ?? []);
      if (isBuild && faults.length > 0) {
        throw new Error(`These extensions cannot work in a release.\n${faults.join('\n')}`);
      }
    },
  };
}
