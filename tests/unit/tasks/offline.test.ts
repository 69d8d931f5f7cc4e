import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {isCopy, makeOfflineCopy} from '../../../src/tasks/offline/copy.mjs';

test('the offline copy has no page that only leads on from an old address', async () => {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-'));
  const build = path.join(site, 'build');
  const write = (file: string, html: string): void => {
    fs.mkdirSync(path.dirname(path.join(build, file)), {recursive: true});
    fs.writeFileSync(path.join(build, file), html);
  };
  write('index.html', '<html data-base-url="/"><body><a href="/new">New</a></body></html>');
  write('new.html', '<html data-base-url="/"><body>New</body></html>');
  // As the plugin for redirects writes it. From disk it would be an empty page.
  write('old/index.html', '<meta http-equiv="refresh" content="0; url=/new">');
  const copy = path.join(site, 'copy');
  expect(await makeOfflineCopy(build, copy)).toEqual({pages: 2, missing: []});
  const names = fs.readdirSync(copy, {recursive: true, encoding: 'utf8'});
  expect(names.toSorted()).toEqual(['index.html', 'new.html']);
  // What it may replace is a copy, and neither the build nor another site.
  expect(isCopy(copy)).toBe(true);
  expect(isCopy(build)).toBe(false);
});

test('a copy that was interrupted may be made again', async () => {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-'));
  const build = path.join(site, 'build');
  fs.mkdirSync(build);
  fs.writeFileSync(path.join(build, 'index.html'), '<html data-base-url="/"></html>');
  fs.writeFileSync(path.join(build, 'assets.txt'), '');
  const copy = path.join(site, 'copy');
  jest.spyOn(fs.promises, 'copyFile').mockRejectedValue(new Error('The disk is full'));
  await expect(makeOfflineCopy(build, copy)).rejects.toThrow('full');
  expect(isCopy(copy)).toBe(true);
});
