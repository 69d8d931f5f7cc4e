/** What the basic guides say. */
import {config, formats, type Claim} from './claim';

export const basic: Readonly<Record<string, Claim>> = {
  extensions: {
    files: {
      'rslib.config.ts': config(formats()),
      'src/index.ts': 'console.log(12);\n',
    },
    shows: [
      'emits dist/esm/index.js',
      'emits dist/cjs/index.cjs',
      'emits dist/umd/index.js',
      'emits dist/iife/index.js',
    ],
  },
  'extensions-commonjs': {
    files: {
      'package.json': '{ "devDependencies": { "@rslib/core": "*" } }',
      'rslib.config.ts': config(formats()),
      'src/index.ts': 'console.log(12);\n',
    },
    shows: ['emits dist/esm/index.mjs', 'emits dist/cjs/index.js', 'emits dist/umd/index.js'],
  },
  'type-error-no-dts': {
    files: {'src/index.ts': "export const best: number = 'front';\n"},
    shows: ['passes'],
  },
  'type-error-isolated': {
    files: {
      'rslib.config.ts': config('{ lib: [{ dts: { isolated: true } }] }'),
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "strict": true }, "include": ["src"] }',
      'src/index.ts': "export const best: number = 'front';\n",
    },
    packages: ['typescript'],
    shows: ['passes', 'emits dist/index.d.ts'],
  },
};
