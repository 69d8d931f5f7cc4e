import fs from 'node:fs/promises';
import path from 'node:path';

import type {WrittenFile} from './context';

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
