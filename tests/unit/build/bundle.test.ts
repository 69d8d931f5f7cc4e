import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';

import bundle from '../../../src/build/bundle';
import {writeClientScripts} from '../../../src/build/bundle/leanOutput';
import {findIslands, writeIslandRegistry} from '../../../src/build/bundle/islands';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'islands-'));

function write(file: string): string {
  const full = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(full), {recursive: true});
  fs.writeFileSync(full, '');
  return full;
}

afterAll(() => fs.rmSync(siteDir, {recursive: true}));

describe('the islands of a site', () => {
  it('are the folders of src/islands that have an index file', () => {
    const counter = write('src/islands/Counter/index.tsx');
    const plain = write('src/islands/Plain/index.js');
    write('src/islands/README.md');
    write('src/islands/Helpers/format.ts');

    expect([...findIslands(siteDir, {})]).toEqual([
      ['Counter', counter],
      ['Plain', plain],
    ]);
  });

  it('are none where there is no such folder', () => {
    expect(findIslands(path.join(siteDir, 'nowhere'), {}).size).toBe(0);
  });

  it.each([
    ['/site/node_modules/@docusaurus/theme-mermaid/lib/theme/Mermaid/index.js', true],
    ['/site/node_modules/@docusaurus/theme-classic/lib/theme/Mermaid.js', false],
  ])('have %s among them: %s', (file, isIsland) => {
    expect(findIslands(siteDir, {'@theme/Mermaid': file}).has('@theme/Mermaid')).toBe(isIsland);
  });

  it('are written down for the browser', () => {
    const file = writeIslandRegistry(new Map([['Counter', '/site/Counter/index.tsx']]), siteDir);

    expect(fs.readFileSync(file, 'utf8')).toContain(
      '"Counter": () => import("/site/Counter/index.tsx")',
    );
  });
});

describe('the client modules that the runtime runs', () => {
  const list = (text: string): string => {
    fs.writeFileSync(path.join(siteDir, 'client-modules.js'), text);
    return fs.readFileSync(writeClientScripts(siteDir), 'utf8');
  };

  it('are Docusaurus’ own without stylesheets, which are in the pages, in the same order', () => {
    expect(
      list(
        'export default [\n require("/a/style.css"),\n require("/b/two"),\n require("/c/one.js"),\n];',
      ),
    ).toBe(
      'import * as module0 from "/b/two";\nimport * as module1 from "/c/one.js";\nexport default [module0, module1];\n',
    );
  });

  it('stop the build where Docusaurus writes its list in another form', () => {
    expect(() => list('export default [];')).toThrow('client-modules.js');
  });
});

test.each(['ltr', 'rtl'])('the stock theme’s CSS stays out of pages that read %s', (direction) => {
  const plugin = bundle({siteConfig: {themeConfig: {}}} as unknown as LoadContext);
  const config = {mode: 'development', module: {rules: [{use: [{options: {modules: {}}}]}]}};
  const utils = {currentBundler: {instance: {DefinePlugin: class {}}}};
  const {resolve} = plugin.configureWebpack?.(config as never, true, utils as never, {}) ?? {};
  const name = direction === 'rtl' ? 'default-rtl.css' : 'default.css';

  // As theme-classic asks for it.
  expect(resolve?.alias).toHaveProperty([require.resolve(`infima/dist/css/default/${name}`)]);
});
