// @ts-check
import http from 'node:http';

import {createStaticServer, listen} from '../../../scripts/staticServer.mjs';

/** @type {Record<string, (url: string, destination: string) => boolean>} which requests are meant */
const targets = {
  script: (_url, destination) => destination === 'script',
  style: (_url, destination) => destination === 'style',
  index: (url) => url.includes('/search-index'),
  markdown: (url) => url.endsWith('.md'),
  page: (url, destination) => destination === 'empty' && !/\.\w+$/.test(url),
  everything: () => true,
};

const signIn = '<!doctype html><title>Sign in</title><p>Sign in to this network.</p></body>';

/** @typedef {{status: number, headers: http.IncomingHttpHeaders, body: Buffer}} Answer */

/** @type {Record<string, (response: http.ServerResponse, answer: Answer) => unknown>} */
const faults = {
  missing: (response) => response.writeHead(404, {'content-type': 'text/html'}).end('gone'),
  broken: (response) => response.writeHead(500, {'content-type': 'text/plain'}).end('error'),
  busy: (response) => response.writeHead(503, {'retry-after': '60'}).end(),
  slow: (response, answer) => setTimeout(() => send(response, answer), 1500),
  stalled: () => undefined,
  halfway: (response, {status, headers, body}) => {
    response.writeHead(status, headers);
    response.write(body.subarray(0, body.length / 2));
  },
  cut: (response, {status, headers, body}) => {
    response.writeHead(status, headers);
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
  },
  refused: (response) => response.destroy(),
  empty: (response, {headers}) =>
    response.writeHead(200, {'content-type': headers['content-type']}).end(),
  damaged: (response, {headers}) =>
    response.writeHead(200, {'content-type': headers['content-type']}).end('\u0000{"<]'),
  signIn: (response) => response.writeHead(200, {'content-type': 'text/html'}).end(signIn),
  elsewhere: (response) => response.writeHead(302, {location: '/404.html'}).end(),
};

/** @param {http.ServerResponse} response @param {Answer} answer */
function send(response, {status, headers, body}) {
  response.writeHead(status, headers).end(body);
}

/**
 * The first pages of a search index. Of what breaks, none depends on how much there is to index, and the browser would
 * spend most of its time on it.
 *
 * @param {Buffer} body
 */
function shorten(body) {
  const index = JSON.parse(body.toString());
  return Buffer.from(JSON.stringify({...index, pages: index.pages.slice(0, 20)}));
}

/**
 * Creates a server of a built site behind a line that breaks. A cookie says what breaks and how: `fault=<what>.<how>`.
 *
 * @param {string} directory @returns {Promise<http.Server>}
 */
export async function createFaultyServer(directory) {
  const site = createStaticServer({directory});
  await listen(site, 0);
  const {port: inner} = /** @type {import('node:net').AddressInfo} */ (site.address());
  return http.createServer((request, response) => {
    const {cookie = '', 'sec-fetch-dest': destination = ''} = request.headers;
    const [, target = '', fault = ''] = /(?:^|; )fault=(\w+)\.(\w+)/.exec(cookie) ?? [];
    const isMeant = targets[target]?.((request.url ?? '').replace(/\?.*/, ''), String(destination));
    const isIndex = targets.index?.(request.url ?? '', '');
    const options = {
      port: inner,
      path: request.url,
      method: request.method,
      headers: isIndex ? {} : request.headers,
    };
    http
      .request({host: '127.0.0.1', ...options}, (answered) => {
        /** @type {Buffer[]} */
        const parts = [];
        answered.on('data', (part) => parts.push(part));
        answered.on('end', () => {
          const {statusCode: status = 200, headers} = answered;
          const whole = Buffer.concat(parts);
          const body = isIndex ? shorten(whole) : whole;
          const answer = {status, headers: {...headers, 'content-length': `${body.length}`}, body};
          const breakIt = isMeant ? faults[fault] : undefined;
          // The browser must not cache a broken response.
          delete answer.headers[isMeant ? 'etag' : ''];
          (breakIt ?? send)(response, answer);
        });
      })
      .end();
  });
}
