/** What the reference says of imports that lead nowhere, of sources in packages, and of minified scripts. */
import {asPackage, manifest, script, type Claim} from './claim';

const options =
  '"target": "ES2022", "module": "ESNext", "moduleResolution": "bundler", "strict": true, "skipLibCheck": true, "rootDir": "src"';

const sourcePackage = (folder: string, file: string, code: string): Record<string, string> => ({
  [`${folder}/package.json`]: JSON.stringify({
    name: folder.split('/').at(-1),
    type: 'module',
    exports: `./${file}`,
  }),
  [`${folder}/${file}`]: code,
});

const colourless = String.raw`replaceAll(/\x1b\[[0-9;]*m/g, '')`;

export const configPages: Readonly<Record<string, Claim>> = {
  'missing-imports': {
    files: {
      'tsconfig.json': `{ "compilerOptions": { ${options}, "types": ["@rslib/core/types"] }, "include": ["src"] }`,
      'tsconfig.untyped.json': `{ "compilerOptions": { ${options}, "types": [] }, "include": ["src"] }`,
      'src/file.ts': "export { a } from './nowhere';\n",
      'src/style.ts': "import './nowhere.css';\n",
      'src/package.ts': "export { b } from 'no-such-package';\n",
      'check.mjs': `${script}
const build = (name, more, ...args) => {
  const entry = JSON.stringify({ index: 'src/' + name + '.ts' });
  fs.writeFileSync('own.config.mjs', 'export default { bundle: false, source: { entry: ' + entry + ' }, lib: [{ ' + more + ' }] }');
  const { status, stdout, stderr } = rslib('-c', 'own.config.mjs', '--log-level', 'warn', ...args);
  return 'exit ' + status + ' ' + ((stdout + stderr).match(/nowhere|no-such-package/g) ?? ['no message'])[0];
};
for (const name of ['file', 'style', 'package']) {
  console.log(name + ':', build(name, ''));
  console.log('kept in ' + name + ':', /nowhere|no-such-package/.test(read('dist/' + name + '.js')));
}
for (const name of ['file', 'package']) {
  fs.writeFileSync('tsconfig.one.json', JSON.stringify({ extends: './tsconfig.json', include: ['src/' + name + '.ts'] }));
  const { status, stdout, stderr } = rslib('-c', 'own.config.mjs', '--dts', '--tsconfig', 'tsconfig.one.json');
  console.log(name + ' with dts: exit ' + status, (stdout + stderr).includes('TS2307') ? 'TS2307' : 'no TS2307');
}
for (const config of ['tsconfig.json', 'tsconfig.untyped.json']) {
  fs.writeFileSync('tsconfig.one.json', JSON.stringify({ extends: './' + config, include: ['src/style.ts'] }));
  const { status, stdout, stderr } = rslib('-c', 'own.config.mjs', '--dts', '--tsconfig', 'tsconfig.one.json');
  console.log('style with ' + config + ': exit ' + status, /TS\\d+/.exec(stdout + stderr)?.[0] ?? 'no error');
}
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps file: exit 0 no message',
      'keeps style: exit 0 no message',
      'keeps package: exit 0 no message',
      'keeps kept in style: true',
      'keeps kept in package: true',
      'keeps file with dts: exit 1 TS2307',
      'keeps package with dts: exit 1 TS2307',
      'keeps style with tsconfig.json: exit 0 no error',
      'keeps style with tsconfig.untyped.json: exit 1 TS2882',
    ],
  },
  'package-sources': {
    files: {
      'package.json': manifest({
        dependencies: {listed: '1', react: '1', vue: '1', svelte: '1', 'solid-js': '1'},
      }),
      ...sourcePackage('node_modules/typed', 'index.ts', 'export const one: number = 1;\n'),
      ...sourcePackage(
        'node_modules/tagged',
        'index.tsx',
        'export const Two = (given: { n: number }) => <b>{given.n}</b>;\n',
      ),
      ...sourcePackage('node_modules/bold', 'index.jsx', 'export const Three = () => <b>3</b>;\n'),
      ...sourcePackage('node_modules/plain', 'index.js', 'export const Four = () => <b>4</b>;\n'),
      ...sourcePackage('node_modules/listed', 'index.ts', 'export const five: number = 5;\n'),
      ...sourcePackage('work/near', 'index.js', 'export const Six = () => <b>6</b>;\n'),
      ...sourcePackage(
        'node_modules/card',
        'index.vue',
        '<script setup>\nconst label = "card";\n</script>\n<template><b>{{ label }}</b></template>\n',
      ),
      ...sourcePackage(
        'node_modules/typed-card',
        'index.vue',
        '<script setup lang="ts">\nconst label: string = "card";\n</script>\n<template><b>{{ label }}</b></template>\n',
      ),
      ...sourcePackage('node_modules/note', 'index.svelte', '<b>note</b>\n'),
      ...sourcePackage(
        'node_modules/step',
        'index.jsx',
        'export const Step = () => <b>{globalThis.step}</b>;\n',
      ),
      'src/kept.ts':
        "export { one } from 'typed';\nexport { Two } from 'tagged';\nexport { Three } from 'bold';\nexport { five } from 'listed';\n",
      'src/plain.ts': "export { Four } from 'plain';\n",
      'src/near.ts': "export { Six } from 'near';\n",
      'src/framed.ts':
        "export { default as Card } from 'card';\nexport { default as Note } from 'note';\n",
      'src/typed-card.ts': "export { default } from 'typed-card';\n",
      'src/step.ts': "export { Step } from 'step';\n",
      'check.mjs': `${script}
fs.symlinkSync('../work/near', 'node_modules/near', 'dir');
const build = (name, more = '', plugins = '', imports = '') => {
  const entry = JSON.stringify({ [name]: 'src/' + name + '.ts' });
  fs.writeFileSync('own.config.mjs', imports + 'export default { plugins: [' + plugins + '], lib: [{ source: { entry: ' + entry + ', ' + more + ' } }] }');
  const { status, stdout, stderr } = rslib('-c', 'own.config.mjs');
  const said = (stdout + stderr).${colourless};
  return { status, said, code: status ? '' : read('dist/' + name + '.js') };
};
const kept = build('kept');
console.log('compiled in packages:', kept.code.includes('= 1'), kept.code.includes('"b"') && !kept.code.includes('<b>'));
console.log('listed in dependencies bundled:', !kept.code.includes('from "listed"'));
const plain = build('plain');
console.log('jsx in js: exit', plain.status, /Expression expected/.exec(plain.said)?.[0]);
console.log('jsx in js, included: exit', build('plain', 'include: [/plain/]').status);
console.log('behind a link: exit', build('near').status);
console.log('with the plugin of React:', /from "react.*?"/.exec(build('kept', '', 'pluginReact()', "import { pluginReact } from '@rsbuild/plugin-react';").code)?.[0]);
const vue = "import { pluginVue } from '@rsbuild/plugin-vue';";
const more = "import { pluginSvelte } from '@rsbuild/plugin-svelte'; import { pluginSolid } from '@rsbuild/plugin-solid'; import { pluginBabel } from '@rsbuild/plugin-babel';";
console.log('vue and svelte with their plugins: exit', build('framed', '', 'pluginVue(), pluginSvelte()', vue + more).status);
console.log('vue with ts: exit', build('typed-card', '', 'pluginVue()', vue).status);
console.log('vue with ts, included: exit', build('typed-card', 'include: [/typed-card/]', 'pluginVue()', vue).status);
console.log('solid with its plugin:', /template/.exec(build('step', '', 'pluginBabel({ include: /jsx$/ }), pluginSolid()', more).code)?.[0]);
fs.writeFileSync('own.config.mjs', "export default { bundle: false, lib: [{ source: { entry: { index: 'src/kept.ts' } } }] }");
rslib('-c', 'own.config.mjs');
console.log('bundleless imports:', read('dist/kept.js').match(/from "\\w+"/g).length);
`,
    },
    packages: [
      '@rsbuild/plugin-babel',
      '@rsbuild/plugin-react',
      '@rsbuild/plugin-solid',
      '@rsbuild/plugin-svelte',
      '@rsbuild/plugin-vue',
      'react',
      'solid-js',
      'svelte',
      'vue',
    ],
    command: 'node check.mjs',
    shows: [
      'keeps compiled in packages: true true',
      'drops listed in dependencies bundled: true',
      'keeps jsx in js: exit 1 Expression expected',
      'keeps jsx in js, included: exit 0',
      'keeps behind a link: exit 0',
      'keeps with the plugin of React: from "react/jsx-runtime"',
      'keeps vue and svelte with their plugins: exit 0',
      'drops vue with ts: exit 0',
      'keeps vue with ts, included: exit 0',
      'keeps solid with its plugin: template',
      'keeps bundleless imports: 4',
    ],
  },
  'scripts-on-a-page': {
    files: {
      'rslib.config.ts': `import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { count: './src/count.ts' } },
  output: { target: 'web' },
  lib: [
    { id: 'minified', format: 'iife', output: { minify: true, distPath: 'dist/minified' } },
    { id: 'wrapped', format: 'iife', output: { minify: { jsOptions: { minimizerOptions: { module: false } } }, distPath: 'dist/wrapped' } },
    { id: 'umd', format: 'umd', umdName: 'count', output: { minify: true, distPath: 'dist/umd' } },
  ],
});
`,
      'src/count.ts':
        "let clicks = 0;\n\nglobalThis.addEventListener('click', () => {\n  clicks += 1;\n});\n",
      'check.mjs': `${script}
import vm from 'node:vm';

rslib();
for (const name of ['minified', 'wrapped', 'umd']) {
  const page = vm.createContext({ addEventListener: () => {} });
  vm.runInContext('let e = "from another script";', page);
  try {
    vm.runInContext(read('dist/' + name + '/count.js'), page);
    console.log(name + ': runs');
  } catch (error) {
    console.log(name + ': ' + error.message);
  }
}
`,
    },
    command: 'node check.mjs',
    shows: [
      "keeps minified: Identifier 'e' has already been declared",
      'keeps wrapped: runs',
      'keeps umd: runs',
    ],
  },
  'borrowed-package': {
    files: {
      'package.json': manifest({dependencies: {alpha: '1'}}),
      ...asPackage('alpha'),
      ...asPackage('beta'),
      'src/index.ts': "export { alpha } from 'alpha';\nexport { beta } from 'beta';\n",
    },
    shows: ['passes', 'silent', 'keeps from "alpha"', 'keeps beta was here'],
  },
};
