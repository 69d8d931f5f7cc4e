/** What the migration guides, the solutions, the first pages and the questions say. */
import {config, svg, formats, manifest, type Claim} from './claim';

export const others: Readonly<Record<string, Claim>> = {
  'no-css': {
    files: {
      'src/index.ts': "import './card.css';\n\nexport const card = 1;\n",
      'src/card.css': '.card { color: teal }\n',
    },
    shows: ['silent', 'omits dist/index.css'],
  },
  'assets-formats': {
    files: {
      'rslib.config.ts': config(formats(", output: { target: 'web' }")),
      'src/index.ts': "import wave from './wave.svg';\n\nconsole.log(wave);\n",
      'src/wave.svg': svg,
    },
    shows: [
      `keeps import wave_namespaceObject from "./static/svg/wave.svg" in dist/esm/index.js`,
      `keeps require("./static/svg/wave.svg") in dist/cjs/index.cjs`,
      `keeps "data:image/svg+xml in dist/umd/index.js`,
      `emits dist/esm/static/svg/wave.svg`,
      `omits dist/umd/static/svg/wave.svg`,
    ],
  },
  'alias-augmentation': {
    packages: ['typescript'],
    files: {
      'rslib.config.ts': config("{ lib: [{ format: 'esm', dts: true }] }"),
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "strict": true, "module": "ESNext", "moduleResolution": "bundler", "target": "ES2022", "types": [], "paths": { "@/*": ["./src/*"] } }, "include": ["src"] }',
      'src/options.ts': 'export interface Options {\n  size: number;\n}\n',
      'src/index.ts':
        "import type { Options } from '@/options';\n\ndeclare module '@/options' {\n  interface Options {\n    tone: string;\n  }\n}\n\nexport const tone = (options: Options): string => options.tone;\n",
    },
    shows: [
      `keeps from './options.js' in dist/index.d.ts`,
      `keeps declare module '@/options' in dist/index.d.ts`,
    ],
  },
  'two-reacts': {
    packages: ['react', 'react-dom'],
    files: {
      'package.json': JSON.stringify({
        type: 'module',
        scripts: {all: 'rslib && node check.mjs'},
        peerDependencies: {react: '*'},
        devDependencies: {react: '*', '@rslib/core': '*'},
      }),
      'rslib.config.ts': config(
        "{ lib: [{ id: 'peer', output: { distPath: 'dist/peer' } }, { id: 'copy', output: { autoExternal: false, distPath: 'dist/copy' } }, { id: 'umd', format: 'umd', umdName: 'Seats', output: { distPath: 'dist/umd', externals: { react: 'React' } } }] }",
      ),
      'src/index.ts':
        "import { createElement, useState } from 'react';\n\nexport const Seat = () => createElement('b', null, useState('free')[0]);\n",
      'check.mjs': `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

for (const name of ['peer', 'copy']) {
  const { Seat } = await import(\`./dist/\${name}/index.js\`);
  try {
    console.log(name, renderToString(createElement(Seat)));
  } catch ({ message }) {
    console.log(name, message);
  }
}
`,
    },
    command: 'npm run all',
    shows: [
      'keeps } from "react"; in dist/peer/index.js',
      'keeps __CLIENT_INTERNALS in dist/copy/index.js',
      'drops __CLIENT_INTERNALS in dist/peer/index.js',
      'keeps root["Seats"] in dist/umd/index.js',
      'keeps peer <b>free</b>',
      'keeps copy Cannot read properties of null',
    ],
  },
  'compiler-modes': {
    packages: ['@rsbuild/plugin-react', 'react'],
    files: {
      'package.json': manifest({peerDependencies: {react: '*'}}),
      'rslib.config.ts': `import { pluginReact } from '@rsbuild/plugin-react';
${config(`{
  output: { target: 'web' },
  lib: [
    { id: 'usual', plugins: [pluginReact({ reactCompiler: true })] },
    ...(['infer', 'syntax', 'all'] as const).map((compilationMode) => ({ id: compilationMode, plugins: [pluginReact({ reactCompiler: { compilationMode } })] })),
  ].map((item) => ({ ...item, source: { entry: { component: 'src/component.tsx', hook: 'src/hook.tsx', plain: 'src/plain.tsx', marked: 'src/marked.tsx' } }, output: { distPath: 'dist/' + item.id } })),
}`)}`,
      'src/component.tsx':
        'export function Price({ cents }: { cents: number }) {\n  return <output>{cents / 100}</output>;\n}\n',
      'src/hook.tsx':
        "import { useState } from 'react';\n\nexport function usePrice(cents: number) {\n  const [price] = useState({ cents });\n  return { price, sum: [price.cents, cents] };\n}\n",
      'src/plain.tsx':
        'export function listed(cents: number[]) {\n  return { all: cents.map((one) => one / 100) };\n}\n',
      'src/marked.tsx':
        "export function sorted(cents: number[]) {\n  'use memo';\n  return { all: cents.map((one) => one / 100) };\n}\n",
    },
    shows: [
      'keeps react/compiler-runtime in dist/usual/component.js',
      'keeps react/compiler-runtime in dist/infer/component.js',
      'keeps react/compiler-runtime in dist/infer/hook.js',
      'drops react/compiler-runtime in dist/usual/plain.js',
      'drops react/compiler-runtime in dist/infer/plain.js',
      'keeps react/compiler-runtime in dist/syntax/marked.js',
      'drops react/compiler-runtime in dist/syntax/component.js',
      'keeps react/compiler-runtime in dist/all/plain.js',
    ],
  },
  'users-styles': {
    packages: ['jsdom', 'webpack'],
    files: {
      'package.json': JSON.stringify({
        name: 'seats',
        type: 'module',
        sideEffects: ['**/*.css'],
        exports: {
          '.': './dist/files/index.js',
          './stall': './dist/files/stall.js',
          './box': './dist/files/box.js',
          './bundle': './dist/bundle/index.js',
          './style.css': './dist/bundle/index.css',
        },
        scripts: {all: 'rslib && rslib --config app.config.ts && node check.mjs'},
      }),
      'rslib.config.ts': config(
        "{ output: { target: 'web' }, lib: [{ id: 'bundle', output: { distPath: 'dist/bundle' } }, { id: 'files', bundle: false, output: { distPath: 'dist/files' } }] }",
      ),
      'app.config.ts': config(
        `{ output: { target: 'web' }, lib: ['one', 'bundled', 'forgotten', 'first', 'last'].map((name) => ({ id: name, format: 'iife' as const, source: { entry: { main: 'app/' + name + '.js' } }, output: { distPath: 'dist/app/' + name } })) }`,
      ),
      'src/index.ts': "export { stall } from './stall';\nexport { box } from './box';\n",
      'src/stall.ts': "import './stall.css';\n\nexport const stall = (): string => 'seat-stall';\n",
      'src/box.ts': "import './box.css';\n\nexport const box = (): string => 'seat-box';\n",
      'src/stall.css': '.seat-stall {\n  color: teal;\n}\n',
      'src/box.css': '.seat-box {\n  color: plum;\n}\n',
      'app/one.js': "import { stall } from 'seats';\n\nconsole.log(stall());\n",
      'app/bundled.js':
        "import { stall } from 'seats/bundle';\nimport 'seats/style.css';\n\nconsole.log(stall());\n",
      'app/forgotten.js': "import { stall } from 'seats/bundle';\n\nconsole.log(stall());\n",
      'app/first.js':
        "import { box } from 'seats/box';\nimport { stall } from 'seats/stall';\n\nconsole.log(box(), stall());\n",
      'app/last.js':
        "import { stall } from 'seats/stall';\nimport { box } from 'seats/box';\n\nconsole.log(box(), stall());\n",
      'app/pure.js': "import { hall } from 'pure';\n\nconsole.log(hall());\n",
      'app/exempt.js': "import { hall } from 'exempt';\n\nconsole.log(hall());\n",
      ...Object.fromEntries(
        Object.entries({pure: 'false', exempt: '["**/*.css"]'}).flatMap(([name, sideEffects]) => [
          [
            `node_modules/${name}/package.json`,
            `{ "name": "${name}", "type": "module", "exports": "./lib/index.js", "sideEffects": ${sideEffects} }`,
          ],
          [
            `node_modules/${name}/lib/index.js`,
            "import './hall.css';\n\nexport const hall = () => document.title;\n",
          ],
          [`node_modules/${name}/lib/hall.css`, '.hall {\n  color: teal;\n}\n'],
        ]),
      ),
      'page.html':
        '<!doctype html><link rel="stylesheet" href="dist/bundle/index.css"><i class="seat-stall"></i>\n',
      'check.mjs': `import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import webpack from 'webpack';

for (const file of ['bundle/index.css', 'app/first/main.css', 'app/last/main.css']) {
  console.log(file, ...readFileSync(\`dist/\${file}\`, 'utf8').match(/seat-\\w+/g));
}

for (const name of ['pure', 'exempt']) {
  const output = { path: path.resolve('dist/app', name) };
  const stats = await new Promise((resolve) =>
    webpack({ mode: 'production', entry: \`./app/\${name}.js\`, output, experiments: { css: true } }, (_, all) => resolve(all.toJson())),
  );
  console.log(name, stats.errors.length, ...stats.assets.map((asset) => asset.name));
}

const { window } = await JSDOM.fromFile('page.html', { resources: 'usable' });
await new Promise((resolve) => window.addEventListener('load', resolve));
console.log('page', window.getComputedStyle(window.document.querySelector('i')).color);
window.close();
`,
    },
    command: 'npm run all',
    shows: [
      'keeps bundle/index.css seat-stall seat-box',
      'keeps app/first/main.css seat-box seat-stall',
      'keeps app/last/main.css seat-stall seat-box',
      'drops seat-box in dist/app/one/main.css',
      'keeps seat-stall in dist/app/one/main.css',
      'keeps seat-box in dist/app/bundled/main.css',
      'drops seat-box in dist/app/bundled/main.js',
      'omits dist/app/forgotten/main.css',
      'omits dist/app/pure/main.css',
      'keeps .hall in dist/app/exempt/main.css',
      'keeps page rgb(0, 128, 128)',
    ],
  },
  'vue-builds': {
    packages: ['@rsbuild/plugin-vue', 'vue', 'vue-tsc', 'typescript'],
    files: {
      'package.json': JSON.stringify({
        name: 'stars',
        type: 'module',
        sideEffects: ['**/*.css'],
        peerDependencies: {vue: '*'},
        devDependencies: {'@rslib/core': '*'},
        exports: {
          '.': './dist/files/index.js',
          './bundle': './dist/bundle/index.js',
          './index.css': './dist/bundle/index.css',
        },
        scripts: {
          all: 'rslib && vue-tsc --outDir dist/bundle && rslib --config app.config.ts',
        },
      }),
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "strict": true, "target": "ES2022", "module": "ESNext", "moduleResolution": "bundler", "declaration": true, "emitDeclarationOnly": true, "skipLibCheck": true, "types": [] }, "include": ["src"] }',
      'rslib.config.ts': `import { pluginVue } from '@rsbuild/plugin-vue';
${config(`{
  output: { target: 'web' },
  plugins: [pluginVue()],
  lib: [
    { id: 'bundle', output: { distPath: 'dist/bundle' } },
    { id: 'files', bundle: false, output: { distPath: 'dist/files' } },
    { id: 'umd', format: 'umd', umdName: 'Stars', output: { distPath: 'dist/umd', externals: { vue: 'Vue' } } },
  ],
}`)}`,
      'app.config.ts': config(
        "{ output: { target: 'web' }, lib: ['one', 'bundled', 'forgotten'].map((name) => ({ id: name, format: 'iife' as const, source: { entry: { main: 'app/' + name + '.js' } }, output: { distPath: 'dist/app/' + name } })) }",
      ),
      'src/index.ts':
        "export { default as StarRow } from './StarRow.vue';\nexport { default as MoonRow } from './MoonRow.vue';\n",
      'src/StarRow.vue':
        '<script setup lang="ts">\ndefineProps<{ count: number }>();\n</script>\n\n<template><i class="star-row">{{ count }}</i></template>\n\n<style>\n.star-row {\n  color: gold;\n}\n</style>\n',
      'src/MoonRow.vue':
        '<script setup lang="ts">\ndefineProps<{ phase: number }>();\n</script>\n\n<template><i class="moon-row">{{ phase }}</i></template>\n\n<style>\n.moon-row {\n  color: silver;\n}\n</style>\n',
      'app/one.js': "import { StarRow } from 'stars';\n\nconsole.log(StarRow);\n",
      'app/bundled.js':
        "import { StarRow } from 'stars/bundle';\nimport 'stars/index.css';\n\nconsole.log(StarRow);\n",
      'app/forgotten.js': "import { StarRow } from 'stars/bundle';\n\nconsole.log(StarRow);\n",
    },
    command: 'npm run all',
    shows: [
      'keeps .css" in dist/files/StarRow.js',
      'drops .css" in dist/bundle/index.js',
      'emits dist/bundle/index.css',
      'drops moon-row in dist/app/one/main.js',
      'drops moon-row in dist/app/one/main.css',
      'keeps star-row in dist/app/one/main.css',
      'drops moon-row in dist/app/bundled/main.js',
      'keeps moon-row in dist/app/bundled/main.css',
      'omits dist/app/forgotten/main.css',
      'keeps root["Stars"] in dist/umd/index.js',
      'emits dist/bundle/StarRow.vue.d.ts',
    ],
  },
  'umd-files': {
    files: {
      'rslib.config.ts': config("{ lib: [{ format: 'umd', umdName: 'Stars', bundle: false }] }"),
      'src/index.ts': 'export const star = 1;\n',
    },
    shows: ['fails When using "umd" format, "bundle" must be set to "true"'],
  },
  'svelte-builds': {
    packages: ['@rsbuild/plugin-svelte', 'svelte'],
    files: {
      'rslib.config.ts': `import { pluginSvelte } from '@rsbuild/plugin-svelte';
${config(`{
  lib: [
    { id: 'browser', output: { target: 'web', distPath: 'dist/browser' }, plugins: [pluginSvelte()] },
    { id: 'server', output: { distPath: 'dist/server' }, plugins: [pluginSvelte({ svelteLoaderOptions: { compilerOptions: { generate: 'server' } } })] },
  ],
}`)}`,
      'package.json': JSON.stringify({
        type: 'module',
        peerDependencies: {svelte: '*'},
        scripts: {
          all: 'rslib && rslib --format iife --target web --entry main=app.js --dist-path dist/app --config none.ts',
        },
      }),
      'none.ts': config('{}'),
      'app.js': "import { Dial } from './dist/browser/index.js';\n\nconsole.log(Dial);\n",
      'src/index.ts': "// @ts-nocheck\nexport { default as Dial } from './Dial.svelte';\n",
      'src/Dial.svelte':
        '<script>\n  let { tempo } = $props();\n</script>\n\n<button onclick={() => tempo}>{tempo}</button>\n',
    },
    command: 'npm run all',
    shows: [
      'emits dist/app/main.js',
      'keeps svelte/internal/client in dist/browser/index.js',
      'keeps svelte/internal/server in dist/server/index.js',
    ],
  },
  'svelte-newer': {
    packages: ['@rsbuild/plugin-svelte', 'svelte'],
    files: {
      'rslib.config.ts': `import { pluginSvelte } from '@rsbuild/plugin-svelte';
${config("{ lib: [{ format: 'iife' }], output: { target: 'web' }, plugins: [pluginSvelte()] }")}`,
      'src/index.ts': "// @ts-nocheck\nimport { Dial } from 'dial';\n\nconsole.log(Dial);\n",
      'node_modules/dial/package.json':
        '{ "name": "dial", "version": "1.0.0", "type": "module", "exports": { ".": { "svelte": "./index.js" } } }',
      'node_modules/dial/index.js': "export { default as Dial } from './Dial.svelte';\n",
      'node_modules/dial/Dial.svelte': '{@tomorrow tempo}\n',
    },
    shows: ['fails tomorrow'],
  },
  'solid-builds': {
    packages: ['@rsbuild/plugin-babel', '@rsbuild/plugin-solid', 'solid-js'],
    files: {
      'package.json': JSON.stringify({
        type: 'module',
        peerDependencies: {'solid-js': '*'},
        scripts: {
          all: 'rslib && node render.mjs && rslib --format iife --target web --entry main=app.js --dist-path dist/app --config none.ts',
        },
      }),
      'rslib.config.ts': `import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';
${config(`{
  lib: [
    { id: 'browser', output: { target: 'web', distPath: 'dist/browser' }, plugins: [pluginBabel({ include: /x$/ }), pluginSolid()] },
    { id: 'hydrated', output: { target: 'web', distPath: 'dist/hydrated' }, plugins: [pluginBabel({ include: /x$/ }), pluginSolid({ ssr: true })] },
    { id: 'server', output: { distPath: 'dist/server' }, plugins: [pluginBabel({ include: /x$/ }), pluginSolid({ ssr: true })] },
    { id: 'old', output: { distPath: 'dist/old' }, plugins: [pluginBabel({ include: /x$/ }), pluginSolid({ solidPresetOptions: { generate: 'ssr', hydratable: true } })] },
  ],
}`)}`,
      'src/index.ts': "export { Step } from './step';\n",
      'src/step.tsx':
        "// @ts-nocheck\nimport { createEffect } from 'solid-js';\n\nexport function Step(props) {\n  createEffect(() => console.log(props.by + '-ran'));\n  return <button onClick={() => props.onStep(props.by)}>{props.by}</button>;\n}\n",
      'none.ts': config('{}'),
      'app.js': "import { Step } from './dist/browser/index.js';\n\nconsole.log(Step);\n",
      'render.mjs': `import fs from 'node:fs';

import { createComponent, renderToString } from 'solid-js/web';
import { Step } from './dist/server/index.js';

console.log(renderToString(() => createComponent(Step, { by: 2 })));
const text = (name) => fs.readFileSync('dist/' + name + '/index.js', 'utf8');
console.log('old name:', text('old') === text('server'));
`,
    },
    command: 'npm run all',
    shows: [
      'emits dist/app/main.js',
      'drops getNextElement in dist/browser/index.js',
      'keeps getNextElement in dist/hydrated/index.js',
      'drops onStep in dist/server/index.js',
      'keeps createEffect in dist/server/index.js',
      'drops 2-ran',
      'keeps >2</button>',
      'keeps old name: true',
    ],
  },
  'json-whole': {
    files: {
      'rslib.config.ts': config(
        "{ lib: ['named', 'keyed', 'keys', 'exported'].map((name) => ({ id: name, source: { entry: { [name]: 'src/' + name + '.ts' } }, output: { distPath: 'dist/' + name } })) }",
      ),
      'src/it.json': '{ "hello": "ciao", "thanks": "grazie" }\n',
      'src/named.ts': "import { hello } from './it.json';\n\nconsole.log(hello);\n",
      'src/keyed.ts':
        "import it from './it.json';\n\nexport const say = (key: 'hello'): string => it[key];\n",
      'src/keys.ts': "import it from './it.json';\n\nexport const keys = Object.keys(it);\n",
      'src/exported.ts': "import it from './it.json';\n\nexport { it };\n",
    },
    shows: [
      'drops grazie in dist/named/named.js',
      'keeps grazie in dist/keyed/keyed.js',
      'keeps grazie in dist/keys/keys.js',
      'keeps grazie in dist/exported/exported.js',
    ],
  },
  'rsdoctor-reasons': {
    packages: ['@rsdoctor/rspack-plugin'],
    files: {
      'package.json': '{ "type": "module", "scripts": { "all": "rslib && node reasons.mjs" } }',
      'rslib.config.ts': `import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';
${config(`{
  tools: {
    rspack: (_, { appendPlugins }) => appendPlugins(new RsdoctorRspackPlugin({ disableClientServer: true, output: { mode: 'brief', options: { type: ['json'] }, reportDir: './reports' } })),
  },
}`)}`,
      'src/index.ts':
        "import './pulse';\nimport './beat';\nimport './called';\n\nexport const rate = 72;\n",
      'src/pulse.ts': "globalThis.console.log('pulse');\n",
      'src/rate.ts':
        "export const start = (): number => {\n  console.log('start');\n  return 72;\n};\n",
      'src/beat.ts': "import { start } from './rate';\n\nexport const beat = start();\n",
      'src/called.ts': "import { start } from './rate';\n\nstart();\n",
      'reasons.mjs': `import { readFileSync } from 'node:fs';

const { data } = JSON.parse(readFileSync('reports/rsdoctor-data.json', 'utf8'));
for (const { path, bailoutReason } of data.moduleGraph.modules) console.log(path.split('/').at(-1), bailoutReason);
`,
    },
    command: 'npm run all',
    shows: ['keeps Call with side effects'],
  },
  'new-url-formats': {
    files: {
      'rslib.config.ts': config(`{
  output: { target: 'web' },
  lib: [
    { id: 'esm', source: { entry: { index: 'src/index.ts', image: 'src/image.ts' } } },
    { id: 'cjs', format: 'cjs' },
    { id: 'umd', format: 'umd', umdName: 'Tides' },
    { id: 'files', bundle: false, source: { entry: { index: ['src/**', '!src/*.{csv,svg,png}'] } } },
  ].map((item) => ({ ...item, format: item.format as 'esm', output: { distPath: 'dist/' + item.id } })),
}`),
      'src/index.ts': "export const table = new URL('./tides.csv', import.meta.url);\n",
      'src/image.ts': "import dot from './dot.png';\n\nexport { dot };\n",
      'src/dot.png': 'a picture\n',
      'src/picture.ts': "import wave from './wave.svg?url';\n\nexport { wave };\n",
      'src/wave.svg': svg,
      'src/tides.csv': 'high,low\n',
    },
    shows: [
      'keeps new URL("./static/assets/tides.csv", import.meta.url) in dist/esm/index.js',
      'emits dist/esm/static/assets/tides.csv',
      'keeps ./tides.csv in dist/cjs/index.cjs',
      'omits dist/cjs/static/assets/tides.csv',
      'keeps new URL("./static/assets/tides.csv", import.meta.url) in dist/files/index.js',
      'emits dist/files/static/assets/tides.csv',
      'keeps document.baseURI in dist/umd/index.js',
      'emits dist/umd/static/assets/tides.csv',
      'drops ?url in dist/files/picture.js',
      'emits dist/esm/static/image/dot.png',
    ],
  },
  'svgr-imports': {
    packages: ['@rsbuild/plugin-react', '@rsbuild/plugin-svgr', 'react'],
    files: {
      'package.json': manifest({peerDependencies: {react: '*'}}),
      'rslib.config.ts': `import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
${config(`{
  output: { target: 'web' },
  plugins: [pluginReact()],
  lib: [
    { entry: 'file', options: {} },
    { entry: 'url', options: {} },
    { entry: 'named', options: { svgrOptions: { exportType: 'named' as const } } },
    { entry: 'default', options: { svgrOptions: { exportType: 'default' as const } } },
    { entry: 'mixed', options: { mixedImport: true } },
  ].flatMap(({ entry, options }) =>
    [true, false].map((bundle) => ({
      id: entry + bundle,
      bundle,
      source: { entry: { index: bundle ? 'src/' + entry + '/index.ts' : 'src/' + entry + '/**' } },
      output: { distPath: 'dist/' + entry + (bundle ? '/bundle' : '/files') },
      plugins: [pluginSvgr(options)],
    })),
  ),
}`)}`,
      ...Object.fromEntries(
        Object.entries({
          file: "import file from './sun.svg';\n\nexport { file };",
          url: "import file from './sun.svg?url';\n\nexport { file };",
          named: "import { ReactComponent } from './sun.svg';\n\nexport { ReactComponent };",
          default: "import Sun from './sun.svg';\n\nexport { Sun };",
          mixed:
            "import file, { ReactComponent } from './sun.svg';\n\nexport { file, ReactComponent };",
        }).flatMap(([name, code]) => [
          [`src/${name}/index.ts`, `// @ts-nocheck\n${code}\n`],
          [`src/${name}/sun.svg`, svg],
        ]),
      ),
    },
    shows: [
      'keeps from "./static/svg/sun.svg" in dist/file/bundle/index.js',
      'keeps from "./static/svg/sun.svg" in dist/file/files/sun.js',
      'keeps + "static/svg/sun.svg" in dist/url/bundle/index.js',
      'keeps from "./sun.js" in dist/url/files/index.js',
      'drops ?url in dist/url/files/index.js',
      'keeps from "./static/svg/sun.svg" in dist/url/files/sun.js',
      'keeps SvgSun as ReactComponent in dist/named/bundle/index.js',
      'keeps SvgSun as ReactComponent in dist/named/files/sun.js',
      'keeps const SvgSun in dist/default/bundle/index.js',
      'keeps const SvgSun in dist/default/files/sun.js',
      'keeps SvgSun as ReactComponent, sun as file in dist/mixed/bundle/index.js',
      'emits dist/mixed/bundle/static/svg/sun.svg',
      'keeps ReactComponent, default as file in dist/mixed/files/index.js',
      'keeps SvgSun as ReactComponent in dist/mixed/files/sun.js',
      'emits dist/mixed/files/static/svg/sun.svg',
      'keeps from "react/jsx-runtime" in dist/default/bundle/index.js',
    ],
  },
  'types-installed': {
    packages: ['clsx', 'typescript'],
    files: {
      'package.json': JSON.stringify({
        type: 'module',
        dependencies: {clsx: '*'},
        devDependencies: {'@rslib/core': '*', typescript: '*'},
      }),
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "strict": true, "target": "ES2022", "module": "ESNext", "moduleResolution": "bundler" }, "include": ["src"] }',
      'rslib.config.ts': config('{ lib: [{ dts: { isolated: true } }] }'),
      'src/index.ts':
        "import { clsx, type ClassValue } from 'clsx';\n\nexport const rowClass = (...extra: ClassValue[]): string => clsx('row', extra);\n",
    },
    shows: ['keeps } from "clsx"; in dist/index.js', "keeps } from 'clsx'; in dist/index.d.ts"],
  },
  'wasm-loading': {
    files: {
      'package.json': JSON.stringify({
        type: 'module',
        scripts: {all: 'node make.mjs && rslib && node use.mjs'},
      }),
      'make.mjs': `import { writeFileSync } from 'node:fs';

const hex = '0061736d0100000001060160017f017f03020100070a010673717561726500000a09010700200020006c0b';
for (const file of ['src/square.wasm', 'pkg/tile_bg.wasm', 'node_modules/tile-node/tile_bg.wasm']) writeFileSync(file, Buffer.from(hex, 'hex'));
`,
      'rslib.config.ts': config(`{
  lib: [
    { id: 'files', bundle: false, source: { entry: { index: 'src/source.js' } }, output: { distPath: 'dist/files' } },
    { id: 'node', source: { entry: { index: 'src/bundler.js' } }, output: { distPath: 'dist/node' } },
    { id: 'web', source: { entry: { index: 'src/bundler.js' } }, output: { target: 'web', distPath: 'dist/web' } },
    { id: 'cjs', format: 'cjs', source: { entry: { index: 'src/node.js' } }, output: { distPath: 'dist/cjs', copy: [{ from: 'node_modules/tile-node/tile_bg.wasm' }] } },
    { id: 'esm', source: { entry: { index: 'src/node.js' } }, output: { distPath: 'dist/esm', copy: [{ from: 'node_modules/tile-node/tile_bg.wasm' }] } },
    { id: 'shim', shims: { esm: { __dirname: true } }, source: { entry: { index: 'src/node.js' } }, output: { distPath: 'dist/shim', copy: [{ from: 'node_modules/tile-node/tile_bg.wasm' }] } },
    { id: 'external', source: { entry: { index: 'src/node.js' } }, output: { distPath: 'dist/external', externals: ['tile-node'] } },
  ],
}`),
      'src/source.js':
        "import source squareModule from './square.wasm';\n\nexport const create = () => WebAssembly.instantiate(squareModule);\n",
      'src/bundler.js': "export { square } from '../pkg/tile.js';\n",
      'src/node.js': "export { square } from 'tile-node';\n",
      'pkg/tile.js': `import * as wasm from './tile_bg.wasm';
import { __wbg_set_wasm } from './tile_bg.js';

export * from './tile_bg.js';
__wbg_set_wasm(wasm);
`,
      'pkg/tile_bg.js':
        'let wasm;\n\nexport function __wbg_set_wasm(value) {\n  wasm = value;\n}\n\nexport function square(side) {\n  return wasm.square(side);\n}\n',
      'node_modules/tile-node/package.json': '{ "name": "tile-node", "main": "tile.js" }',
      'node_modules/tile-node/tile.js': `const bytes = require('node:fs').readFileSync(\`\${__dirname}/tile_bg.wasm\`);
const wasm = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports;

exports.square = (side) => wasm.square(side);
`,
      'use.mjs': `for (const file of ['node/index.js', 'cjs/index.cjs', 'esm/index.js', 'shim/index.js', 'external/index.js']) {
  const said = await import(\`./dist/\${file}\`).then(({ square }) => square(9), ({ message }) => message);
  console.log(file, said);
}
`,
    },
    command: 'npm run all',
    shows: [
      'keeps import source __rspack_external in dist/files/source.js',
      'emits dist/files/square.wasm',
      'keeps node/index.js 81',
      'keeps fetch( in dist/web/index.js',
      'emits dist/web/static/wasm/fb409f5aa8.module.wasm',
      'keeps cjs/index.cjs 81',
      'keeps esm/index.js __dirname is not defined',
      'keeps shim/index.js 81',
      'keeps external/index.js 81',
    ],
  },
  'wasm-no-modules': {
    files: {
      'rslib.config.ts': config("{ source: { entry: { index: 'src/index.js' } } }"),
      'src/index.js': "export { square } from './tile.js';\n",
      'src/tile.js':
        'let wasm_bindgen = (function () {\n  return { square: (side) => side * side };\n})();\n',
    },
    shows: ["fails was not found in './tile.js' (module has no exports)"],
  },
  'worker-users': {
    packages: ['esbuild'],
    files: {
      'package.json': JSON.stringify({
        type: 'module',
        scripts: {all: 'rslib && node app.mjs'},
      }),
      'rslib.config.ts': config(
        "{ output: { target: 'web' }, lib: ['file', 'inline'].map((name) => ({ id: name, source: { entry: { [name]: 'src/' + name + '.ts' } }, output: { distPath: 'dist/' + name } })) }",
      ),
      'src/file.ts':
        "export const start = () => new Worker(new URL('./counter.ts', import.meta.url));\n",
      'src/inline.ts':
        "import Counter from './counter.ts?worker&inline';\n\nexport const start = () => new Counter();\n",
      'src/counter.ts':
        'self.onmessage = ({ data }) => self.postMessage(String(data).split(/\\s+/).length);\n',
      'app.mjs': `import { readdirSync, readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';

for (const name of ['file', 'inline']) {
  buildSync({ entryPoints: [\`dist/\${name}/\${name}.js\`], bundle: true, format: 'esm', outdir: \`dist/app-\${name}\` });
  for (const file of readdirSync(\`dist/\${name}\`)) console.log(name, file, readFileSync(\`dist/\${name}/\${file}\`).length);
}
`,
    },
    command: 'npm run all',
    shows: [
      'keeps new URL("./counter in dist/app-file/file.js',
      'omits dist/app-file/counter.js',
      'drops onmessage in dist/file/file.js',
      'keeps onmessage in dist/inline/inline.js',
      'keeps URL.createObjectURL in dist/app-inline/inline.js',
      'keeps onmessage in dist/app-inline/inline.js',
      'drops ./counter in dist/app-inline/inline.js',
      'keeps file file.js 124',
      'keeps inline inline.js 1057',
    ],
  },
  'npm-create': {
    files: {
      'help.mjs': `import { spawnSync } from 'node:child_process';
import path from 'node:path';

const npm = path.resolve(path.dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js');
console.log(spawnSync(process.execPath, [npm, 'create', '--help'], { encoding: 'utf8' }).stdout);
`,
    },
    command: 'node help.mjs',
    shows: ['keeps same as `npx create-<package-spec>`'],
  },
  'typescript-5-and-6': {
    packages: ['typescript', '@arethetypeswrong/core/node_modules/typescript'],
    files: {
      'package.json': '{ "type": "module", "scripts": { "all": "node build.mjs" } }',
      'tsconfig.json':
        '{ "compilerOptions": { "strict": true, "skipLibCheck": true, "types": [] }, "include": ["src"] }',
      'rslib.config.ts': config('{ lib: [{ dts: true }] }'),
      'src/index.ts': 'export const tide = 1;\n',
      'build.mjs': `import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const folders = ['typescript', '@arethetypeswrong/core/node_modules/typescript'].map((name) => fs.realpathSync(\`node_modules/\${name}\`));
for (const folder of folders) {
  fs.rmSync('node_modules/typescript');
  fs.symlinkSync(folder, 'node_modules/typescript', 'dir');
  const { version } = JSON.parse(fs.readFileSync('node_modules/typescript/package.json', 'utf8'));
  const { stdout, stderr } = spawnSync(process.execPath, ['node_modules/@rslib/core/bin/rslib.js'], { encoding: 'utf8' });
  console.log('TypeScript', version.split('.')[0], /TS5011/.exec(stdout + stderr)?.[0] ?? 'builds');
}
`,
    },
    command: 'node build.mjs',
    shows: ['keeps TypeScript 5 builds', 'keeps TypeScript 6 TS5011', 'emits dist/index.d.ts'],
  },
  // The configurations that create-rslib wrote shortly before 1.0.0, each in a folder of its own.
  templates: {
    packages: [
      '@rsbuild/plugin-babel',
      '@rsbuild/plugin-react',
      '@rsbuild/plugin-solid',
      '@rsbuild/plugin-svelte',
      '@rsbuild/plugin-vue',
      'react',
      'solid-js',
      'svelte',
      'typescript',
      'vue',
    ],
    files: {
      'package.json': JSON.stringify({
        type: 'module',
        peerDependencies: {react: '*', 'solid-js': '*', svelte: '*', vue: '*'},
        scripts: {
          all: [
            'rslib',
            ...['react', 'vue', 'svelte', 'solid'].map((name) => `rslib --root ${name}`),
          ].join(' && '),
        },
      }),
      'rslib.config.ts': config('{ dts: true }'),
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "strict": true, "types": [], "module": "ESNext", "moduleResolution": "bundler" }, "include": ["src"] }',
      'src/index.ts': "export { port } from './port';\n",
      'src/port.ts': 'export const port = 80;\n',
      ...Object.fromEntries(
        Object.entries({
          react: ['jsx', 'React', 'export const Buoy = () => <b>red</b>;'],
          vue: ['vue', 'Vue', '<template><b>red</b></template>'],
          svelte: ['svelte', 'Svelte', '<b>red</b>'],
        }).flatMap(([name, [end, plugin, code]]) => [
          [
            `${name}/rslib.config.ts`,
            `import { plugin${plugin} } from '@rsbuild/plugin-${name}';\n${config(`{ bundle: false, output: { target: 'web', distPath: '../dist/${name}' }, plugins: [plugin${plugin}()] }`)}`,
          ],
          [`${name}/src/index.js`, `export * from './Buoy.${end}';\n`],
          [`${name}/src/Buoy.${end}`, `${code}\n`],
        ]),
      ),
      'solid/rslib.config.ts': `import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';
${config(`{
  lib: [
    { id: 'compiled', plugins: [pluginBabel({ include: /\\.(?:jsx|tsx)$/ }), pluginSolid()] },
    {
      id: 'source',
      output: { filename: { js: '[name].jsx' } },
      tools: {
        swc: { detectSyntax: 'auto', jsc: { transform: { react: { runtime: 'preserve' } } } },
        rspack: { module: { parser: { javascript: { jsx: true } } } },
      },
    },
  ],
  bundle: false,
  output: { target: 'web', distPath: '../dist/solid' },
}`)}`,
      'solid/src/index.js': "export { Buoy } from './Buoy';\n",
      'solid/src/Buoy.jsx': 'export const Buoy = () => <b>red</b>;\n',
    },
    command: 'npm run all',
    shows: [
      'emits dist/index.js',
      'omits dist/port.js',
      'emits dist/index.d.ts',
      'emits dist/react/Buoy.js',
      'emits dist/vue/Buoy.js',
      'emits dist/svelte/Buoy.js',
      'keeps svelte/internal/client in dist/svelte/Buoy.js',
      'emits dist/solid/Buoy.js',
      'emits dist/solid/Buoy.jsx',
    ],
  },
  'merged-configs': {
    files: {
      'src/index.ts': 'export const one = 1;\n',
      'merge.mjs': `import { mergeRslibConfig } from '@rslib/core';
const { lib, output } = mergeRslibConfig(
  { lib: [{ format: 'esm' }, { id: 'main' }], output: { externals: ['one'] } },
  { lib: [{ format: 'cjs' }, { id: 'main' }], output: { externals: ['two'] } },
);
console.log('externals', output.externals.join());
console.log('items', lib.map(({ id = '-' }) => id).join());
`,
    },
    command: 'node merge.mjs',
    shows: ['keeps externals one,two', 'keeps items main,-,-'],
  },
  'helpers-listed': {
    files: {
      'rslib.config.ts': config("{ lib: [{ syntax: 'es5', externalHelpers: true }] }"),
      'src/index.ts': 'export const all = (rest: number[]): number[] => [...rest, 1];\n',
      'check.mjs': `import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
for (const field of ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']) {
  const manifest = { name: 'listed', type: 'module', [field]: { '@swc/helpers': '*' } };
  fs.writeFileSync('package.json', JSON.stringify(manifest));
  const { status } = spawnSync(process.execPath, ['node_modules/@rslib/core/bin/rslib.js']);
  if (status === 0) console.log('accepts', field);
}
`,
    },
    packages: ['@swc/helpers'],
    command: 'node check.mjs',
    shows: [
      'keeps accepts devDependencies',
      'drops accepts peerDependencies',
      'drops accepts optionalDependencies',
    ],
  },
};
