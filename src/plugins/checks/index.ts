import path from 'node:path';

import logger from '@docusaurus/logger';
import type {I18n, LoadContext, Plugin} from '@docusaurus/types';
import {createMatcher} from '@docusaurus/utils';

import {contentSets, originalFolder, translationFolder} from '../../config/contentFolders.mjs';
import {filesIn} from '../../lib/filesIn.mjs';
import {findBrowserUse} from './browserUse';

/** Markdown that other pages show: imported by name, with no address of its own. */
const isFragment = createMatcher(['**/shared/**', '**/_*', '**/_*/**']);

const pagesIn = (folder: string): string[] =>
  filesIn(folder).filter((file) => /\.mdx?$/.test(file) && !isFragment(file));

/**
 * Lists the pages of docs and blog that exist in one language and not in another: Docusaurus shows the default
 * language's text in place of a missing translation, and ignores a page that is a translation of nothing.
 */
export function missingTwins(
  siteDir: string,
  {locales, defaultLocale}: Pick<I18n, 'locales' | 'defaultLocale'>,
): string[] {
  const missing = (from: string, to: string): string[] => {
    const twins = pagesIn(path.join(siteDir, to));
    return pagesIn(path.join(siteDir, from))
      .filter((page) => !twins.includes(page))
      .map((page) => `${from}/${page} has no twin: write ${to}/${page}`)
      .toSorted();
  };
  return locales
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) =>
      contentSets(siteDir, locale).flatMap((set) => {
        const [own, twin] = [originalFolder(set), translationFolder(locale, set)];
        return [...missing(own, twin), ...missing(twin, own)];
      }),
    );
}

/** Lists browser uses in pages and in components of the theme that are not client components. */
function browserUses(siteDir: string): string[] {
  const seen = new Set<string>();
  const components = [path.resolve(__dirname, '../..'), path.join(siteDir, 'src')].flatMap(
    (source) => [path.join(source, 'theme'), path.join(source, 'pages')],
  );
  const pages = ['docs', 'blog', 'versioned_docs', 'i18n'].map((name) => path.join(siteDir, name));
  return [...components, ...pages]
    .flatMap((folder) => filesIn(folder).map((file) => path.join(folder, file)))
    .filter((file) => /\.(?:[jt]sx?|mdx?)$/.test(file))
    .flatMap((file) => findBrowserUse(file, siteDir, seen) ?? []);
}

/** Checks the site as a whole before it is built. `npm start` only warns: a translation is written after its page. */
export default function siteChecks({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'site-checks',
    loadContent() {
      const missing = missingTwins(siteDir, i18n);
      const message = [
        ...(missing.length > 0 ? ['Every page must exist in every language of the site.'] : []),
        ...missing,
        ...browserUses(siteDir),
      ].join('\n');
      if (message && process.env.NODE_ENV === 'production') {
        throw new Error(message);
      } else if (message) {
        logger.warn(message);
      }
    },
  };
}
