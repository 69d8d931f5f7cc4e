import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {toRecord} from '../../src/build/record';
import type {BuildOutcome} from '../../src/home/recordTypes';
import {root} from '../content/support/files';
import {runBuild} from './support/homeBuild';

const committedFile = path.join(root, 'src/build/record/outcome.json');

const bytesOf = (outcome: BuildOutcome): Record<string, number> =>
  Object.fromEntries(outcome.files.map(({name, bytes}) => [name, bytes]));

const withoutTags = (html: string): string => html.replaceAll(/<[^>]*>/g, '');

describe('the build that the landing page shows', () => {
  let first: BuildOutcome;

  /** A temporary folder of its own, so that the test sees what is left there. */
  const temporary = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'home-record-'));
  const {TMPDIR} = process.env;

  afterAll(() => {
    process.env.TMPDIR = TMPDIR;
    if (TMPDIR === undefined) {
      delete process.env.TMPDIR;
    }
    fs.rmSync(temporary, {recursive: true, force: true});
  });

  beforeAll(async () => {
    process.env.TMPDIR = temporary;
    first = await runBuild(root);
    if (process.env.UPDATE_RECORD) {
      fs.writeFileSync(committedFile, `${JSON.stringify(first, null, 2)}\n`);
    }
  }, 120_000);

  test('the committed outcome is what the tool writes today ("npm run record" renews it)', () => {
    expect(JSON.parse(fs.readFileSync(committedFile, 'utf8'))).toEqual(first);
  });

  test('the files are those that each format writes', () => {
    const {files, shapes} = toRecord(first);
    const names = (list: readonly {name: string}[]) => list.map(({name}) => name);
    expect(names(files.esm)).toEqual(['dist/index.js', 'dist/index.d.ts', 'dist/scale.d.ts']);
    expect(names(files.cjs)).toEqual(['dist/index.cjs']);
    expect(names(files.umd)).toEqual(['dist/fit-box.umd.js']);
    expect(names(files.iife)).toEqual(['dist/fit-box.iife.js']);
    expect(names(shapes.bundled)).toEqual(['dist/index.js']);
    expect(names(shapes.bundleless)).toEqual(['dist/files/index.js', 'dist/files/scale.js']);
  });

  test('the record carries every file once, with its size', () => {
    const {files, shapes} = toRecord(first);
    const shown = [...Object.values(files).flat(), ...shapes.bundleless];
    const sizes = Object.fromEntries(shown.map(({name, bytes}) => [name, bytes]));
    expect(sizes).toEqual(bytesOf(first));
    expect(shown).toHaveLength(first.files.length);
    expect(shown.every(({bytes}) => bytes > 0)).toBe(true);
  });

  test('version and declarations are those of the pinned tool', () => {
    const manifest = fs.readFileSync(path.join(root, 'package.json'), 'utf8');
    const {devDependencies} = JSON.parse(manifest) as {devDependencies: Record<string, string>};
    const {version, declarations} = toRecord(first);
    expect(version).toBe(devDependencies['@rslib/core']);
    expect(withoutTags(declarations.output.html)).toBe(first.declarations.trimEnd());
    expect(first.declarations).toContain(
      'export declare function fit(box: Size, frame: Size): Size;',
    );
  });

  test('nothing is left behind in the temporary folder', () => {
    // Node.js 22 keeps compiled code there for its own use.
    const left = fs.readdirSync(temporary).filter((name) => name !== 'node-compile-cache');
    expect(left).toEqual([]);
  });

  test('a missing tool stops the build and is named', async () => {
    const empty = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'no-tool-'));
    try {
      await expect(runBuild(empty)).rejects.toThrow(
        `@rslib/core is not installed in ${path.join(empty, 'node_modules')}. Run "npm ci".`,
      );
    } finally {
      fs.rmSync(empty, {recursive: true, force: true});
    }
  });

  test('a file that no format should write stops the build', () => {
    const stray = {name: 'dist/stray.wasm', bytes: 1};
    expect(() => toRecord({...first, files: [...first.files, stray]})).toThrow(
      'The sample build emitted dist/stray.wasm, which does not belong to any item of its config.',
    );
  });

  test('a format without files stops the build', () => {
    const files = first.files.filter(({name}) => !name.endsWith('.cjs'));
    expect(() => toRecord({...first, files})).toThrow(
      'The sample build emitted no file for "cjs".',
    );
  });
});
