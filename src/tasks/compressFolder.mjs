import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

import {filesIn} from '../lib/filesIn.mjs';
import {contentType, isCompressible} from './staticServer.mjs';

/** @typedef {(body: Buffer) => Promise<Buffer>} Encoder */

/** Below this, the headers of the answer weigh more than what is gained. */
const leastBytes = 256;

/** Zstandard came to Node with 22.15: before it, there are two copies of each file, and not three. */
export const {zstdCompress} = /** @type {{zstdCompress?: typeof zlib.gzip}} */ (zlib);

/** At the level that Node takes by itself, copies are larger than gzip's; browsers read no level above this one. */
const zstdOptions = /** @type {any} */ ({
  params: {[/** @type {any} */ (zlib.constants).ZSTD_c_compressionLevel]: 19},
});

/** @type {Record<string, Encoder>} */
const encoders = {
  '.br': promisify(zlib.brotliCompress),
  '.gz': (body) => promisify(zlib.gzip)(body, {level: 9}),
  ...(zstdCompress && {'.zst': (body) => promisify(zstdCompress)(body, zstdOptions)}),
};

/** Whether the copies of a file are worth their room. @param {string} name */
const isWorthIt = (name) => isCompressible(contentType(name));

/**
 * Writes the copies of the files in a folder that are smaller than the files themselves.
 *
 * @param {string} directory @param {(name: string) => boolean} [isWanted] by the path from the folder
 * @returns {Promise<{files: number, before: number, after: Record<string, number>}>} sums, in bytes
 */
export async function compressFolder(directory, isWanted = isWorthIt) {
  const sums = {files: 0, before: 0, after: /** @type {Record<string, number>} */ ({})};
  for (const name of filesIn(directory).filter(isWanted)) {
    const file = path.join(directory, name);
    const body = await fs.readFile(file);
    if (body.length < leastBytes) {
      continue;
    }
    sums.files += 1;
    sums.before += body.length;
    await Promise.all(
      Object.entries(encoders).map(async ([ending, encode]) => {
        const encoded = await encode(body);
        sums.after[ending] = (sums.after[ending] ?? 0) + encoded.length;
        await fs.writeFile(`${file}${ending}`, encoded);
      }),
    );
  }
  return sums;
}
