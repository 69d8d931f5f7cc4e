// @ts-check
import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';

import {contentType, isCompressible} from './contentTypes.mjs';
import {encode, negotiate} from './encode.mjs';

/**
 * What a host answers to a path: a file of the site with a status, or a redirect.
 *
 * @typedef {{status: 200 | 404, file: string} | {status: 301, location: string} | {status: 404}} Answer
 */

/**
 * How a host maps a decoded URL path to files. `isFile` takes a path from the site's root, with
 * forward slashes and exact case.
 *
 * @callback Rules
 * @param {string} pathname
 * @param {(file: string) => boolean} isFile
 * @returns {Answer}
 */

/**
 * Every file below a folder, relative, with forward slashes. Read once: a set of names is case
 * sensitive on every operating system, and a request can never leave the folder.
 *
 * @param {string} directory
 * @returns {Promise<Set<string>>}
 */
async function listFiles(directory) {
  const entries = await fs.readdir(directory, {recursive: true, withFileTypes: true});
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join('/')),
  );
}

/** Docusaurus puts files whose names carry a content hash below `assets/`, of either locale. */
const hashedAsset = /^(?:[a-z]{2}\/)?assets\/.*[.-][\da-f]{8,}\.\w+$/;

/**
 * @param {string} file
 * @returns {string} the `Cache-Control` of a file: hashed names never change, all else is asked for again
 */
function cacheControl(file) {
  return hashedAsset.test(file)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
}

/**
 * @param {string} url the request target
 * @returns {{pathname: string, search: string} | null} null when it cannot be decoded
 */
function parseTarget(url) {
  const [target = '', ...query] = url.split('?');
  try {
    // Slashes are doubled by hand-written links only; an absolute form never reaches a site.
    return {
      pathname: decodeURIComponent(target),
      search: query.length ? `?${query.join('?')}` : '',
    };
  } catch {
    return null;
  }
}

/**
 * Makes (does not start) a server for a folder of finished files: right content types, Brotli and
 * gzip kept in memory, entity tags, and a given host's rules for addresses.
 *
 * @param {{directory: string, rules: Rules}} options
 * @returns {Promise<http.Server>}
 * @throws {Error} when the folder cannot be read
 */
export async function createStaticServer({directory, rules}) {
  const files = await listFiles(directory);
  /** @type {Map<string, Promise<{body: Buffer, coding: string, type: string, tag: string}>>} */
  const memory = new Map();

  /** @param {string} file @param {import('./encode.mjs').Coding} coding */
  async function read(file, coding) {
    const type = contentType(file);
    const raw = await fs.readFile(path.join(directory, file));
    const encoded = await encode(raw, isCompressible(type) ? coding : 'identity');
    const tag = crypto.createHash('sha1').update(encoded.body).digest('base64url');
    return {...encoded, type, tag: `"${tag}"`};
  }

  /** @param {string} file @param {import('./encode.mjs').Coding} coding */
  function load(file, coding) {
    const key = `${coding} ${file}`;
    const known = memory.get(key) ?? read(file, coding);
    memory.set(key, known);
    return known;
  }

  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  async function answer(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {allow: 'GET, HEAD'}).end();
      return;
    }
    const target = parseTarget(request.url ?? '/');
    if (!target) {
      response.writeHead(400).end();
      return;
    }
    const result = rules(target.pathname, (file) => files.has(file));
    if (result.status === 301) {
      const location = encodeURI(result.location) + target.search;
      response.writeHead(301, {location, 'content-length': 0}).end();
      return;
    }
    if (!('file' in result)) {
      response.writeHead(404, {'content-type': 'text/plain; charset=utf-8'}).end('Not found');
      return;
    }
    const {body, coding, type, tag} = await load(
      result.file,
      negotiate(request.headers['accept-encoding']?.toString()),
    );
    const headers = {
      'content-type': type,
      'cache-control': cacheControl(result.file),
      etag: tag,
      vary: 'Accept-Encoding',
      ...(coding === 'identity' ? {} : {'content-encoding': coding}),
    };
    if (result.status === 200 && request.headers['if-none-match'] === tag) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(result.status, {...headers, 'content-length': body.length});
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return http.createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
}
