/*
 * Serves a folder of finished files as static hosts do. Which address is which file, as observed by
 * https://github.com/slorber/trailing-slash-guide (docs/Hosting-Providers.md).
 */
import crypto from 'node:crypto';
import {once} from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

import {lookup} from 'mrmime';

import {filesIn} from '../lib/filesIn.mjs';
import {UsageError} from './commandLine.mjs';

/** @typedef {'br' | 'gzip' | 'identity'} Coding */
/** @typedef {(file: string) => boolean} IsFile takes a path from the site's root, with slashes and exact case */
/** @typedef {{file: string} | {location: string} | null} Found a file, or where to look for it */
/** @typedef {(pathname: string, isFile: IsFile) => Found} Rules what a host finds at a decoded path */

/**
 * GitHub Pages: `/a` is the file `a`, or else `a.html`, or else it leads to `/a/` where `a/index.html` exists; `/a/` is
 * `a/index.html` only. Not modelled: its ten minutes of caching, and its lack of Brotli. @type {Rules}
 */
export function githubPages(pathname, isFile) {
  const name = pathname.slice(1);
  const isFolder = pathname.endsWith('/');
  const file = (isFolder ? [`${name}index.html`] : [name, `${name}.html`]).find(isFile);
  if (file) {
    return {file};
  }
  return !isFolder && isFile(`${name}/index.html`) ? {location: `${pathname}/`} : null;
}

