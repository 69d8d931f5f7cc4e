import fs from 'node:fs/promises';
import path from 'node:path';

import {writeFiles} from '../../../../src/build/output';
import {
  policyText,
  readPage,
  sourcesOf,
  withoutStockCode,
} from '../../../../src/build/output/policy';
import {policyFiles} from '../../../../src/build/output/steps/policy';
import {contextOf, write} from './support';

/** SHA-256 of `go()`, by `openssl dgst -sha256 -binary | base64`. */
const hashOfGo = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";

const page = (body: string): string =>
  `<!doctype html><html><head><meta charset=UTF-8><title>x</title></head><body>${body}</body></html>`;

/** The policy of pages, by directive. */
function policyOf(...pages: string[]): Record<string, string> {
  const text = policyText(sourcesOf(pages.map((html) => readPage(html))));
  return Object.fromEntries(
    text.split('; ').map((part) => {
      const [directive = '', ...sources] = part.split(' ');
      return [directive, sources.join(' ')];
    }),
  );
}

test('what no page asks for is refused', () => {
  expect(policyOf(page('text'))).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
  });
});

test('an address without a host asks for nothing', () => {
  const html = page('<img src="//"><img src="https://"><script src="https://["></script>');
  expect(policyOf(html)).toEqual(policyOf(page('text')));
});

test('inline scripts are named by their hashes, and data is no script', () => {
  const html = page(
    '<script>go()</script><script type=application/ld+json>{"a": "<b style=x>"}</script><script src=/a.js></script>',
  );
  expect(policyOf(html, html)['script-src']).toBe(`'self' ${hashOfGo}`);
});

test('a script with the line ends of Windows has the hash that browsers compute', () => {
  const [unix, windows] = ['a()\nb()', 'a()\r\nb()'].map((text) =>
    policyOf(page(`<script>${text}</script>`)),
  );
  expect(windows).toEqual(unix);
});

test('hosts of what pages load are added, each to its directive', () => {
  const policy = policyOf(
    page(
      '<script async src="https://scripts.test/a.js?x=1"></script><img src=//pictures.test/a.png srcset="https://small.test/a.png 1x, /b.png 2x"><iframe src="https://frames.test/x"></iframe><video poster=https://posters.test/p.png><source src=https://videos.test/v.mp4></video><link rel=stylesheet href=https://styles.test/s.css><form action="/send"></form>',
    ),
  );
  expect(policy['script-src']).toBe("'self' https://scripts.test");
  expect(policy['img-src']).toBe(
    "'self' data: https://pictures.test https://posters.test https://small.test",
  );
  expect(policy['frame-src']).toBe('https://frames.test');
  expect(policy['media-src']).toBe("'self' https://videos.test");
  expect(policy['style-src']).toBe("'self' https://styles.test");
  expect(policy['form-action']).toBe("'self'");
});

test('a policy that hosts would cut stops the build, and says what makes it long', () => {
  const pages = Array.from({length: 40}, (_, index) => page(`<script>go(${index})</script>`));
  expect(() => policyOf(...pages)).toThrow('40 different inline scripts');
});

test('pages of the redirect plugin have one script for all of them', () => {
  const redirect = (to: string): string =>
    `<!DOCTYPE html><html><head><meta charset="UTF-8"><meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${to}" /></head><script>\n    window.location.href = '${to}' + window.location.search;\n  </script></html>`;
  const scripts = ['/a', '/b'].map((to) =>
    /<script>.*<\/script>/.exec(withoutStockCode(redirect(to))),
  );
  expect(scripts[0]?.[0]).toContain('location.replace');
  expect(scripts[0]?.[0]).toBe(scripts[1]?.[0]);
});

test.each(['"--dark:#000;--light:#ffffffe6"', '--dark:#0085ff;--light:#0085ff'])(
  'the stock colours of an author’s icon go: %s',
  (style) => {
    expect(withoutStockCode(`<svg width=1em style=${style} class=x>`)).toBe(
      '<svg width=1em class=x>',
    );
  },
);

