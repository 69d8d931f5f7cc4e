import fs from 'node:fs/promises';
import path from 'node:path';

import type {Locale} from '../../config';
import type {PageRecord} from '../../lib/pageRecord';

/** Name of the plugin, and so of its folder under `@generated`. */
export const pluginName = 'page-index';

/**
 * Name of the file that holds a language's records, in `.docusaurus/page-index/default`. It carries the
 * language, because languages are built one after the other into the same folder.
 */
export function recordsFile(locale: Locale): string {
  return `records.${locale}.json`;
}

const pathOf = (generatedFilesDir: string, locale: Locale): string =>
  path.join(generatedFilesDir, pluginName, 'default', recordsFile(locale));

/**
 * Reads the records that the page index wrote for one language.
 *
 * @param generatedFilesDir Docusaurus' own folder, usually `.docusaurus`
 * @throws Error when the file is missing or holds no list of records
 */
export async function readRecords(
  generatedFilesDir: string,
  locale: Locale,
): Promise<PageRecord[]> {
  const file = pathOf(generatedFilesDir, locale);
  const text = await fs.readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`${file} is missing: is the page-index plugin in docusaurus.config.ts?`, {
      cause,
    });
  });
  const records: unknown = JSON.parse(text);
  if (!Array.isArray(records)) {
    throw new Error(`${file} holds no list of records; remove the folder and build again.`);
  }
  return records as PageRecord[];
}

/** Replaces a language's records by those that know what the finished pages say. */
export async function saveRecords(
  generatedFilesDir: string,
  locale: Locale,
  records: readonly PageRecord[],
): Promise<void> {
  await fs.writeFile(pathOf(generatedFilesDir, locale), JSON.stringify(records));
}
