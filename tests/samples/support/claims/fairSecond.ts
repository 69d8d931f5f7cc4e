/** What answers to the questions of a second fair draw say in sentences. */
import {manifest, type Claim} from './claim';
import {buildScript} from './guideScript';

export const fairSecond: Readonly<Record<string, Claim>> = {
  'cjs-helpers': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `const item = (id, more) => ({ id, format: 'cjs', bundle: false, ...more, output: { distPath: 'dist/' + id, ...more?.output } });
export default {
  lib: [
    item('plain'),
    item('minified', { output: { minify: true } }),
    item('esm', { format: 'esm' }),
    item('bundle', { bundle: true }),
  ],
};
`,
      'src/index.ts':
        "import { spoon } from './spoon';\n\nexport const spoons = (amount: number) => amount / spoon;\n",
      'src/spoon.ts': 'export const spoon = 15;\n',
      'check.mjs': `${buildScript}
rslib();
const size = (id) => fs.readdirSync('dist/' + id).reduce((sum, file) => sum + read('dist/' + id + '/' + file).length, 0);
for (const id of ['plain', 'minified', 'esm', 'bundle']) {
  const files = fs.readdirSync('dist/' + id).map((file) => read('dist/' + id + '/' + file));
  say(id, files.filter((text) => /__webpack_require__|__esModule/.test(text)).length + ' of ' + files.length);
}
const [head] = read('dist/plain/index.cjs').split('var __webpack_exports__');
say('lines of helpers in each file', head.trim().split('\\n').length);
say('defines', ['exports', '__esModule'].filter((name) => head.includes(name)).join());
say('minified is shorter', size('minified') < size('plain'));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps plain: 2 of 2',
      'keeps minified: 2 of 2',
      'keeps esm: 0 of 2',
      'keeps bundle: 1 of 1',
      'keeps lines of helpers in each file: 27',
      'keeps defines: exports,__esModule',
      'keeps minified is shorter: true',
    ],
  },
  'restart-program': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `import { spawn } from 'node:child_process';

let program;

export default {
  lib: [{ format: 'esm' }, { format: 'cjs' }],
  plugins: [
    {
      name: 'restart',
      setup(api) {
        api.onAfterBuild(({ isWatch, stats }) => {
          console.log('after build');
          if (!isWatch || stats?.hasErrors()) return;
          program?.kill();
          program = spawn('node', ['dist/index.js'], { stdio: 'inherit' });
        });
        api.onCloseBuild(() => program?.kill());
      },
    },
  ],
};
`,
      'src/index.ts': '',
      'check.mjs': `${buildScript}
import { setTimeout as wait } from 'node:timers/promises';
const source = (text, from = 'node:http') =>
  write('src/index.ts', "import fs from 'node:fs';\\nimport { createServer } from '" + from + "';\\n" +
    "const server = createServer((_, answer) => answer.end('" + text + "'));\\n" +
    "server.listen(0, () => fs.appendFileSync('ports.txt', server.address().port + '\\\\n'));\\n");
const ports = () => (fs.existsSync('ports.txt') ? read('ports.txt').trim().split('\\n') : []);
const ask = (port) => fetch('http://localhost:' + port).then((answer) => answer.text(), () => 'stopped');
const until = async (test) => {
  for (let at = 0; at < 200 && !(await test()); at++) await wait(50);
  await wait(300);
};
const answers = async () => (await Promise.all(ports().map(ask))).join(' ');
source('one');
rslib();
say('a single build starts', ports().length);
const watch = spawn(process.execPath, [bin, '--watch'], { detached: true });
let said = '';
watch.stdout.on('data', (text) => (said += text));
watch.stderr.on('data', (text) => (said += text));
const hooks = () => said.split('after build').length - 1;
try {
  await until(() => ports().length === 1);
  say('started', await answers());
  const before = hooks();
  source('two');
  await until(() => ports().length === 2);
  say('rebuilt', await answers());
  say('hooks for one rebuild of two items', hooks() - before);
  source('three', './absent');
  await until(() => said.includes('Module not found'));
  await wait(500);
  say('a failed build', await answers());
  source('four');
  await until(() => ports().length === 3);
  write('rslib.config.mjs', read('rslib.config.mjs') + '\\n');
  await until(() => ports().length === 4);
  say('the config changed', (await answers()).split(' ').filter((text) => text !== 'stopped').join());
} finally {
  process.kill(-watch.pid, 'SIGINT');
}
await until(async () => /^(stopped ?)+$/.test(await answers()));
say('Ctrl+C', [...new Set((await answers()).split(' '))].join());
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps a single build starts: 0',
      'keeps started: one',
      'keeps rebuilt: stopped two',
      'keeps hooks for one rebuild of two items: 1',
      'keeps a failed build: stopped two',
      'keeps the config changed: four',
      'keeps Ctrl+C: stopped',
    ],
  },
  'font-prefix': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs':
        "export default { lib: [{ output: { distPath: 'dist/set', assetPrefix: '/' } }, { output: { distPath: 'dist/unset' } }], output: { target: 'web' } };\n",
      'src/index.ts': "import './own.css';\n",
      'src/own.css': "@font-face {\n  font-family: own;\n  src: url('./own.woff2');\n}\n",
      'src/own.woff2': 'font\n',
    },
    shows: [
      'keeps url(/static/font/own.woff2) in dist/set/index.css',
      'keeps url(./static/font/own.woff2) in dist/unset/index.css',
    ],
  },
  'vue-tsx-dts': {
    files: {
      'package.json': manifest({peerDependencies: {vue: '*'}}),
      'rslib.config.mjs': `import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginVueJsx } from '@rsbuild/plugin-vue-jsx';

export default {
  lib: [{ bundle: false, dts: true }],
  output: { target: 'web' },
  plugins: [pluginBabel({ include: /\\.(?:jsx|tsx)$/ }), pluginVueJsx()],
};
`,
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "target": "ES2022", "module": "ESNext", "moduleResolution": "bundler", "strict": true, "skipLibCheck": true, "types": [], "jsx": "preserve", "jsxImportSource": "vue" }, "include": ["src"] }',
      'src/Stars.tsx': `import { defineComponent } from 'vue';

export const Stars = defineComponent({
  props: { value: { type: Number, required: true } },
  setup: (props) => () => <output class="stars">{'★'.repeat(props.value)}</output>,
});
`,
    },
    packages: ['vue', '@rsbuild/plugin-babel', '@rsbuild/plugin-vue-jsx', 'typescript'],
    shows: [
      'keeps createVNode("output" in dist/Stars.js',
      'keeps type: NumberConstructor in dist/Stars.d.ts',
    ],
  },
};
