/** What pages answer to questions from the trackers of Rslib and its neighbours. */
import {config, manifest, script, svg, type Claim} from './claim';

export const askedTrackers: Readonly<Record<string, Claim>> = {
  'copy-folders': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `export default {
  lib: [
    ['folder', { from: 'src' }],
    ['pattern', { from: 'src/**/*.scss' }],
    ['context', { from: '**/*.scss', context: './src' }],
    ['flat', { from: 'src/**/*.scss', to: 'scss/[name][ext]' }],
  ].map(([id, pattern]) => ({ id, output: { distPath: 'dist/' + id, copy: [pattern] } })),
};
`,
      'src/index.ts': 'export const one = 1;\n',
      'src/theme/dark.scss': '$dark: black;\n',
      'src/same.scss': '$first: 1;\n',
      'src/theme/same.scss': '$second: 2;\n',
      'check.mjs': `${script}
for (const id of ['folder', 'pattern', 'context', 'flat']) {
  const { stdout, stderr } = rslib('--lib', id);
  const files = fs.readdirSync('dist/' + id, { recursive: true }).map((file) => file.replaceAll('\\\\', '/'));
  console.log(id + ':', files.filter((file) => file.endsWith('.scss')).sort().join(' '), /warn|error/.test(stdout + stderr) ? 'reported' : 'silent');
}
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps folder: same.scss theme/dark.scss theme/same.scss silent',
      'keeps pattern: src/same.scss src/theme/dark.scss src/theme/same.scss silent',
      'keeps context: same.scss theme/dark.scss theme/same.scss silent',
      'keeps flat: scss/dark.scss scss/same.scss silent',
    ],
  },
  'externals-object-cjs': {
    files: {
      'package.json': manifest(),
      'rslib.config.ts': config(
        `{
  lib: [{ format: 'cjs' }, { format: 'umd', umdName: 'Maps', output: { distPath: 'dist/umd' } }],
  output: {
    target: 'web',
    externals: { 'map-kit': { root: 'MapKit', commonjs: 'map-kit', commonjs2: 'map-kit', amd: 'map-kit' } },
  },
}`,
      ),
      'src/index.ts': `import { map } from 'map-kit';\n\nexport const draw = () => map();\n`,
    },
    shows: [
      'keeps require("undefined") in dist/index.cjs',
      'keeps require("map-kit") in dist/umd/index.js',
      'silent',
    ],
  },
  'externals-object-esm': {
    files: {
      'package.json': manifest(),
      'rslib.config.ts': config(
        `{ output: { externals: { 'map-kit': { root: 'MapKit', commonjs: 'map-kit', commonjs2: 'map-kit', amd: 'map-kit' } } } }`,
      ),
      'src/index.ts': `import { map } from 'map-kit';\n\nexport const draw = () => map();\n`,
    },
    shows: ['keeps import(void 0) in dist/index.js', 'silent'],
  },
  'externals-object-iife': {
    files: {
      'package.json': manifest(),
      'rslib.config.ts': config(
        `{ lib: [{ format: 'iife' }], output: { target: 'web', externals: { 'map-kit': { root: 'MapKit', commonjs: 'map-kit', commonjs2: 'map-kit', amd: 'map-kit' } } } }`,
      ),
      'src/index.ts': `import { map } from 'map-kit';\n\nexport const draw = () => map();\n`,
    },
    shows: [`fails 'import', and 'export' cannot be used outside of module code`],
  },
  'externals-scoped': {
    files: {
      'package.json': manifest(),
      'rslib.config.ts': config(
        `{
  lib: [{ format: 'umd', umdName: 'Calendar' }],
  output: {
    target: 'web',
    externals: {
      '@acme/dates': { root: ['Acme', 'dates'], commonjs: '@acme/dates', commonjs2: '@acme/dates', amd: '@acme/dates' },
    },
  },
}`,
      ),
      'src/index.ts': `import { today } from '@acme/dates';\n\nexport const label = () => today();\n`,
    },
    shows: [
      'keeps root["Acme"]["dates"] in dist/index.js',
      'keeps require("@acme/dates") in dist/index.js',
    ],
  },
  'style-aliases': {
    files: {
      'package.json': manifest(),
      'rslib.config.ts': `import { pluginLess } from '@rsbuild/plugin-less';
import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false }],
  output: { target: 'web' },
  plugins: [pluginSass(), pluginLess()],
  resolve: { alias: { '@': './src' } },
});
`,
      'src/index.ts': `import './paint.scss';\nimport './shade.less';\nimport './page.css';\n`,
      'src/tones.scss': '$tone: teal;\n',
      'src/shades.less': '@shade: navy;\n',
      'src/reset.css': 'p { margin: 0 }\n',
      'src/assets/wave.svg': svg,
      'src/paint.scss': `@use '@/tones';\n\n.paint { color: tones.$tone; background: url('@/assets/wave.svg') }\n`,
      'src/shade.less': `@import '@/shades.less';\n\n.shade { color: @shade; background: url('@/assets/wave.svg') }\n`,
      'src/page.css': `@import '@/reset.css';\n\n.page { background: url('@/assets/wave.svg') }\n`,
    },
    packages: ['@rsbuild/plugin-less', '@rsbuild/plugin-sass'],
    shows: [
      'keeps url(./static/svg/wave.svg) in dist/paint.css',
      'keeps teal in dist/paint.css',
      'keeps navy in dist/shade.css',
      'keeps url(./static/svg/wave.svg) in dist/shade.css',
      'keeps url(./static/svg/wave.svg) in dist/page.css',
      'keeps @import "@/reset.css" in dist/page.css',
    ],
  },
  'rstest-init-browser': {
    files: {
      'package.json': manifest({devDependencies: {'@rstest/core': '*', react: '*'}}),
      'check.mjs': `import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

spawnSync(process.execPath, ['node_modules/@rstest/core/bin/rstest.js', 'init', 'browser', '--yes']);
const { devDependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
console.log('added:', Object.keys(devDependencies).join(' '));
console.log('tests:', fs.readdirSync('tests').join(' '));
`,
    },
    packages: ['@rstest/core'],
    command: 'node check.mjs',
    shows: [
      'keeps @rstest/browser @testing-library/dom playwright',
      'keeps tests: Counter.jsx Counter.test.jsx',
    ],
  },
};