/** @param {string} file @returns {string} its `Content-Type`, by its extension alone */
export function contentType(file) {
  const type =
    lookup(file) ?? (file.endsWith('.ico') ? 'image/x-icon' : 'application/octet-stream');
  return /^text\/|json$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** @param {string} type a `Content-Type`; pictures and fonts are compressed already */
export const isCompressible = (type) => /^text\/|json\b|xml\b/.test(type);

/** @param {string} [acceptEncoding] of the request @returns {Coding} Brotli before gzip, as on every host of such sites */
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
 * Compresses a body as a host does that keeps the result; `identity` where compression does not pay. A quick one, as of
 * a host that compresses what it is asked for, is a tenth larger, in a hundredth of the time.
 *
 * @param {Buffer} body @param {Coding} coding @param {boolean} [isQuick]
 * @returns {Promise<{body: Buffer, coding: Coding}>}
 */
export async function encode(body, coding, isQuick = false) {
  if (coding === 'identity' || body.length < 256) {
    return {body, coding: 'identity'};
  }
  // On the search index and llms-full.txt, Brotli's best level takes seconds.
  const best = body.length > 200_000 ? 6 : 11;
  const params = {[zlib.constants.BROTLI_PARAM_QUALITY]: isQuick ? 5 : best};
  const encoded = await (coding === 'br'
    ? promisify(zlib.brotliCompress)(body, {params})
    : promisify(zlib.gzip)(body, {level: isQuick ? 5 : 9}));
  return encoded.length < body.length ? {body: encoded, coding} : {body, coding: 'identity'};
}

/**
 * Reads the file `_headers`, with which a build tells Netlify and Cloudflare Pages what to answer: paths, or beginnings
 * of paths with a star at the end, each followed by indented lines of a name and a value. The preview sends the same,
 * whatever host's addresses it follows, so that a page is tried under its policy.
 *
 * @param {string} text @returns {(pathname: string) => Record<string, string>}
 */
export function readHeaders(text) {
  const rules = text.split(/\n(?=\S)/).map((rule) => {
    const [pattern = '', ...lines] = rule.trim().split('\n');
    const headers = lines.map((line) => {
      const [, name = '', value = ''] = /^\s*([\w-]+): (.*)$/.exec(line) ?? [];
      return [name.toLowerCase(), value];
    });
    return {pattern, headers};
  });
  /** @param {string} pathname @param {string} pattern */
  const isMeant = (pathname, pattern) =>
    pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
  return (pathname) =>
    Object.fromEntries(
      rules.filter(({pattern}) => isMeant(pathname, pattern)).flatMap(({headers}) => headers),
    );
}

/** Docusaurus puts files whose names carry a content hash below `assets/`, of any language. */
const hashedAsset = /^(?:[^/]+\/)?assets\/.*[.-][\da-f]{8,}\.\w+$/;

/**
 * Makes (does not start) a server for a folder of finished files: right content types, Brotli and gzip kept in memory,
 * entity tags, the headers that the build asks for, a host's rules for addresses, and the one `404.html` of the root
 * for all that is not found. `base` is the path that the site is served below, with a slash at both ends.
 *
 * @param {{directory: string, rules: Rules, base?: string}} options @returns {http.Server}
 */
export function createStaticServer({directory, rules, base = '/'}) {
  // Read once: a set of names is case sensitive on every system, and no request can leave the folder.
  const files = new Set(filesIn(directory));
  const headersFile = path.join(directory, '_headers');
  const headersOf = readHeaders(
    fs.existsSync(headersFile) ? fs.readFileSync(headersFile, 'utf8') : '',
  );

  /** @param {string} file @param {Coding} accepted */
  async function read(file, accepted) {
    const type = contentType(file);
    const raw = await fs.promises.readFile(path.join(directory, file));
    const wanted = isCompressible(type) ? accepted : 'identity';
    const {body, coding} = await encode(raw, wanted, true);
    const caching = hashedAsset.test(file) ? '31536000, immutable' : '0, must-revalidate';
    const headers = {
      'content-type': type,
      'cache-control': `public, max-age=${caching}`,
      etag: `"${crypto.createHash('sha1').update(body).digest('base64url')}"`,
      vary: 'Accept-Encoding',
      ...(coding === 'identity' ? {} : {'content-encoding': coding}),
      ...headersOf(base + file),
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
    const pathname = decodeURIComponent(target);
    if (!pathname.startsWith(base)) {
      return response.writeHead(404, {'content-type': 'text/plain'}).end('Not found');
    }
    const found = rules(pathname.slice(base.length - 1), (name) => files.has(name));
    if (found && 'location' in found) {
      const location = encodeURI(base + found.location.slice(1)) + search;
      return response.writeHead(301, {location, 'content-length': 0}).end();
    }
    const file = found?.file ?? '404.html';
    if (!files.has(file)) {
      return response.writeHead(404, {'content-type': 'text/plain'}).end('Not found');
    }
    const coding = negotiate(asked['accept-encoding']?.toString());
    const key = `${coding} ${file}`;
    const reading = memory.get(key) ?? read(file, coding);
    memory.set(key, reading);
    const {body, headers} = await reading;
    if (found && asked['if-none-match'] === headers.etag) {
      return response.writeHead(304, headers).end();
    }
    response.writeHead(found ? 200 : 404, {...headers, 'content-length': body.length});
    return response.end(method === 'HEAD' ? undefined : body);
  }

  return http.createServer((request, response) => {
    answer(request, response).catch((error) => {
      // An address that cannot be decoded is the client's fault.
      const isClientFault = error instanceof URIError;
      if (!isClientFault) {
        console.error(error);
      }
      response.writeHead(isClientFault ? 400 : 500).end();
    });
  });
}

/** Opens a port for this machine alone. @param {import('node:net').Server} server @param {number} port */
export async function listen(server, port) {
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    throw /** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE'
      ? new UsageError(`Port ${port} is taken. Choose another one with PORT=<number>.`)
      : error;
  }
}

/**
 * Serves a built site until the process ends.
 *
 * @param {Parameters<typeof createStaticServer>[0] & {port: number}} options
 */
export async function serveSite({directory, port, rules, base}) {
  if (!fs.existsSync(path.join(directory, 'index.html'))) {
    throw new UsageError(`There is no built site in ${directory}. Run "npm run build" first.`);
  }
  await listen(createStaticServer({directory, rules, base}), port);
}

/** @param {string | undefined} text @param {number} fallback @returns {number} a TCP port */
export function parsePort(text, fallback) {
  const port = Number(text || fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new UsageError(`PORT must be a whole number from 1 to 65535, not "${text}".`);
  }
  return port;
}
