import fs from 'node:fs/promises';
import path from 'node:path';

import type {Props} from '@docusaurus/types';

import {localeNamed, type Locale} from '../../config';
import type {PageRecord} from '../../lib/pageRecord';

/** What the steps know of the build that has just finished. */
export interface OutputContext {
  locale: Locale;
  siteTitle: string;
  /** Origin, without a trailing slash. */
  siteUrl: string;
  /** Base of the language, with a slash at both ends. */
  baseUrl: string;
  /** Where this language's files are: `build` or `build/zh`. */
  outDir: string;
  /** Where the files of the whole site are, also in the build of another language: `build`. */
  rootDir: string;
  /** Every route of the language, also those without a record. */
  routes: readonly string[];
  /** Every page that has a record, finished. */
  allRecords: readonly PageRecord[];
  /** Pages to tell others about: unlisted ones are left out. */
  records: readonly PageRecord[];
}

/** One file that a step has written. */
export interface WrittenFile {
  /** Absolute path. */
  file: string;
  bytes: number;
}

/** A step of the output: it may read and write finished files, and tells what it wrote. */
export type OutputStep = (context: OutputContext) => Promise<WrittenFile[]>;

/**
 * Finds the folder of the whole site. A language that is not served at the root is built into a folder
 * named after its base; a language built alone has base `/`, and that folder is the site.
 */
export function rootDirOf(outDir: string, baseUrl: string): string {
  const segments = baseUrl.split('/').filter((segment) => segment !== '');
  const tail = segments.join(path.sep);
  return tail !== '' && outDir.endsWith(`${path.sep}${tail}`)
    ? outDir.slice(0, -tail.length - 1)
    : outDir;
}

/**
 * Writes a text file, with the folders it needs.
 *
 * @param relative path below `dir`, with forward slashes
 */
export async function writeText(dir: string, relative: string, text: string): Promise<WrittenFile> {
  const file = path.join(dir, relative);
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(file, text);
  return {file, bytes: Buffer.byteLength(text)};
}

/**
 * Gathers what the steps need; records are still to come.
 *
 * @throws Error when the build's language is not one of the site's
 */
export function createOutputContext({
  siteConfig,
  baseUrl,
  i18n,
  routesPaths,
  ...props
}: Pick<Props, 'siteConfig' | 'baseUrl' | 'outDir' | 'i18n' | 'routesPaths'>): OutputContext {
  // Docusaurus hands out `build/zh/`.
  const outDir = path.resolve(props.outDir);
  return {
    locale: localeNamed(i18n.currentLocale),
    siteTitle: siteConfig.title,
    siteUrl: siteConfig.url,
    baseUrl,
    outDir,
    rootDir: rootDirOf(outDir, baseUrl),
    routes: routesPaths,
    allRecords: [],
    records: [],
  };
}
