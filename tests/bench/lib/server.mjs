// @ts-check
import crypto from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

import {contentType, encode, isCompressible, negotiate} from './encoding.mjs';

/** Names that change with their content, in the habit of each generator measured here. */
const hashedName =
  /[._-][\w-]{8,}\.[a-z\d]+$|\/(?:_astro|assets|static)\/|\/pagefind\/(?:fragment|index)\//;

/** @param {string} file */
function isFile(file) {
  return fs.statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
}

/**
 * Finds what a path means, by rules that suit every generator alike: the file itself, the file with
 * `.html`, the folder's index. No redirects, so that none of them pays for the form of its links.
 *
 * @param {string} directory absolute
 * @param {string} pathname decoded
 * @returns {string | undefined} absolute
 */
function locate(directory, pathname) {
  const target = path.join(directory, path.normalize(pathname));
  if (target !== directory && !target.startsWith(directory + path.sep)) {
    return undefined;
  }
  const bare = target.replace(/\/+$/, '');
  const index = path.join(target, 'index.html');
  return (pathname.endsWith('/') ? [index, `${bare}.html`] : [bare, `${bare}.html`, index]).find(
    isFile,
  );
}

/**
 * Makes (does not start) a server for one site. All sites get the same: Brotli at quality 11 kept in
 * memory, a year for hashed names, revalidation for the rest.
 *
 * @param {string} directory absolute
 * @param {(bytes: number) => void} onSent told the size of every body, compressed
 * @returns {http.Server}
 */
export function createSiteServer(directory, onSent) {
  /** @type {Map<string, Promise<{body: Buffer, headers: Record<string, string | number>}>>} */
  const memory = new Map();

  /** @param {string} file @param {ReturnType<typeof negotiate>} accepted */
  async function read(file, accepted) {
    const type = contentType(file);
    const isText = isCompressible(type) || type === 'application/wasm';
    const {body, coding} = await encode(fs.readFileSync(file), isText ? accepted : 'identity');
    const tag = crypto.createHash('sha1').update(body).digest('base64url');
    const isHashed =
      path.extname(file) !== '.html' && hashedName.test(file.slice(directory.length));
    return {
      body,
      headers: {
        'content-type': type,
        etag: `"${tag}"`,
        vary: 'Accept-Encoding',
        'cache-control': isHashed
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=0, must-revalidate',
        ...(coding === 'identity' ? {} : {'content-encoding': coding}),
      },
    };
  }

  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  async function answer(request, response) {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const found = locate(directory, decodeURIComponent(pathname));
    const file = found ?? path.join(directory, '404.html');
    if (!found && !isFile(file)) {
      response.writeHead(404, {'content-type': 'text/plain', 'content-length': 0}).end();
      return;
    }
    const coding = negotiate(request.headers['accept-encoding']?.toString());
    const key = `${coding} ${file}`;
    const known = memory.get(key) ?? read(file, coding);
    memory.set(key, known);
    const {body, headers} = await known;
    if (found && request.headers['if-none-match'] === headers.etag) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(found ? 200 : 404, {...headers, 'content-length': body.length});
    onSent(body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return http.createServer({keepAliveTimeout: 30_000}, (request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end());
  });
}
