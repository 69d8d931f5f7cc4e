/** The record of samples that passed: what makes a sample run again. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {environmentOf, isOfTheDay, proofOf} from './support/proven';

const own = path.join(__dirname, 'proven/proven.json');
const sample = [{meta: {title: 'src/index.ts'}, code: 'export const port = 3000;'}];

/** With the mode that a run has. */
function inMode<T>(mode: string | undefined, look: () => T): T {
  const {SAMPLES} = process.env;
  if (mode === undefined) delete process.env.SAMPLES;
  else process.env.SAMPLES = mode;
  try {
    return look();
  } finally {
    if (SAMPLES === undefined) delete process.env.SAMPLES;
    else process.env.SAMPLES = SAMPLES;
  }
}

const isHeld = (mode: string | undefined, content: unknown = sample): boolean =>
  inMode(mode, () => proofOf('a sample', content).isHeld);

describe('a sample that passed', () => {
  afterEach(() => fs.rmSync(own, {force: true}));

  test('is recorded by "npm run test:samples" alone, and not run again', () => {
    inMode(undefined, () => proofOf('a sample', sample).keep());
    inMode('all', () => proofOf('a sample', sample).keep());
    expect(fs.existsSync(own)).toBe(false);

    inMode('record', () => proofOf('a sample', sample).keep());
    expect(isHeld('record')).toBe(true);
  });

  test('is run again when a letter of it is changed, and when everything is to be run', () => {
    inMode('record', () => proofOf('a sample', sample).keep());
    expect(isHeld('record', [{...sample[0], code: 'export const port = 3001;'}])).toBe(false);
    expect(isHeld('all')).toBe(false);
  });

  test('is run where the record is damaged', () => {
    fs.mkdirSync(path.dirname(own), {recursive: true});
    fs.writeFileSync(own, '{"a sample": ');
    expect(isHeld('record')).toBe(false);
  });

  test('leaves the record when its page no longer has it', () => {
    fs.mkdirSync(path.dirname(own), {recursive: true});
    fs.writeFileSync(own, '{"a sample of last year": "00"}');
    inMode('record', () => proofOf('a sample', sample).keep());
    expect(Object.keys(JSON.parse(fs.readFileSync(own, 'utf8')) as object)).toEqual(['a sample']);
  });

  test('is run on one day of thirty all the same', () => {
    const start = Date.UTC(2026, 10, 25);
    const days = Array.from({length: 30}, (_, day) => start + day * 86_400_000);
    for (const key of ['00203be641bff415', 'ca7e50fa2c14dbd8', 'ffffffff00000000']) {
      expect(days.filter((day) => isOfTheDay(key, day))).toHaveLength(1);
    }
  });
});

test('a change to the tool, made by hand, makes every sample run again', () => {
  const modules = fs.mkdtempSync(path.join(os.tmpdir(), 'tools-'));
  try {
    for (const name of ['@rslib/core', '@rsbuild/core', '@rspack/core', 'rsbuild-plugin-dts']) {
      fs.mkdirSync(path.join(modules, name, 'dist'), {recursive: true});
      fs.writeFileSync(path.join(modules, name, 'dist/index.js'), 'export const minify = false;\n');
    }
    const before = environmentOf(modules, __dirname);
    expect(environmentOf(modules, __dirname)).toBe(before);
    fs.writeFileSync(
      path.join(modules, '@rsbuild/core/dist/index.js'),
      'export const minify = true;\n',
    );
    expect(environmentOf(modules, __dirname)).not.toBe(before);
  } finally {
    fs.rmSync(modules, {recursive: true, force: true});
  }
});
