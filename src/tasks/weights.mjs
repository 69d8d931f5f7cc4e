import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

/** @param {string} file @returns {number} bytes after Brotli */
export const weigh = (file) => brotliCompressSync(fs.readFileSync(file)).length;

/**
 * What a first visit loads besides pictures, in bytes after Brotli.
 *
 * @param {string} build folder of a built site @param {string} page path of its file from there
 * @param {string} siteBase path that the site was built for, with a slash at both ends
 * @returns {Record<'document' | 'script' | 'style', number>}
 */
export function weightsOf(build, page, siteBase) {
  const html = fs.readFileSync(path.join(build, page), 'utf8');
  /** @param {RegExp} pattern */
  const sum = (pattern) =>
    [...html.matchAll(pattern)].reduce(
      (bytes, [, address = '']) => bytes + weigh(path.join(build, address.slice(siteBase.length))),
      0,
    );
  return {
    document: weigh(path.join(build, page)),
    script: sum(/data-script="?([^"\s>]+)/g) + sum(/<script src="?([^"\s>]+)/g),
    style: sum(/<link rel="?stylesheet"? href="?([^"\s>]+)/g),
  };
}
