import fs from 'node:fs/promises';
import path from 'node:path';

import {writeFiles} from '../../../../src/plugins/output';
import {policyFiles, policyText} from '../../../../src/plugins/output/policy';
import {contextOf, write} from './support';

/** SHA-256 of `go()`, by `openssl dgst -sha256 -binary | base64`. */
const hashOfGo = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";

const page = (body: string): string =>
  `<!doctype html><html><head><meta charset=UTF-8><title>x</title></head><body>${body}</body></html>`;

/** The policy of pages, by directive. */
const policyOf = (...pages: string[]): Record<string, string> =>
  Object.fromEntries(
    policyText(pages)
      .split('; ')
      .map((part) => {
        const [name = '', ...sources] = part.split(' ');
        return [name, sources.join(' ')];
      }),
  );

test('a page may run and load what is its own, the scripts that are in it, and the hosts that it names', () => {
  expect(policyOf(page('text'))).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
  });
  const policy = policyOf(
    page(
      `<script>go()</script><script type=application/ld+json>{"a": "<img src=https://no.test>"}</script><script async src="https://scripts.test/a.js?x=1"></script><img src=//pictures.test/a.png><iframe src="https://frames.test/x"></iframe><link rel=stylesheet href=https://styles.test/s.css><a href=https://links.test>a</a>`,
    ),
  );
  expect(policy['script-src']).toBe(`'self' ${hashOfGo} https://scripts.test`);
  expect(policy['img-src']).toBe("'self' data: https://pictures.test");
  expect(policy['frame-src']).toBe('https://frames.test');
  expect(policy['style-src']).toBe("'self' https://styles.test");
  expect(JSON.stringify(policy)).not.toMatch(/no\.test|links\.test/);
});

test('every page and _headers have one policy, however often it is built', async () => {
  const {rootDir} = await contextOf('/', []);
  await write(rootDir, 'index.html', page('<script>go()</script>'));
  await writeFiles(await policyFiles(rootDir));
  await write(rootDir, 'zh/404.html', page('<script>other()</script>'));
  for (const to of ['/a', '/b']) {
    const stock = `<script>\n    window.location.href = '${to}' + window.location.search;\n  </script>`;
    await write(rootDir, `old${to}.html`, page(stock));
  }
  await writeFiles(await policyFiles(rootDir, {'connect-src': ['https://api.test']}));

  const read = (name: string): Promise<string> => fs.readFile(path.join(rootDir, name), 'utf8');
  const [, policy = ''] =
    /<meta charset=UTF-8><meta http-equiv=Content-Security-Policy content="([^"]*)"><title>/.exec(
      await read('index.html'),
    ) ?? [];
  expect(policy).toContain(hashOfGo);
  expect(policy).toContain("connect-src 'self' https://api.test");
  // All redirects have one script.
  expect(policy.match(/sha256/g)).toHaveLength(3);
  expect(await read('zh/404.html')).toContain(policy);
  const headers = await read('_headers');
  expect(headers).toContain(`${policy}; frame-ancestors 'none'`);
  expect(headers).toContain('\n/zh/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
  // Cloudflare Pages cuts longer lines.
  expect(Math.max(...headers.split('\n').map(({length}) => length))).toBeLessThan(2000);
  for (const header of [
    'Strict-Transport-Security',
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy',
  ]) {
    expect(headers).toContain(header);
  }
});

test('styles and code in attributes stop the build, unless an author allows styles', async () => {
  const {rootDir} = await contextOf('/', []);
  await write(rootDir, 'guide/start.html', page('<p style="color:red">a</p>'));
  await expect(policyFiles(rootDir, {'style-src': ["'unsafe-inline'"]})).resolves.toHaveLength(2);
  await write(rootDir, 'index.html', page('<a title="style=x" onclick=go()>a</a>'));
  await expect(policyFiles(rootDir)).rejects.toThrow('/guide/start.html: <p style="color:red">');
  await expect(policyFiles(rootDir)).rejects.toThrow(
    '/index.html: <a title="style=x" onclick=go()>',
  );
});
