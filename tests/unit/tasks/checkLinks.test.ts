import http from 'node:http';
import type {AddressInfo} from 'node:net';

import {checkAddress} from '../../../src/tasks/check-links/addresses.mjs';

/** A site that answers with the status in its path, and an archive that has copies of paths with "kept". */
const server = http.createServer((request, response) => {
  const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/archive') {
    const url = searchParams.get('url') ?? '';
    const closest = {available: true, status: '200', url: `copy of ${new URL(url).pathname}`};
    response.end(JSON.stringify({archived_snapshots: url.includes('kept') ? {closest} : {}}));
  } else if (pathname !== '/silent') {
    response.statusCode = Number(pathname.slice(1, 4));
    response.end('page');
  }
});

let origin: string;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const check = (path: string) =>
  checkAddress(
    `${origin}${path}`,
    `${origin}/archive`,
    // Only the site that never answers is waited for; a busy machine may be slow to answer.
    path === '/silent' ? 300 : 20_000,
  );

test.each([
  ['a page that answers', '/200', 'alive', '200'],
  [
    'a page that is gone, though there is a copy',
    '/404-kept',
    'gone',
    '404; a copy: copy of /404-kept',
  ],
  [
    'a site that refuses machines, with a copy',
    '/403-kept',
    'unsure',
    '403; a copy: copy of /403-kept',
  ],
  ['a site that fails, without a copy', '/503', 'gone', '503; the Archive has no copy'],
  ['a site that never answers', '/silent', 'gone', 'no answer in time; the Archive has no copy'],
])('%s', async (_case, path, verdict, reason) => {
  expect(await check(path)).toEqual({url: `${origin}${path}`, verdict, reason});
});
