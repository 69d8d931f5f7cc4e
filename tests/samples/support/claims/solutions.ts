/** What the solution pages say about commands, frameworks and their errors. */
import {config, manifest, script, type Claim} from './claim';
import {buildScript} from './guideScript';

export const solutions: Readonly<Record<string, Claim>> = {
  'cli-modes': {
    files: {
      'src/cli.ts': '#!/usr/bin/env node\nconsole.log("ran");\n',
      'src/plain.ts': 'console.log("plain");\n',
      'check.mjs': `${buildScript}
const mode = (file) => (fs.statSync(file).mode & 0o777).toString(8);
const one = (name, entry, lib) => build({ lib: [{ ...lib, source: { entry: { index: entry } }, output: { distPath: 'dist/' + name } }] });
for (const format of ['esm', 'cjs', 'umd', 'iife']) {
  await one(format, './src/cli.ts', { format, autoExtension: false });
  say(format, mode('dist/' + format + '/index.js'));
}
for (const format of ['esm', 'cjs']) {
  await one(format + '-files', './src/*.ts', { format, bundle: false, autoExtension: false });
  say(format + ' files', mode('dist/' + format + '-files/cli.js') + ', without a shebang ' + mode('dist/' + format + '-files/plain.js'));
}
await one('banner', './src/plain.ts', { banner: { js: '#!/usr/bin/env node' } });
say('banner', mode('dist/banner/index.js'));
await one('plain', './src/plain.ts', {});
say('plain', mode('dist/plain/index.js'));
say('run by a shell', spawnSync('sh', ['-c', 'dist/plain/index.js'], { encoding: 'utf8' }).stderr.replace(/^.*: /, '').trim());
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps esm: 755',
      'keeps cjs: 755',
      'keeps umd: 755',
      'keeps iife: 755',
      'keeps esm files: 755, without a shebang 644',
      'keeps cjs files: 755, without a shebang 644',
      'keeps banner: 755',
      'keeps plain: 644',
      'keeps run by a shell: Permission denied',
    ],
  },
  'emotion-one-file': {
    packages: ['@emotion/react', '@rsbuild/plugin-react', 'react'],
    files: {
      'package.json': manifest({peerDependencies: {'@emotion/react': '*', react: '*'}}),
      'rslib.config.ts': `import { pluginReact } from '@rsbuild/plugin-react';
${config("{ lib: [{ bundle: false }], output: { target: 'web' }, plugins: [pluginReact()] }")}`,
      'src/index.tsx': 'export const text = <b>1</b>;\n',
      'src/styled.tsx':
        "/** @jsxImportSource @emotion/react */\nexport const styled = <b css={{ color: 'teal' }}>2</b>;\n",
    },
    shows: [
      'keeps from "@emotion/react/jsx-runtime" in dist/styled.js',
      'keeps from "react/jsx-runtime" in dist/index.js',
    ],
  },
  'solid-on-server': {
    packages: ['@rsbuild/plugin-babel', '@rsbuild/plugin-solid', 'solid-js'],
    files: {
      'package.json': manifest({peerDependencies: {'solid-js': '*'}}),
      'rslib.config.ts': `import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';
${config("{ output: { target: 'web' }, plugins: [pluginBabel({ include: /x$/ }), pluginSolid()] }")}`,
      'src/index.ts': "export { Given, Taken } from './label';\n",
      'src/label.tsx':
        '// @ts-nocheck\nexport function Given(props) {\n  return <b>{props.given}</b>;\n}\n\nexport function Taken({ taken }) {\n  return <i>{taken}</i>;\n}\n',
      'check.mjs': `${script}
console.log('build', rslib().status);
console.log('import', /Client-only API called on the server side/.exec(node('dist/index.js').stderr)?.[0]);
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps build 0',
      'keeps import Client-only API called on the server side',
      'keeps , ()=>props.given) in dist/index.js',
      'keeps , taken) in dist/index.js',
    ],
  },
  'svelte-element': {
    packages: ['@rsbuild/plugin-svelte', 'svelte'],
    files: {
      'rslib.config.ts': `import { pluginSvelte } from '@rsbuild/plugin-svelte';
${config("{ output: { target: 'web', autoExternal: false }, plugins: [pluginSvelte({ svelteLoaderOptions: { compilerOptions: { customElement: true } } })] }")}`,
      'src/index.ts': "import './Dial.svelte';\n",
      'src/Dial.svelte': '<svelte:options customElement="tempo-dial" />\n\n<b>120 bpm</b>\n',
    },
    shows: ["keeps customElements.define('tempo-dial' in dist/index.js"],
  },
  'vue-global': {
    packages: ['@rsbuild/plugin-vue', 'vue', 'vue-tsc', 'typescript'],
    files: {
      'package.json': JSON.stringify({
        name: 'stars',
        type: 'module',
        sideEffects: ['**/*.css'],
        exports: {'.': {types: './dist/index.d.ts', default: './dist/index.js'}},
        peerDependencies: {vue: '*'},
        devDependencies: {'@rslib/core': '*'},
      }),
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "outDir": "dist", "strict": true, "target": "ES2022", "module": "ESNext", "moduleResolution": "bundler", "declaration": true, "emitDeclarationOnly": true, "skipLibCheck": true, "types": [] }, "include": ["src"] }',
      'app/tsconfig.json':
        '{ "compilerOptions": { "rootDir": "..", "noEmit": true, "strict": true, "target": "ES2022", "module": "ESNext", "moduleResolution": "bundler", "skipLibCheck": true, "types": [] }, "include": ["."] }',
      'rslib.config.ts': `import { pluginVue } from '@rsbuild/plugin-vue';
${config("{ lib: [{ bundle: false }], output: { target: 'web' }, plugins: [pluginVue()] }")}`,
      'app.config.ts': config(
        "{ output: { target: 'web' }, lib: ['registered', 'imported'].map((name) => ({ id: name, format: 'iife' as const, source: { entry: { main: 'app/' + name + '.js' } }, output: { distPath: 'built/' + name } })) }",
      ),
      'src/index.ts': `import type { Plugin } from 'vue';
import MoonRow from './MoonRow.vue';
import StarRow from './StarRow.vue';

export { MoonRow, StarRow };
export const rows: Plugin = {
  install(app) {
    app.component('StarRow', StarRow).component('MoonRow', MoonRow);
  },
};

declare module 'vue' {
  export interface GlobalComponents {
    StarRow: typeof StarRow;
    MoonRow: typeof MoonRow;
  }
}
`,
      'src/StarRow.vue':
        '<script setup lang="ts">\ndefineProps<{ count: number }>();\n</script>\n\n<template><i class="star-row">{{ count }}</i></template>\n',
      'src/MoonRow.vue':
        '<script setup lang="ts">\ndefineProps<{ phase: number }>();\n</script>\n\n<template><i class="moon-row">{{ phase }}</i></template>\n',
      'app/Sky.vue': '<template><StarRow count="five" /></template>\n',
      'app/registered.js': "import { rows } from 'stars';\n\nconsole.log(rows);\n",
      'app/imported.js': "import { StarRow } from 'stars';\n\nconsole.log(StarRow);\n",
      'check.mjs': `${script}
console.log('build', rslib().status, node('node_modules/vue-tsc/bin/vue-tsc.js').status);
console.log('app', rslib('--config', 'app.config.ts').status);
const check = () => node('node_modules/vue-tsc/bin/vue-tsc.js', '-p', 'app').stdout.trim();
console.log('no file imports the package:', check());
fs.writeFileSync('app/main.ts', "import { rows } from 'stars';\\n\\nexport default rows;\\n");
console.log('one file imports the package:', check());
for (const name of ['registered', 'imported']) console.log(name, /moon-row/.test(read('built/' + name + '/main.js')) ? 'contains MoonRow' : 'lacks MoonRow');
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps build 0 0',
      'keeps app 0',
      "keeps one file imports the package: app/Sky.vue(1,20): error TS2322: Type 'string' is not assignable to type 'number'.",
      'keeps registered contains MoonRow',
      'keeps imported lacks MoonRow',
    ],
  },
};
