/** What answers to the questions of a second blind draw say in sentences. */
import {asPackage, config, manifest, script, svg, type Claim} from './claim';
import {watching} from './drawn';

const item = (id: string, entry: string, more = '', output = ''): string =>
  `{ id: '${id}', source: { entry: { ${entry} } }, output: { distPath: 'dist/${id}'${output} }${more} }`;

const web = ", target: 'web'";

/** A package that makes ids, as a worker would import it. */
const idPackage = (name: string): Record<string, string> => ({
  [`node_modules/${name}/package.json`]: `{ "name": "${name}", "version": "1.0.0", "type": "module", "exports": "./index.js" }`,
  [`node_modules/${name}/index.js`]: `export const id = () => 'made by ${name}';\n`,
});

export const redrawn: Readonly<Record<string, Claim>> = {
  'import-packages': {
    files: {
      'package.json': manifest({
        dependencies: {ext: '1'},
        devDependencies: {'@rslib/core': '*', key: '1', old: '1'},
      }),
      'rslib.config.mjs': `export default {
  logLevel: 'error',
  output: { filename: { js: '[name].js' } },
  lib: [
    ${item('node', "index: 'src/index.ts'")},
    ${item('named', "index: 'src/named.ts'")},
  ],
};
`,
      'src/index.ts':
        "export const old = () => import('old');\nexport const load = (path: string) => import(path);\n",
      'src/named.ts': 'export const key = () => import(/* webpackChunkName: "key" */ \'old\');\n',
      ...asPackage('ext'),
      'node_modules/old/package.json': '{ "name": "old", "version": "1.0.0" }',
      'node_modules/old/index.js':
        "const os = require('node:os');\nconst { ext } = require('ext');\n\nexports.old = () => 'old with ' + (os.EOL ? 'node:os' : '') + ' and ' + ext.split(' ')[0];\n",
      'check.mjs': `${script}
const { stderr } = rslib();
console.log(stderr);
const { old } = await import('./dist/node/index.js');
console.log('runs:', (await old()).old());
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps import(path) in dist/node/index.js',
      'emits dist/named/key~1.js',
      'keeps __rspack_createRequire_require("node:os") in dist/node/old~0.js',
      'keeps runs: old with node:os and ext',
    ],
  },
  'jsx-globals': {
    files: {
      'rslib.config.ts': config(`{
  logLevel: 'error',
  output: { target: 'web', externals: [/^react($|\\/)/] },
  lib: [
    { format: 'umd', umdName: 'ui', output: { distPath: 'dist/umd' } },
    { format: 'iife', output: { distPath: 'dist/iife' } },
  ],
}`),
      'src/index.ts': "import { jsx } from 'react/jsx-runtime';\n\nconsole.log(jsx('p', {}));\n",
    },
    shows: [
      'keeps root["react/jsx-runtime"] in dist/umd/index.js',
      'keeps globalThis["react/jsx-runtime"] in dist/iife/index.js',
    ],
  },
  'class-file': {
    files: {
      'rslib.config.ts': config(
        "{ output: { target: 'web', distPath: 'dist/name', cssModules: { localIdentName: '[name]_[local]-[hash:base64:6]' } } }",
      ),
      'src/index.ts': "export { default } from './seat.module.css';\n",
      'src/seat.module.css': '.free {\n  color: teal;\n}\n',
    },
    shows: ['keeps .seat-module_free- in dist/name/index.css'],
  },
  'worker-packages': {
    files: {
      'package.json': manifest({
        dependencies: {'id-kit': '1'},
        devDependencies: {'@rslib/core': '*', 'dev-kit': '1'},
      }),
      'rslib.config.mjs': `export default {
  logLevel: 'error',
  output: { filename: { js: '[name].js' } },
  lib: [
    ${item('esm', "index: 'src/index.ts'", '', web)},
    ${item('all', "index: 'src/index.ts'", '', `${web}, autoExternal: false`)},
    ${item('dev', "index: 'src/dev/index.ts'", '', web)},
    ${item('inline', "index: 'src/inline.ts'", '', web)},
    ${item('inline-umd', "index: 'src/inline.ts'", ", format: 'umd', umdName: 'ids'", web)},
    ${item('iife', "counter: 'src/counter.ts'", ", format: 'iife'", web)},
    ${item('cjs', "counter: 'src/counter.ts'", ", format: 'cjs'", `${web}, filename: { js: '[name].cjs' }`)},
  ],
};
`,
      'src/index.ts':
        "export const start = () => new Worker(new URL('./counter.ts', import.meta.url));\n",
      'src/counter.ts': "import { id } from 'id-kit';\n\nself.postMessage(id());\n",
      'src/dev/index.ts':
        "export const start = () => new Worker(new URL('./counter.ts', import.meta.url));\n",
      'src/dev/counter.ts': "import { id } from 'dev-kit';\n\nself.postMessage(id());\n",
      'src/inline.ts':
        "import Counter from './counter.ts?worker&inline';\n\nexport const start = () => new Counter();\n",
      ...idPackage('id-kit'),
      ...idPackage('dev-kit'),
      'check.mjs': `${script}
import vm from 'node:vm';

console.log(rslib().stderr);
const run = (name, file) => {
  const posted = [];
  const scope = { postMessage: (text) => posted.push(text), exports: {} };
  try {
    vm.runInNewContext(read(file), { ...scope, self: scope });
    console.log(name, posted.join());
  } catch (error) {
    console.log(name, String(error));
  }
};
run('iife worker:', 'dist/iife/counter.js');
run('cjs worker:', 'dist/cjs/counter.cjs');
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps from "id-kit" in dist/esm/counter~0.js',
      'keeps made by id-kit in dist/all/counter~1.js',
      'keeps made by dev-kit in dist/dev/counter~2.js',
      'keeps made by id-kit in dist/inline/index.js',
      'keeps made by id-kit in dist/inline-umd/index.js',
      'keeps made by id-kit in dist/iife/counter.js',
      'keeps require("id-kit") in dist/cjs/counter.cjs',
      'keeps iife worker: made by id-kit',
      'keeps cjs worker: ReferenceError: require is not defined',
    ],
  },
  glibc: {
    files: {
      'check.mjs': `${script}
import path from 'node:path';

const folder = (name, from) => path.dirname(createRequire(fs.realpathSync(from) + '/x.js').resolve(name + '/package.json'));
const binding = folder('@rspack/binding', folder('@rspack/core', folder('@rsbuild/core', 'node_modules/@rslib/core')));
const binary = folder('@rspack/binding-linux-x64-gnu', binding);
const { version, main } = JSON.parse(read(binary + '/package.json'));
const names = fs.readFileSync(path.join(binary, main), 'latin1').match(/GLIBC_\\d+\\.\\d+/g);
const minors = names.map((name) => Number(name.split('.')[1]));
console.log('Rspack', version, 'needs glibc 2.' + Math.max(...minors));
`,
    },
    command: 'node check.mjs',
    shows: ['keeps Rspack 2.2.9 needs glibc 2.15'],
  },
  'dts-one-folder': {
    files: {
      'package.json': '{ "name": "tide", "version": "1.0.0" }',
      'tsconfig.json':
        '{ "compilerOptions": { "target": "ES2022", "module": "ESNext", "moduleResolution": "bundler", "rootDir": "src", "strict": true, "skipLibCheck": true, "types": [] }, "include": ["src"] }\n',
      'rslib.config.mjs':
        "const dts = { autoExtension: true };\nexport default { logLevel: 'error', lib: [{ format: 'cjs', bundle: false, dts }, { format: 'esm', bundle: false, dts }] };\n",
      'src/index.ts': "export { part } from './part';\n",
      'src/part.ts': 'export const part: number = 1;\n',
      'check.mjs': `${script}
rslib();
console.log('shared:', fs.readdirSync('dist').filter((file) => file.includes('.d.')).sort().join(' '));
console.log(read('dist/index.d.mts'), read('dist/index.d.ts'));
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps shared: index.d.mts index.d.ts part.d.mts part.d.ts',
      "keeps export { part } from './part.mjs'",
      "keeps export { part } from './part.js'",
    ],
  },
  'no-build-export': {
    files: {
      'old.mjs': "import { build } from '@rslib/core';\n\nawait build({ lib: [] });\n",
    },
    command: 'node old.mjs',
    shows: ["fails does not provide an export named 'build'"],
  },
  'watch-files': {
    files: {
      'package.json': manifest(),
      'ports.json': '["Brest"]\n',
      'rslib.config.mjs':
        "export default { dev: { watchFiles: { paths: './ports.json', type: 'restart' } } };\n",
      'src/index.ts': 'export const one = 1;\n',
      'check.mjs': `${watching}
const run = watch();
await run.ready();
fs.writeFileSync('ports.json', '["Dover"]\\n');
await run.until((text) => text.includes('restarting'));
console.log(run.said);
run.child.kill();
`,
    },
    command: 'node check.mjs',
    shows: ['keeps restarting build as ports.json changed'],
  },
  'svgr-plain-named': {
    packages: ['@rsbuild/plugin-react', '@rsbuild/plugin-svgr', 'react'],
    files: {
      'package.json': manifest({peerDependencies: {react: '*'}}),
      'rslib.config.ts': `import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
${config(`{
  output: { target: 'web' },
  plugins: [pluginReact(), pluginSvgr()],
  lib: [
    { id: 'bundle', output: { distPath: 'dist/bundle' } },
    { id: 'files', bundle: false, output: { distPath: 'dist/files' } },
  ],
}`)}`,
      'src/index.ts': "export { ReactComponent } from './sun.svg';\n",
      'src/sun.svg': svg,
      'check.mjs': `${script}
console.log(rslib('--lib', 'bundle').stderr);
const { status } = rslib('--lib', 'files');
const exported = read('dist/files/sun.js').match(/export .*/g).join();
console.log('files:', status + ',', exported.includes('ReactComponent') ? 'exports both' : 'exports ' + (exported.match(/default/)?.[0] ?? 'nothing'));
`,
    },
    command: 'node check.mjs',
    shows: [
      "keeps Can't import the named export 'ReactComponent'",
      'keeps files: 0, exports default',
    ],
  },
  'entry-only': {
    files: {
      'rslib.config.ts': config(`{
  lib: [
    ${item('one', "index: './src/index.ts'", ', bundle: false')},
    ${item('glob', "index: './src/**'", ', bundle: false')},
  ],
}`),
      'src/index.ts': "export { center } from './text/center';\n",
      'src/text/center.ts': 'export const center = 1;\n',
    },
    shows: ['silent', 'omits dist/one/text/center.js', 'emits dist/glob/text/center.js'],
  },
  'umd-copies': {
    files: {
      'rslib.config.ts': config(
        "{ output: { target: 'web' }, lib: [{ format: 'umd', umdName: ['Acme', '[name]'], source: { entry: { index: 'src/index.ts', charts: 'src/charts.ts' } } }] }",
      ),
      'src/index.ts': "import { find } from './shared';\n\nexport const one = find;\n",
      'src/charts.ts': "import { find } from './shared';\n\nexport const chart = find;\n",
      'src/shared.ts': "export const find = () => console.log('shared module');\n",
    },
    shows: ['keeps shared module in dist/index.js', 'keeps shared module in dist/charts.js'],
  },
};
