// @ts-check
import crypto from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

import {lookup} from 'mrmime';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** @typedef {'br' | 'gzip' | 'identity'} Coding */

/**
 * The `Content-Type` of a file, by its extension alone.
 *
 * @param {string} file a path or file name
 * @returns {string} `application/octet-stream` for an unknown extension
 */
export function contentType(file) {
  const type =
    lookup(file) ?? (file.endsWith('.ico') ? 'image/x-icon' : 'application/octet-stream');
  return /^text\/|json$/.test(type) ? `${type}; charset=utf-8` : type;
}

/**
 * Whether compressing pays: text does, pictures and fonts are compressed already.
 *
 * @param {string} type a `Content-Type`
 */
export const isCompressible = (type) => /^text\/|json\b|xml\b/.test(type);

/**
 * Picks the coding for a request; Brotli is preferred, as every host of such sites does.
 *
 * @param {string | undefined} acceptEncoding the request's `Accept-Encoding`
 * @returns {Coding}
 */
export function negotiate(acceptEncoding = '') {
  const accepted = acceptEncoding
    .split(/\s*,\s*/)
    .filter((coding) => !/;\s*q=0(?:\.0*)?$/.test(coding))
    .map((coding) => coding.replace(/\s*;.*/, ''));
  return (
    /** @type {const} */ (['br', 'gzip']).find((coding) => accepted.includes(coding)) ?? 'identity'
  );
}

/**
 * Compresses a body as a host does that compresses once and keeps the result.
 *
 * @param {Buffer} body
 * @param {Coding} coding
 * @returns {Promise<{body: Buffer, coding: Coding}>} `identity` where compression does not pay
 */
export async function encode(body, coding) {
  if (coding === 'identity' || body.length < 256) {
    return {body, coding: 'identity'};
  }
  // On the search index and llms-full.txt, Brotli's best level takes seconds.
  const quality = body.length > 200_000 ? 6 : 11;
  const params = {[zlib.constants.BROTLI_PARAM_QUALITY]: quality};
  const encoded = await (coding === 'br' ? brotli(body, {params}) : gzip(body, {level: 9}));
  return encoded.length < body.length ? {body: encoded, coding} : {body, coding: 'identity'};
}

/** Docusaurus puts files whose names carry a content hash below `assets/`, of any language. */
const hashedAsset = /^(?:[^/]+\/)?assets\/.*[.-][\da-f]{8,}\.\w+$/;

/**
 * Makes (does not start) a server for a folder of finished files: right content types, Brotli and gzip kept in
 * memory, entity tags, and a given host's rules for addresses.
 *
 * @param {{directory: string, rules: import('./hosts.mjs').Rules}} options
 * @returns {http.Server}
 * @throws {Error} when the folder cannot be read
 */
export function createStaticServer({directory, rules}) {
  // Read once: a set of names is case sensitive on every system, and no request can leave the folder.
  const files = new Set(
    fs
      .readdirSync(directory, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join('/')),
  );

  /** @param {string} file @param {Coding} accepted */
  async function read(file, accepted) {
    const type = contentType(file);
    const raw = await fs.promises.readFile(path.join(directory, file));
    const {body, coding} = await encode(raw, isCompressible(type) ? accepted : 'identity');
    const caching = hashedAsset.test(file) ? '31536000, immutable' : '0, must-revalidate';
    const headers = {
      'content-type': type,
      'cache-control': `public, max-age=${caching}`,
      etag: `"${crypto.createHash('sha1').update(body).digest('base64url')}"`,
      vary: 'Accept-Encoding',
      ...(coding === 'identity' ? {} : {'content-encoding': coding}),
    };
    return {body, headers};
  }

  /** @type {Map<string, ReturnType<typeof read>>} */
  const memory = new Map();

  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  async function answer({method = 'GET', url = '/', headers: asked}, response) {
    if (method !== 'GET' && method !== 'HEAD') {
      return response.writeHead(405, {allow: 'GET, HEAD'}).end();
    }
    const [, target = '', search = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
    const result = rules(decodeURIComponent(target), (file) => files.has(file));
    if (result.status === 301) {
      const location = encodeURI(result.location) + search;
      return response.writeHead(301, {location, 'content-length': 0}).end();
    }
    if (!('file' in result)) {
      return response.writeHead(404, {'content-type': 'text/plain'}).end('Not found');
    }
    const coding = negotiate(asked['accept-encoding']?.toString());
    const key = `${coding} ${result.file}`;
    const reading = memory.get(key) ?? read(result.file, coding);
    memory.set(key, reading);
    const {body, headers} = await reading;
    if (result.status === 200 && asked['if-none-match'] === headers.etag) {
      return response.writeHead(304, headers).end();
    }
    response.writeHead(result.status, {...headers, 'content-length': body.length});
    return response.end(method === 'HEAD' ? undefined : body);
  }

  return http.createServer((request, response) => {
    answer(request, response).catch((error) => {
      // An address that cannot be decoded.
      if (error instanceof URIError) {
        response.writeHead(400).end();
      } else {
        console.error(error);
        response.writeHead(500).end();
      }
    });
  });
}
