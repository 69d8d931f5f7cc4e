import fs from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';

import {inlineScript} from '../../../../src/plugins/inlineScripts';
import {notFoundPage, writeFiles} from '../../../../src/plugins/output';
import {contextOf, record, write} from './support';

describe('the bundled script', () => {
  let script = '';

  beforeAll(async () => {
    script = await inlineScript('features/NotFound/early');
  }, 60_000);

  test('NF-3 does in a page what its source does', () => {
    const sent: string[] = [];
    const location = {
      pathname: '/en/guide/start/',
      search: '?q',
      hash: '#h',
      replace: (target: string) => sent.push(target),
    };
    const window = {location, document: {documentElement: {lang: 'en', dataset: {}}}};
    vm.runInNewContext(script, {window, URL});
    expect(sent).toEqual(['/guide/start/?q#h']);
  });
});

/** The 404 page with a script. */
async function pageWith(script: string, html: string): Promise<string> {
  const context = await contextOf('/zh/', []);
  await write(context.outDir, '404.html', html);
  const [page] = await notFoundPage(context, script);
  return page?.[1] ?? '';
}

test('RT-18 the script stands in the head behind the charset, before everything else', async () => {
  const html = '<!doctype html><html><head><meta charset=UTF-8><title>404</title></head></html>';
  expect(await pageWith('x($&)', html)).toBe(
    '<!doctype html><html><head><meta charset=UTF-8><script>x($&)</script><title>404</title></head></html>',
  );
});

test('a page without a charset stops the build', async () => {
  await expect(pageWith('x', '<html></html>')).rejects.toThrow('/<meta charset=');
});

test('RT-13 the list of routes is written next to the page', async () => {
  const context = await contextOf('/zh/', [
    record({routePath: '/zh/guide/'}),
    record({routePath: '/zh/'}),
  ]);
  await write(context.outDir, '404.html', '<meta charset="utf-8">');
  await writeFiles(await notFoundPage(context, 'go()'));
  const read = (name: string): Promise<string> =>
    fs.readFile(path.join(context.outDir, name), 'utf8');
  expect(JSON.parse(await read('routes.json'))).toEqual(['/zh/', '/zh/guide/']);
  expect(await read('404.html')).toBe('<meta charset="utf-8"><script>go()</script>');
});