test('the script of Google Tag Manager, which a script in the page names, may be loaded', () => {
  const {'script-src': sources} = policyOf(
    page("<script>j.src='https://www.googletagmanager.com/gtm.js?id='+i</script>"),
  );
  expect(sources).toMatch(/'sha256-.* https:\/\/www\.googletagmanager\.com$/);
});

test('the frame of Google Tag Manager is hidden without a style', () => {
  const frame = '<noscript><iframe src=a height=0 style=display:none;visibility:hidden></iframe>';
  expect(withoutStockCode(frame)).toBe('<noscript><iframe src=a height=0 hidden></iframe>');
});

describe('in a build', () => {
  const read = async (root: string, name: string): Promise<string> =>
    fs.readFile(path.join(root, name), 'utf8');

  test('each page of every language has the one policy before its first script, however often it is built', async () => {
    const en = await contextOf('/', []);
    await write(en.rootDir, 'index.html', page('<script>go()</script>'));
    await writeFiles(await policyFiles(en, {'connect-src': ['https://api.test']}));
    const zh = await contextOf('/zh/', [], en.rootDir);
    await write(en.rootDir, 'zh/index.html', page('<script>other()</script>'));
    await writeFiles(await policyFiles(zh));

    const [english, chinese] = await Promise.all(
      ['index.html', 'zh/index.html'].map((name) => read(en.rootDir, name)),
    );
    const [tag = ''] = /<meta http-equiv[^>]*>/.exec(english ?? '') ?? [];
    expect(tag).toContain(hashOfGo);
    expect(tag).toContain("connect-src 'self' https://api.test");
    expect(english).toContain(`<meta charset=UTF-8>${tag}<title>`);
    expect(chinese).toContain(`<meta charset=UTF-8>${tag}<title>`);
    expect(english?.match(/Content-Security-Policy/g)).toHaveLength(1);
    expect(await read(en.rootDir, '_headers')).toContain(hashOfGo);
    expect(await policyFiles(zh)).toHaveLength(5);
  });

  test('hosts are told of the Markdown copies of pages that search engines shall not keep', async () => {
    const {rootDir} = await contextOf('/', []);
    const zh = await contextOf('/zh/', [], rootDir);
    const hidden = page('').replace(
      '<title>',
      '<meta data-rh=true name=robots content="noindex, nofollow"><title>',
    );
    const pages = {
      'index.html': page(''),
      '404.html': hidden,
      'zh/404.html': hidden,
      'guide/start.html': page('<meta name="description" content="noindex">'),
      'next/index.html': hidden,
      'next/guide/start.html': hidden,
      'next/guide/old.html': hidden,
      'zh/next/guide/start.html': hidden,
      'zh/1.0/guide/start.html': hidden,
      'zh/1.0/guide/old.html': hidden,
      'zh/guide/start.html': page(''),
      'zh/guide/new/index.html': hidden,
    };
    for (const [name, html] of Object.entries(pages)) {
      await write(rootDir, name, html);
      await write(rootDir, name.replace(/(?:\/index)?\.html$/, '.md'), '# Title');
    }
    // Pages of components have none, as the list of posts and the 404 page.
    for (const name of ['404.md', 'zh/404.md']) {
      await fs.rm(path.join(rootDir, name));
    }
    await writeFiles(await policyFiles(zh));
    const rules = (await read(rootDir, '_headers')).split(/\n(?=\S)/);
    expect(rules.filter((rule) => rule.includes('X-Robots-Tag')).toSorted()).toEqual(
      ['/next.md', '/next/*', '/zh/1.0/*', '/zh/guide/new.md', '/zh/next/*\n'].map((pattern) =>
        pattern.replace(/(?=\n?$)/, '\n  X-Robots-Tag: noindex'),
      ),
    );
  });

  test('a script that is an address itself stops it: every page would have to allow such addresses', async () => {
    const context = await contextOf('/', []);
    const script = '<script src="data:text/javascript,go()"></script>';
    await write(context.rootDir, 'index.html', page(script));
    await expect(policyFiles(context)).rejects.toThrow('<script src="data:text/javascript,go()">');
  });

  test('styles and code in attributes stop it, with the addresses of the pages', async () => {
    const context = await contextOf('/', []);
    await write(context.rootDir, 'guide/start.html', page('<p style="color:red">a</p>'));
    await write(context.rootDir, 'index.html', page('<a title="style=x" onclick=go()>a</a>'));
    await expect(policyFiles(context)).rejects.toThrow(
      /\/guide\/start: <p style="color:red">.*\n\/: <a onclick="go\(\)">/,
    );
  });

  test.each([
    ['a', '<client-component module=Counter props=\'{"a":"<b>"}\'></client-component><div>0</div>'],
    ['b', '<client-component module="Counter"></client-component>'],
  ])(
    'client components whose HTML was moved out of them stop it, in page %s',
    async (name, body) => {
      const context = await contextOf('/', []);
      await write(
        context.rootDir,
        'whole.html',
        page('<client-component module=A>a</client-component>'),
      );
      await write(context.rootDir, `${name}.html`, page(`<p>${body}</p>`));
      await expect(policyFiles(context)).rejects.toThrow(
        new RegExp(`^/${name}: the client component "Counter" .* separate line`),
      );
    },
  );

  test('fonts of another host’s stylesheet are told of, unless they are allowed', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
    const context = await contextOf('/', []);
    const body = '<link rel=stylesheet href=https://cdn.test/a.css>';
    await write(context.rootDir, 'index.html', page(body));
    await policyFiles(context, {'font-src': ['https://cdn.test']});
    expect(warn).not.toHaveBeenCalled();
    await policyFiles(context);
    expect(String(warn.mock.calls)).toMatch(/stylesheets from https:\/\/cdn\.test.*"font-src"/);
    warn.mockRestore();
  });

  test('an author may allow styles', async () => {
    const context = await contextOf('/', []);
    await write(context.rootDir, 'index.html', page('<p style=color:red>a</p>'));
    const files = await policyFiles(context, {'style-src': ["'unsafe-inline'"]});
    expect(files[0]?.[1]).toContain("style-src 'self' 'unsafe-inline'");
  });
});
