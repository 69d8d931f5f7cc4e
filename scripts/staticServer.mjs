// Serves a built site as GitHub Pages does, with the headers that the build writes.
import {once} from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

import sirv from 'sirv';

import {filesIn} from '../src/lib/filesIn.mjs';
import {UsageError} from './commandLine.mjs';

/**
 * Reads `_headers`: paths, or beginnings of paths with a star at the end, each followed by indented headers.
 *
 * @param {string} text @returns {(pathname: string) => [name: string, value: string][]}
 */
function readHeaders(text) {
  const rules = text.split(/\n(?=\S)/).map((rule) => {
    const [pattern = '', ...lines] = rule.trim().split('\n');
    // A line with an exclamation mark takes a header of an earlier rule away; here a later one replaces it anyway.
    const own = lines.filter((line) => !line.trim().startsWith('!'));
    const headers = own.map((line) => {
      const [, name = '', value = ''] = /^\s*([\w-]+): (.*)$/.exec(line) ?? [];
      return /** @type {[string, string]} */ ([name, value]);
    });
    return {start: pattern.replace(/\*$/, ''), headers};
  });
  return (pathname) =>
    rules.filter(({start}) => pathname.startsWith(start)).flatMap(({headers}) => headers);
}

/** Types that GitHub Pages sends and `sirv` does not. @type {Record<string, string>} */
const types = {
  '.ico': 'image/vnd.microsoft.icon',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Creates (does not start) a server with the address rules of GitHub Pages: `/a` is the file `a` or `a.html`, or leads to
 * `/a/` where `a/index.html` exists; `/a/` is `a/index.html` only; all else is the root's `404.html`. Case matters.
 *
 * @param {{directory: string, base?: string}} options `base`: path of the site, with a slash at both ends
 * @returns {http.Server}
 */
export function createStaticServer({directory, base = '/'}) {
  const files = new Set(filesIn(directory));
  const headersFile = path.join(directory, '_headers');
  const headersOf = readHeaders(
    fs.existsSync(headersFile) ? fs.readFileSync(headersFile, 'utf8') : '',
  );
  /** @param {http.ServerResponse} response @param {string} pathname below the base */
  function setHeaders(response, pathname) {
    const type = types[path.extname(pathname)];
    if (type) {
      response.setHeader('Content-Type', type);
    }
    // Without it, browsers guess from the file's age, and show pages of an earlier build.
    response.setHeader('Cache-Control', 'no-cache');
    headersOf(base + pathname.slice(1)).forEach(([name, value]) => response.setHeader(name, value));
  }
  const send = sirv(directory, {etag: true, dotfiles: true, setHeaders});

  return http.createServer((request, response) => {
    const [, target = '', search = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? [];
    let pathname;
    try {
      pathname = decodeURIComponent(target);
    } catch {
      response.writeHead(400).end();
      return;
    }
    const name = pathname.startsWith(base) ? pathname.slice(base.length) : null;
    const isFolder = name === '' || name?.endsWith('/');
    const file = (isFolder ? [`${name}index.html`] : [`${name}`, `${name}.html`]).find((one) =>
      files.has(one),
    );
    if (file !== undefined) {
      request.url = `/${encodeURI(file)}`;
      send(request, response);
    } else if (name !== null && files.has(`${name}/index.html`)) {
      response.writeHead(301, {location: `${target}/${search}`}).end();
    } else {
      setHeaders(response, '/404.html');
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
      response.end(files.has('404.html') ? fs.readFileSync(path.join(directory, '404.html')) : '');
    }
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

/** Serves a built site until the process ends. @param {{directory: string, base?: string, port: number}} options */
export async function serveSite({directory, port, base}) {
  if (!fs.existsSync(path.join(directory, 'index.html'))) {
    throw new UsageError(`There is no built site in ${directory}. Run "npm run build" first.`);
  }
  await listen(createStaticServer({directory, base}), port);
}

/** @param {string | undefined} text @param {number} fallback @returns {number} a TCP port */
export function parsePort(text, fallback) {
  const port = Number(text || fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new UsageError(`PORT must be a whole number from 1 to 65535, not "${text}".`);
  }
  return port;
}
