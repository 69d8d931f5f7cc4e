import type {BuildRecord, Sample} from '../../../src/home/recordTypes';

const sample = (name: string): Sample => ({name, language: 'ts', html: `code of ${name}`});

/** A record with names and sizes of its own, so that a test sees where they come from. */
export const record: BuildRecord = {
  version: '7.8.9',
  source: sample('src/entry.ts'),
  config: sample('formats.config.ts'),
  files: {
    esm: [
      {name: 'dist/one.js', bytes: 11},
      {name: 'dist/one.d.ts', bytes: 12},
    ],
    cjs: [{name: 'dist/two.cjs', bytes: 2222}],
    umd: [{name: 'dist/three.umd.js', bytes: 33}],
    iife: [{name: 'dist/four.iife.js', bytes: 44}],
  },
  shapes: {
    config: sample('shapes.config.ts'),
    bundled: [{name: 'dist/one.js', bytes: 11}],
    bundleless: [{name: 'dist/files/five.js', bytes: 55}],
  },
  declarations: {config: sample('types.config.ts'), output: sample('dist/one.d.ts')},
};
