import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {writeClientScripts} from '../../../src/plugins/bundle/releaseOutput';
import {findClientComponents, writeRegistry} from '../../../src/plugins/bundle/clientComponents';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bundle-'));

function write(file: string, text: string): string {
  const full = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(full), {recursive: true});
  fs.writeFileSync(full, text);
  return full;
}

afterAll(() => fs.rmSync(siteDir, {recursive: true}));

test('RE-1 client components are the modules below src that begin with the directive', () => {
  write('src/components/Plain.tsx', "export const text = 'use client';");
  write('src/lab/Counter/styles.module.css', '');
  const counter = write('src/lab/Counter/index.tsx', "'use client';\nexport default A;");
  const chart = write('src/lab/Chart.jsx', '/* About\n * it. */\n// And more.\n"use client"');

  const found = findClientComponents(siteDir);
  expect(Object.fromEntries(found)).toMatchObject({
    'lab/Counter': counter,
    'lab/Chart': chart,
    'search/modal': path.resolve(__dirname, '../../../src/search/modal/index.tsx'),
  });
  expect(found.has('components/Plain')).toBe(false);
  expect(fs.readFileSync(writeRegistry(found, siteDir), 'utf8')).toContain(
    `"lab/Counter": () => import(${JSON.stringify(counter)})`,
  );
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
