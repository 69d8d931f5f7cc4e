import {type Claim, config, manifest, script} from './claim';

const element = `class TideTag extends HTMLElement {}
customElements.define('tide-tag', TideTag);
export {};
`;

/** Questions of users of other tools that apply to this one. */
export const neighbours: Readonly<Record<string, Claim>> = {
  'vue-elements': {
    files: {
      'package.json': manifest({peerDependencies: {vue: '3'}}),
      'rslib.config.mjs': `import { pluginVue } from '@rsbuild/plugin-vue';
export default { output: { target: 'web' }, plugins: [pluginVue()] };
`,
      'all.config.mjs': `import { pluginVue } from '@rsbuild/plugin-vue';
export default {
  source: { entry: { index: './src/plain.js' } },
  output: { target: 'web', distPath: 'all' },
  plugins: [pluginVue({ vueLoaderOptions: { customElement: true } })],
};
`,
      'iife.config.mjs': `import { pluginVue } from '@rsbuild/plugin-vue';
export default {
  lib: [{ format: 'iife' }],
  source: { entry: { index: './src/tag.js' } },
  output: { target: 'web', distPath: 'iife' },
  plugins: [pluginVue()],
};
`,
      'src/tag.js': "import { register } from './index.js';\n\nregister();\n",
      'src/index.js': `import { defineCustomElement } from 'vue';
import Gauge from './Gauge.ce.vue';

export const register = () => customElements.define('tide-gauge', defineCustomElement(Gauge));
`,
      'src/plain.js': "export { default } from './Plain.vue';\n",
      'src/Gauge.ce.vue': `<script setup>
import Needle from './Needle.ce.vue';
import Plain from './Plain.vue';
</script>

<template><b><Needle /><Plain /></b></template>

<style>b { color: teal; }</style>
`,
      'src/Needle.ce.vue': '<template><i>3</i></template>\n<style>i { color: navy; }</style>\n',
      'src/Plain.vue': '<template><u>m</u></template>\n<style>u { color: olive; }</style>\n',
      'check.mjs': `${script}
import { Window } from 'happy-dom';

rslib();
rslib('-c', 'all.config.mjs');
rslib('-c', 'iife.config.mjs');
const window = new Window();
const names = ['document', 'HTMLElement', 'Element', 'Node', 'SVGElement', 'customElements', 'MutationObserver', 'ShadowRoot', 'CSSStyleSheet', 'Event', 'CustomEvent'];
for (const name of names)
  globalThis[name] = window[name];
globalThis.window = window;
const { register } = await import('./dist/index.js');
register();
document.body.innerHTML = '<tide-gauge></tide-gauge>';
await new Promise((done) => setTimeout(done, 20));
const inside = document.body.firstChild.shadowRoot.innerHTML;
console.log('ce:', inside.slice(inside.indexOf('<style>b')));
console.log('children with styles:', ['i', 'u'].filter((tag) => inside.includes('<style>' + tag)).join() + '.');
console.log('stylesheet:', read('dist/index.css').slice(0, 1));
console.log('customElement:', /"(u) \\{/.exec(read('all/index.js'))?.[1], fs.existsSync('all/index.css'));
console.log('iife:', read('iife/index.js').includes('VueElement') ? 'says: contains|包含' : 'without Vue');
console.log('iife imports Vue:', /from "vue"|require\\("vue"\\)/.test(read('iife/index.js')));
`,
    },
    packages: ['@rsbuild/plugin-vue', 'vue', 'happy-dom'],
    command: 'node check.mjs',
    shows: [
      'keeps ce: <style>b {',
      'keeps children with styles: i.',
      'keeps stylesheet: u',
      'keeps customElement: u false',
      'keeps iife imports Vue: false',
      'keeps iife: says: contains|包含',
    ],
  },
  'element-import': {
    files: {
      'package.json': manifest(),
      'rslib.config.ts': config(
        "{ source: { entry: { index: './app.js' } }, output: { target: 'web' } }",
      ),
      'app.js': "import { one } from 'listed';\nimport { two } from 'unlisted';\n",
      'node_modules/listed/package.json':
        '{ "name": "listed", "type": "module", "exports": "./index.js", "sideEffects": ["./index.js"] }\n',
      'node_modules/unlisted/package.json':
        '{ "name": "unlisted", "type": "module", "exports": "./index.js", "sideEffects": false }\n',
      'node_modules/listed/index.js': `${element}export const one = 1;\n`,
      'node_modules/unlisted/index.js': `${element.replace('tide-tag', 'moon-tag')}export const two = 2;\n`,
      'check.mjs': `${script}
rslib();
const built = read('dist/index.js');
console.log('side effects listed:', built.includes('tide-tag') ? 'registered' : 'removed');
console.log('not listed:', built.includes('moon-tag') ? 'registered' : 'removed');
`,
    },
    command: 'node check.mjs',
    shows: ['keeps side effects listed: registered', 'keeps not listed: removed'],
  },
  'css-attribute': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': "export default { output: { target: 'web' } };\n",
      'files.config.mjs':
        "export default { lib: [{ bundle: false }], output: { target: 'web', distPath: 'files' } };\n",
      'src/index.js': "import sheet from './tide.css' with { type: 'css' };\n\nexport { sheet };\n",
      'src/tide.css': '.tide { color: teal }\n',
      'check.mjs': `${script}
console.log('bundle:', /export 'default' .* was not found/.exec(rslib().stderr)?.[0]);
rslib('-c', 'files.config.mjs');
console.log('files:', /type: "css"/.exec(read('files/index.js'))?.[0], fs.existsSync('files/tide.css'));
`,
    },
    command: 'node check.mjs',
    shows: ["keeps bundle: export 'default'", 'keeps files: type: "css" true'],
  },
  'vite-private-path': {
    files: {
      'package.json': manifest(),
      'src/index.js': "import 'tide-ui/dist/index.css';\n",
      'node_modules/tide-ui/package.json':
        '{ "name": "tide-ui", "type": "module", "exports": { ".": "./dist/index.js" } }\n',
      'node_modules/tide-ui/dist/index.js': 'export {};\n',
      'node_modules/tide-ui/dist/index.css': '.tide { color: teal }\n',
      'check.mjs': `import { build } from 'vite';

const lib = { entry: 'src/index.js', formats: ['es'], fileName: 'index' };
try {
  await build({ logLevel: 'silent', build: { lib } });
} catch (error) {
  console.log(error.message);
}
`,
    },
    packages: ['vite'],
    command: 'node check.mjs',
    shows: ['keeps "./dist/index.css" is not exported under the conditions'],
  },
  'own-files-cjs': {
    files: {
      'package.json': manifest({dependencies: {'page-kit': '1'}}),
      'rslib.config.ts': config("{ lib: [{ format: 'cjs' }], output: { autoExternal: false } }"),
      'src/index.ts': "import { page } from 'page-kit';\n\nconsole.log(page());\n",
      'node_modules/page-kit/package.json': '{ "name": "page-kit", "main": "./lib/index.js" }\n',
      'node_modules/page-kit/views/page.html': '<h1>Tides</h1>\n',
      'node_modules/page-kit/lib/index.js': `const { readFileSync } = require('node:fs');
const { join } = require('node:path');
exports.page = () => readFileSync(join(__dirname, '../views/page.html'), 'utf8');
`,
      'check.mjs': `${script}
rslib();
console.log(/ENOENT: no such file or directory/.exec(node('dist/index.cjs').stderr)?.[0]);
`,
    },
    command: 'node check.mjs',
    shows: ['keeps ENOENT: no such file or directory'],
  },
  'express-server': {
    files: {
      'package.json': manifest({dependencies: {express: '5'}}),
      'rslib.config.ts': config(
        "{ lib: [{ format: 'esm' }, { format: 'cjs' }], output: { autoExternal: false } }",
      ),
      'src/index.js': `import express from 'express';

const app = express();
app.get('/', (_, response) => response.send('ok'));
const server = app.listen(0, async () => {
  const { port } = server.address();
  const answer = await fetch(\`http://127.0.0.1:\${port}/\`);
  console.log(await answer.text());
  server.close();
});
`,
      'check.mjs': `${script}
rslib();
const files = fs.readdirSync('dist').filter((file) => /js$/.test(file));
for (const file of files) console.log(file === 'index.js' ? 'esm:' : 'cjs:', node('dist/' + file).stdout.trim());
console.log('files:', files.length);
`,
    },
    packages: ['express'],
    command: 'node check.mjs',
    shows: ['keeps esm: ok', 'keeps cjs: ok', 'keeps files: 2'],
  },
  'document-import': {
    files: {
      'package.json': manifest(),
      'rslib.config.ts': config("{ output: { target: 'web' } }"),
      'src/index.ts': 'export const root = document.body;\n',
      'check.mjs': `${script}
rslib();
console.log(/ReferenceError: .*/.exec(node('dist/index.js').stderr)?.[0]);
`,
    },
    command: 'node check.mjs',
    shows: ['keeps ReferenceError: document is not defined'],
  },
};
