import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

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
