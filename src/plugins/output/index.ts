import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';

import glossary from '../../../i18n/glossary.json';
import {hostedSources, localeNamed, type Locale, type ThemeOptions} from '../../config';
import {siteBase} from '../../config/siteBase';
import {isUnreleased, type PageRecord} from '../../lib/pageRecord';
import {htmlFile, markdownPath} from '../../lib/routes';
import {indexFileName} from '../../search/engine/indexFile';
import {buildSearchIndex} from '../../search/engine/records';
import {inlineScript} from '../inlineScripts';
import {mustReplace} from '../mustReplace';
import {recordsPath} from '../pages/records';
import {finishRecords} from './page';
import {feed} from './steps/feed';
import {renameFiles} from './steps/fileNames';
import {llms} from './steps/llms';
import {listOptions} from './steps/options';
import {policyFiles} from './steps/policy';
import {sitemap} from './steps/sitemap';

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
  /** Every page that has a record, finished. */
  allRecords: readonly PageRecord[];
  /** The same without unlisted pages. */
  records: readonly PageRecord[];
  /** Indexed routes of pages that have no record, such as pages of components and of tags. */
  otherRoutes: readonly string[];
  /** Routes of pages with `noindex`. */
  notIndexed: ReadonlySet<string>;
}

interface SiteThemeConfig {
  site: ThemeOptions;
  algolia?: Parameters<typeof hostedSources>[0];
}

/** Files to write: absolute paths and texts. */
export type Files = readonly (readonly [file: string, text: string])[];

/** Find the folder of the whole site: a language is built into a folder of its own, unless it is built alone. */
export function rootDirOf(outDir: string, baseUrl: string): string {
  const folder = `${path.resolve(outDir)}${path.sep}`;
  const tail = path.normalize(`/${baseUrl.slice(siteBase.length)}`);
  return path.resolve(folder.endsWith(tail) ? folder.slice(0, -tail.length) : folder);
}

/** Write a Markdown copy next to each page, also to unlisted pages, whose buttons fetch it. */
export function markdownCopies({allRecords, outDir, baseUrl}: OutputContext): Files {
  return allRecords.flatMap(({markdown, routePath}) =>
    markdown === null
      ? []
      : [[path.join(outDir, markdownPath(routePath).slice(baseUrl.length)), markdown]],
  );
}

/** Write a search index for each version of the docs; each index contains the pages that have no version. */
export function searchIndex({records, locale, outDir}: OutputContext): Files {
  const versions = [...new Set(['', ...records.map(({version}) => version)])];
  return versions.map((version) => {
    const pages = records.filter((page) => page.kind !== 'doc' || page.version === version);
    const index = buildSearchIndex(pages, locale, glossary);
    return [path.join(outDir, indexFileName(version)), index];
  });
}

/** Give the language's 404 page its script, and the routes and titles that the script fetches. */
export async function notFoundPage(
  {outDir, allRecords, otherRoutes, records}: OutputContext,
  script: string,
): Promise<Files> {
  const page = path.join(outDir, '404.html');
  const html = await fs.readFile(page, 'utf8');
  const routes = [...allRecords.map(({routePath}) => routePath), ...otherRoutes].toSorted();
  const titles = records
    .filter((record) => !isUnreleased(record))
    .map(({routePath, title}) => [routePath, title] as const);
  return [
    // It redirects before anything is painted. Browsers look for the charset in the first 1,024 bytes only.
    [page, mustReplace(html, /<meta charset=[^>]*>/i, (tag) => `${tag}<script>${script}</script>`)],
    [path.join(outDir, 'routes.json'), JSON.stringify(routes)],
    [path.join(outDir, 'titles.json'), JSON.stringify(Object.fromEntries(titles))],
  ];
}

export async function writeFiles(files: Files): Promise<void> {
  for (const [file, text] of files) {
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, text);
  }
}

/** @throws Error naming files of the static folders in whose place the build writes its own */
export function refuseShadowed(made: readonly string[], folders: readonly string[]): void {
  const shadowed = folders
    .flatMap((folder) => made.map((file) => path.join(folder, file)))
    .filter((file) => existsSync(file));
  if (shadowed.length > 0) {
    throw new Error(
      `The build writes these files itself. Remove yours, or give them other names: ${shadowed.join(', ')}`,
    );
  }
}

/** Process the finished files, in order: `postBuild` hooks of different plugins run at the same time. */
export default function siteOutput(): Plugin {
  return {
    name: 'site-output',
    async postBuild(props) {
      const {siteConfig, baseUrl, i18n, generatedFilesDir, routesPaths} = props;
      const locale = localeNamed(i18n.currentLocale);
      // Docusaurus passes `build/zh/`.
      const outDir = path.resolve(props.outDir);
      const renamed = await renameFiles(outDir, baseUrl, routesPaths);
      const recordsFile = recordsPath(generatedFilesDir, locale);
      const planned = JSON.parse(await fs.readFile(recordsFile, 'utf8')) as PageRecord[];
      const site = {baseUrl, outDir, siteUrl: siteConfig.url};
      const translations = props.codeTranslations;
      const finished = await finishRecords(planned, site, translations);
      const allRecords = listOptions(finished, {siteUrl: site.siteUrl, translations});
      const known = new Set(allRecords.map(({routePath}) => routePath));
      const notIndexed = new Set(
        routesPaths.filter((route) => props.routesBuildMetadata[route]?.noIndex),
      );
      const context: OutputContext = {
        ...site,
        locale,
        translations,
        siteTitle: siteConfig.title,
        rootDir: rootDirOf(outDir, baseUrl),
        allRecords,
        records: allRecords.filter(({unlisted}) => !unlisted),
        otherRoutes: routesPaths.filter(
          (route) => !known.has(route) && !route.endsWith('/404.html') && !notIndexed.has(route),
        ),
        notIndexed,
      };
      const files = [
        ...markdownCopies(context),
        ...llms(context),
        ...feed(context),
        ...(await sitemap(context)),
        ...searchIndex(context),
        ...(await notFoundPage(context, await inlineScript('features/NotFound/early'))),
      ];
      const pages = allRecords.map(({routePath}) => htmlFile(routePath, baseUrl));
      const made = [...pages, ...files.map(([file]) => path.relative(outDir, file)), '_headers'];
      refuseShadowed(
        made,
        siteConfig.staticDirectories.map((folder) => path.resolve(props.siteDir, folder)),
      );
      await writeFiles([...files, [recordsFile, JSON.stringify(allRecords)]]);
      const {site: options, algolia} = siteConfig.themeConfig as unknown as SiteThemeConfig;
      const provider = algolia ? hostedSources(algolia) : {};
      await writeFiles(await policyFiles(context.rootDir, options.policy, provider));
      logger.info(
        `[${locale}] site-output: ${context.records.length} pages, ${renamed} files renamed, ${files.length} files written`,
      );
    },
  };
}
