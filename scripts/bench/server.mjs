// Serves the built sites, all alike: Brotli kept in memory, a year of caching for hashed names, no redirects. Runs as a
// process of its own, so that compressing does not share a thread with measuring.
import {fork} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

/** Fixed, because the address of the pictures is part of the pages of this site. */
const firstPort = 41_873;

/** @param {number} index of a site @returns {string} where it is served */
export const originOf = (index) => `http://127.0.0.1:${firstPort + index}`;

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Names that change with their content, in the habit of each generator. */
const hashedName = /[._-][\w-]{8,}\.[a-z\d]+$|\/(?:_astro|assets|static)\//;

/** @param {string} directory @param {string} pathname */
function readFile(directory, pathname) {
  const bare = path.join(directory, pathname).replace(/\/$/, '');
  const names = [bare, `${bare}.html`, path.join(bare, 'index.html')];
  const found = names.find((file) => fs.statSync(file, {throwIfNoEntry: false})?.isFile());
  return found ? {file: found, content: fs.readFileSync(found)} : undefined;
}

/** @param {string} directory a built site @returns {http.Server} */
function createServer(directory) {
  /** @type {Map<string, Promise<{status: number, headers: http.OutgoingHttpHeaders, body: Buffer}>>} */
  const answers = new Map();

  /** @param {string} pathname */
  async function answer(pathname) {
    const found = readFile(directory, pathname);
    if (!found) {
      return {status: 404, headers: {'content-type': 'text/plain'}, body: Buffer.alloc(0)};
    }
    const {file, content} = found;
    const isText = /\.(?:css|html|js|json|svg|wasm)$/.test(file) && content.length > 256;
    // On the biggest files, the best level takes seconds.
    const quality = content.length > 200_000 ? 6 : 11;
    const params = {[zlib.constants.BROTLI_PARAM_QUALITY]: quality};
    const isHashed = !file.endsWith('.html') && hashedName.test(pathname);
    return {
      status: 200,
      headers: {
        'content-type': types[path.extname(file)] ?? 'application/octet-stream',
        'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(isText ? {'content-encoding': 'br'} : {}),
      },
      body: isText ? await promisify(zlib.brotliCompress)(content, {params}) : content,
    };
  }

  return http.createServer({keepAliveTimeout: 30_000}, async (request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const known = answers.get(pathname) ?? answer(decodeURIComponent(pathname));
    answers.set(pathname, known);
    const {status, headers, body} = await known;
    response.writeHead(status, {...headers, 'content-length': body.length});
    response.end(body);
  });
}

/**
 * Serves built sites at `originOf(index)`.
 *
 * @param {readonly {output: string}[]} sites
 * @returns {Promise<{close: () => void}>}
 * @throws {Error} when a port is taken
 */
export async function serve(sites) {
  const child = fork(
    fileURLToPath(import.meta.url),
    sites.map(({output}) => output),
  );
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The built sites could not be served from port ${firstPort} on.`);
  });
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => {});
  return {close: () => child.disconnect()};
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const servers = process.argv
    .slice(2)
    .map((directory, index) => createServer(directory).listen(firstPort + index, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  process.once('disconnect', () => process.exit());
  process.send?.('ready');
}
