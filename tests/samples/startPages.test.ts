import fs from 'node:fs';
import path from 'node:path';

import {describePage, twinOf} from './support/page';
import {findPackage, parseManifest, ROOT} from './support/project';

describePage('docs/guide/start/index.mdx');
describePage('docs/guide/start/glossary.mdx');
describePage('docs/guide/start/npm-packages.mdx');
describePage('docs/guide/start/ai.mdx');

const PACKAGES = 'docs/guide/start/npm-packages.mdx';

/** The rows "| `name` | version | size in bytes | … |" of a page. */
function sizeRows(page: string): Array<{name: string; version: string; size: number}> {
  const source = fs.readFileSync(path.join(ROOT, page), 'utf8');
  const row = /^\| `([^`]+)`\s*\| (\d+\.\d+\.\d+)\s*\|\s*([\d,]+) \|/gm;
  return [...source.matchAll(row)].map(([, name = '', version = '', size = '']) => ({
    name,
    version,
    size: Number(size.replaceAll(',', '')),
  }));
}

const manifestOf = (folder: string) =>
  parseManifest(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** The sum of a package's own files, without folders and without packages nested in it. */
function sizeOf(folder: string): number {
  return fs.readdirSync(folder, {withFileTypes: true}).reduce((sum, entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? sum : sum + sizeOf(full);
    return sum + fs.statSync(full).size;
  }, 0);
}

describe('the install table', () => {
  const rows = sizeRows(PACKAGES);
  // The table is about Linux x64: on another platform its binary packages are not installed.
  const onTable = process.platform === 'linux' && process.arch === 'x64' ? test : test.skip;

  onTable(`${PACKAGES}: the nine packages have the versions and sizes that the table lists`, () => {
    expect(rows).toHaveLength(9);
    const folders = new Map<string, string>();
    const find = (name: string, from: string) => {
      const folder = findPackage(name, from);
      folders.set(name, folder);
      const {dependencies, optionalDependencies} = manifestOf(folder);
      for (const dependency of Object.keys({...dependencies, ...optionalDependencies})) {
        const installed =
          rows.some((row) => row.name === dependency) || dependency in (dependencies ?? {});
        if (installed && !folders.has(dependency)) find(dependency, folder);
      }
    };
    find('@rslib/core', ROOT);

    const actual = [...folders].map(([name, folder]) => ({
      name,
      version: manifestOf(folder).version,
      size: sizeOf(folder),
    }));
    const byName = (a: {name: string}, b: {name: string}) => a.name.localeCompare(b.name);
    expect(actual.sort(byName)).toEqual([...rows].sort(byName));
  });

  test(`${PACKAGES}: the Chinese table lists the same packages`, () => {
    expect(sizeRows(twinOf(PACKAGES))).toEqual(rows);
  });
});
