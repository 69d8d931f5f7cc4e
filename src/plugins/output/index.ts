import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import glossary from '../../../i18n/glossary.json';
import {hostedSources, type Locale, type ThemeOptions} from '../../config';
import {siteBase} from '../../config/siteBase';
import type {PageEntry} from '../../lib/pageData';
import {readJson} from '../../lib/readJson.mjs';
import {htmlFile, markdownPath} from '../../lib/routes';
import {indexFileName} from '../../search/engine/indexFile';
import {buildSearchIndex} from '../../search/engine/records';
import {inlineScript} from '../inlineScripts';
import {mustReplace} from '../mustReplace';
import {feed, listOptions, llms, sitemap} from './lists';
import {finishEntry} from './page';
import {policyFiles} from './policy';

/** The build of a language that has just finished. */
export interface OutputContext {
  locale: Locale;
  /** The strings of the interface by id, where they are not the English ones. */
  translations: Readonly<Record<string, string>>;
  siteTitle: string;
  /** Origin, without a trailing slash. */
  siteUrl: string;
  /** Base of the language, with a slash at both ends. */
  baseUrl: string;
  /** Folder of the language's files: `build` or `build/zh`. */
  outDir: string;
  /** Folder of the whole site: `build`. */
  rootDir: string;
  /** Every page that has an entry, finished. */
  allEntries: readonly PageEntry[];
  /** The same without unlisted pages. */
  entries: readonly PageEntry[];
  /** Indexed routes of pages that have no entry, such as pages of components and of tags. */
  otherRoutes: readonly string[];
  /** Routes of pages with `noindex`. */
  notIndexed: ReadonlySet<string>;
}

/** Files to write: absolute paths and texts. */
export type Files = readonly (readonly [file: string, text: string])[];

/**
 * Rename `quick-start/index.html` to `quick-start.html` for each route without a trailing slash, so that hosts serve it
 * at its clean address instead of redirecting to `quick-start/`.
 */
export async function renameFiles(
  outDir: string,
  baseUrl: string,
  routes: readonly string[],
): Promise<void> {
  for (const route of routes.filter((one) => !/(?:\/|\.html)$/.test(one))) {
    const target = path.join(outDir, htmlFile(route, baseUrl));
    const folder = target.slice(0, -'.html'.length);
    if (existsSync(path.join(folder, 'index.html'))) {
      await fs.rename(path.join(folder, 'index.html'), target);
      // Unless other pages are in it.
      await fs.rmdir(folder).catch(() => undefined);
    }
  }
}

/** Write a Markdown copy next to each page, also to unlisted pages, whose buttons fetch it. */
export function markdownCopies({allEntries, outDir, baseUrl}: OutputContext): Files {
  return allEntries.flatMap(({markdown, routePath}) =>
    markdown === null
      ? []
      : [[path.join(outDir, markdownPath(routePath).slice(baseUrl.length)), markdown]],
  );
}

/** Write a search index for each version of the docs; each index contains the pages that have no version. */
export function searchIndex({entries, locale, outDir}: OutputContext): Files {
  const versions = [...new Set(['', ...entries.map(({version}) => version)])];
  return versions.map((version) => {
    const pages = entries.filter((page) => page.kind !== 'doc' || page.version === version);
    const index = buildSearchIndex(pages, locale, glossary);
    return [path.join(outDir, indexFileName(version)), index];
  });
}

/** Give the language's 404 page its script, and the routes that the script fetches. */
export async function notFoundPage(
  {outDir, allEntries, otherRoutes}: OutputContext,
  script: string,
): Promise<Files> {
  const page = path.join(outDir, '404.html');
  const html = await fs.readFile(page, 'utf8');
  const routes = [...allEntries.map(({routePath}) => routePath), ...otherRoutes].toSorted();
  return [
    // It redirects before anything is painted. Browsers look for the charset in the first 1,024 bytes only.
    [page, mustReplace(html, /<meta charset=[^>]*>/i, (tag) => `${tag}<script>${script}</script>`)],
    [path.join(outDir, 'routes.json'), JSON.stringify(routes)],
  ];
}

/**
 * Link the page that sets up a project to its stylesheet (`plugins/bundle`), which no other page loads. Docusaurus only
 * links the stylesheets of all pages.
 */
async function setupPage({outDir, baseUrl, allEntries}: OutputContext): Promise<Files> {
  const page = allEntries.find(({_relativePath}) => _relativePath === 'setup.mdx');
  const names = await fs.readdir(path.join(outDir, 'assets/css'));
  const style = names.find((name) => name.startsWith('setup.'));
  if (!page || !style) {
    return [];
  }
  const link = `<link rel="stylesheet" href="${baseUrl}assets/css/${style}">`;
  const file = path.join(outDir, htmlFile(page.routePath, baseUrl));
  const html = await fs.readFile(file, 'utf8');
  return [[file, mustReplace(html, /<link rel="?stylesheet[^>]*>/, (tag) => tag + link)]];
}

export async function writeFiles(files: Files): Promise<void> {
  for (const [file, text] of files) {
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, text);
  }
}

/** Process the finished files, in order: `postBuild` hooks of different plugins run at the same time. */
export default function siteOutput(): Plugin {
  return {
    name: 'site-output',
    async postBuild({siteConfig, baseUrl, i18n, codeTranslations, routesPaths, ...props}) {
      const locale = i18n.currentLocale as Locale;
      // Docusaurus passes `build/zh/`, unless the language is built alone.
      const outDir = path.resolve(props.outDir);
      const isInFolder = baseUrl !== siteBase && path.basename(outDir) === locale;
      const site = {baseUrl, outDir, siteUrl: siteConfig.url, translations: codeTranslations};
      await renameFiles(outDir, baseUrl, routesPaths);
      // Written by `plugins/pages`.
      const generated = path.join(props.generatedFilesDir, 'page-index/default');
      const pages = readJson(path.join(generated, 'pages.json')) as Record<string, PageEntry>;
      const finished = Object.values(pages).map((page) => finishEntry(page, site));
      const allEntries = listOptions(await Promise.all(finished), site);
      const notIndexed = new Set(
        routesPaths.filter((route) => props.routesBuildMetadata[route]?.noIndex),
      );
      const known = new Set([...allEntries.map(({routePath}) => routePath), ...notIndexed]);
      const context: OutputContext = {
        ...site,
        locale,
        siteTitle: siteConfig.title,
        rootDir: isInFolder ? path.dirname(outDir) : outDir,
        allEntries,
        entries: allEntries.filter(({unlisted}) => !unlisted),
        otherRoutes: routesPaths.filter(
          (route) => !known.has(route) && !route.endsWith('/404.html'),
        ),
        notIndexed,
      };
      const files = [
        ...markdownCopies(context),
        ...llms(context),
        ...feed(context),
        ...(await sitemap(context)),
        ...searchIndex(context),
        ...(await setupPage(context)),
        ...(await notFoundPage(context, await inlineScript('features/NotFound/early'))),
      ];
      const entriesFile = path.join(generated, `entries.${locale}.json`);
      await writeFiles([...files, [entriesFile, JSON.stringify(allEntries)]]);
      const {site: options, algolia} = siteConfig.themeConfig as unknown as {
        site: ThemeOptions;
        algolia?: Parameters<typeof hostedSources>[0];
      };
      const provider = algolia ? hostedSources(algolia) : {};
      await writeFiles(await policyFiles(context.rootDir, options.policy, provider));
    },
  };
}
