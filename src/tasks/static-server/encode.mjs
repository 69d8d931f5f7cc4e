// @ts-check
import {promisify} from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Below this a compressed body is no smaller, headers included. In bytes. */
const smallestWorthwhile = 256;

/**
 * From here on Brotli's best level takes seconds, which a host spends once, before anybody asks. In
 * bytes; the search index and llms-full.txt are larger.
 */
const largestAtBest = 200_000;

/** @param {Buffer} body @returns {number} Brotli's level, of 11 */
function qualityFor(body) {
  return body.length > largestAtBest ? 6 : 11;
}

/** @typedef {'br' | 'gzip' | 'identity'} Coding */

/**
 * Picks the coding for a request; Brotli is preferred, as every host of such sites does.
 *
 * @param {string | undefined} acceptEncoding the request's `Accept-Encoding`
 * @returns {Coding}
 */
export function negotiate(acceptEncoding = '') {
  const accepted = acceptEncoding
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
  if (accepted.includes('br')) {
    return 'br';
  }
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

/**
 * Compresses a body as a host does that compresses once and keeps the result.
 *
 * @param {Buffer} body
 * @param {Coding} coding
 * @returns {Promise<{body: Buffer, coding: Coding}>} `identity` where compression does not pay
 */
export async function encode(body, coding) {
  if (coding === 'identity' || body.length < smallestWorthwhile) {
    return {body, coding: 'identity'};
  }
  const encoded =
    coding === 'br'
      ? await brotli(body, {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: qualityFor(body)}})
      : await gzip(body, {level: 9});
  return encoded.length < body.length ? {body: encoded, coding} : {body, coding: 'identity'};
}
