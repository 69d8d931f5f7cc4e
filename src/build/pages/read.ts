import fs from 'node:fs/promises';
import path from 'node:path';

import type {Locale} from '../../config';
import {pluginName, recordsFile} from './files';
import type {PageRecord} from './types';

/**
 * Reads the records that the page-index plugin wrote for one language.
 *
 * @param generatedFilesDir Docusaurus' own folder, usually `.docusaurus`
 * @throws Error when the file is missing or holds no list of records
 */
export async function readRecords(
  generatedFilesDir: string,
  locale: Locale,
): Promise<PageRecord[]> {
  const file = path.join(generatedFilesDir, pluginName, 'default', recordsFile(locale));
  let text: string;
  try {
    text = await fs.readFile(file, 'utf8');
  } catch (cause) {
    throw new Error(`${file} is missing: is the page-index plugin in docusaurus.config.ts?`, {
      cause,
    });
  }
  const records: unknown = JSON.parse(text);
  if (!Array.isArray(records)) {
    throw new Error(`${file} holds no list of records; remove the folder and build again.`);
  }
  return records as PageRecord[];
}
