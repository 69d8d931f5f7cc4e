/** What answers to the questions of component authors say in sentences. */
import {library, site, storybook} from './answers';
import {manifest, script, type Claim} from './claim';

const collected =
  "splitChunks: { cacheGroups: { styles: { name: 'style', type: 'css/mini-extract', chunks: 'all', enforce: true } } }";

export const huntedUi: Readonly<Record<string, Claim>> = {
  'lazy-styles': {
    files: {
      'package.json': manifest(),
      'src/index.ts':
        "import './index.css';\n\nexport const load = async () => (await import('./late')).late;\n",
      'src/late.ts': "import './late.css';\n\nexport const late = 'late';\n",
      'src/one.ts': "import './base.css';\nimport './index.css';\n\nexport const one = 'one';\n",
      'src/two.ts': "import './base.css';\nimport './late.css';\n\nexport const two = 'two';\n",
      'src/index.css': '.index { margin: 0 }\n',
      'src/late.css': '.late { margin: 1px }\n',
      'src/base.css': '.base { margin: 2px }\n',
      'check.mjs': `${script}
const styles = (name, item, more = '') => {
  const folder = 'dist/' + name.replaceAll(' ', '-');
  fs.writeFileSync('rslib.config.mjs', "export default { lib: [{ " + item + " }], output: { target: 'web', distPath: '" + folder + "' }, " + more + ' };');
  const { stdout, stderr } = rslib('--log-level', 'warn');
  const files = fs.readdirSync(folder);
  const scripts = files.filter((file) => /js$/.test(file)).map((file) => read(folder + '/' + file)).join('');
  console.log(name + ':', files.filter((file) => /css$/.test(file)).sort().join(' ') || 'no stylesheet', '| a script names one:', /\\.css"/.test(scripts), '| rules in a script:', scripts.includes('margin: 1px'), stdout + stderr);
};
styles('usual', '');
styles('files', "bundle: false, source: { entry: { index: './src/**' } }");
styles('injected', 'output: { injectStyles: true }');
styles('collected', '', "${collected}");
const entries = "source: { entry: { one: './src/one.ts', two: './src/two.ts' } }, ";
styles('entries', entries);
styles('collected entries', entries, "${collected}");
styles('collected entries in cjs', "format: 'cjs', " + entries, "${collected}");
fs.writeFileSync('src/index.ts', "import './base.css';\\nimport './index.css';\\nexport const load = async () => (await import('./two')).two;\\n");
styles('shared', '');
styles('shared and collected', '', "${collected}");
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps usual: index.css late.css | a script names one: false',
      'keeps files: base.css index.css late.css | a script names one: true',
      'keeps injected: no stylesheet | a script names one: false | rules in a script: true',
      'keeps collected: style.css | a script names one: false',
      'keeps collected entries: style.css',
      'keeps collected entries in cjs: style.css',
      'keeps shared: a.css two.css',
      'keeps shared and collected: style.css',
    ],
  },
  'jsx-types': {
    files: {
      'package.json': JSON.stringify({
        name: 'tide-tag',
        type: 'module',
        exports: {
          '.': {types: './dist/index.d.ts', default: './dist/index.js'},
          './react': {types: './dist/react.d.ts', default: './dist/react.js'},
        },
        devDependencies: {'@rslib/core': '*', typescript: '*', '@types/react': '*'},
      }),
      'tsconfig.json':
        '{ "compilerOptions": { "target": "ES2022", "module": "ESNext", "moduleResolution": "bundler", "rootDir": "src", "strict": true }, "include": ["src"] }',
      'rslib.config.mjs': `export default {
  source: { entry: { index: './src/index.ts', react: './src/react.ts' } },
  lib: [{ dts: true }],
  output: { target: 'web' },
};
`,
      'src/index.ts': 'export class TideTag extends HTMLElement {}\n',
      'src/react.ts': `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { TideTag } from './index';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tide-tag': DetailedHTMLProps<HTMLAttributes<TideTag> & { level?: number }, TideTag>;
    }
  }
}
`,
      'check.mjs': `${script}
rslib();
fs.mkdirSync('app');
const check = (code) => {
  fs.writeFileSync('app/page.tsx', code);
  fs.writeFileSync('app/types.ts', "import 'tide-tag/react';");
  const options = ['--noEmit', '--ignoreConfig', '--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler', '--jsx', 'react-jsx', '--strict', '--skipLibCheck'];
  const files = code.includes('known') ? ['app/page.tsx', 'app/types.ts'] : ['app/page.tsx'];
  return node('node_modules/typescript/bin/tsc', ...options, ...files).stdout.trim() || 'no error';
};
console.log('without the entry:', check('export const Page = () => <tide-tag />;'));
console.log('imported in another file:', check('export const known = () => <tide-tag level={3} />;'));
console.log('a wrong attribute:', check('export const known = () => <tide-tag level="high" />;'));
fs.writeFileSync('rslib.config.mjs', read('rslib.config.mjs').replace('dts: true', 'dts: { isolated: true }'));
rslib();
console.log('with dts.isolated:', check('export const known = () => <tide-tag level={3} />;'));
console.log('its imports:', read('dist/react.d.ts').includes('import '));
`,
    },
    packages: ['typescript', 'react', '@types/react'],
    command: 'node check.mjs',
    shows: [
      'keeps without the entry: app/page.tsx(1,27): error TS2339',
      'keeps imported in another file: no error',
      'keeps a wrong attribute: app/page.tsx(1,38): error TS2322',
      'keeps with dts.isolated: app/page.tsx(1,28): error TS2339',
      'keeps its imports: false',
    ],
  },
  'cjs-styles': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs':
        "export default { lib: [{ bundle: false, format: 'cjs' }], output: { target: 'web' } };\n",
      'src/index.ts': "import './seat.css';\n\nexport const seats = 4;\n",
      'check.mjs': `${script}
const load = (css) => {
  fs.writeFileSync('src/seat.css', css);
  rslib();
  return /\\w*Error: .*/.exec(node('-e', "require('./dist/index.cjs')").stderr)[0];
};
console.log('a layer first:', load('@layer seats;\\n'));
console.log('a class first:', load('.seat { color: teal }\\n'));
const app = 'app';
fs.mkdirSync(app + '/node_modules/seats', { recursive: true });
fs.cpSync('dist', app + '/node_modules/seats/dist', { recursive: true });
fs.writeFileSync(app + '/node_modules/seats/package.json', JSON.stringify({ name: 'seats', version: '1.0.0', main: './dist/index.cjs' }));
fs.writeFileSync(app + '/package.json', '{}');
fs.writeFileSync(app + '/empty.js', 'module.exports = {};');
fs.writeFileSync(app + '/seats.test.js', "test('seats', () => expect(require('seats').seats).toBe(4));");
const jest = (config) => {
  const { stderr } = node('node_modules/jest/bin/jest.js', '--rootDir', app, '--config', JSON.stringify({ transform: {}, ...config }));
  return /SyntaxError: .*/.exec(stderr)?.[0] ?? /Tests: +(.*)/.exec(stderr)?.[1] ?? stderr;
};
console.log('Jest:', jest({}));
console.log('Jest with the map:', jest({ moduleNameMapper: { '\\\\.css$': '<rootDir>/empty.js' } }));
`,
    },
    packages: ['jest'],
    command: 'node check.mjs',
    shows: [
      'keeps a layer first: SyntaxError: Invalid or unexpected token',
      "keeps a class first: SyntaxError: Unexpected token '.'",
      "keeps Jest: SyntaxError: Unexpected token '.'",
      'keeps Jest with the map: 1 passed',
    ],
  },
  'light-dark': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `const output = (name) => ({ distPath: 'dist/' + name });
export default {
  lib: [
    { output: output('usual') },
    { syntax: ['chrome 122'], output: output('older') },
    { syntax: ['chrome 123'], output: output('newer') },
    {
      syntax: ['chrome 100'],
      output: output('targets'),
      tools: { lightningcssLoader: { targets: ['chrome 123'] } },
    },
  ],
  output: { target: 'web' },
};
`,
      'src/index.ts':
        "import './tag.css';\n\nexport const area = (room?: { size: number }) => room?.size ?? 0;\nexport class Tag {\n  static { console.log('tag'); }\n}\n",
      'src/tag.css': '.tag { color: light-dark(#123, #eef) }\n',
    },
    shows: [
      'keeps light-dark(#123, #eef) in dist/usual/index.css',
      'keeps var(--lightningcss-light, #123) var(--lightningcss-dark, #eef) in dist/older/index.css',
      'drops --lightningcss-light: in dist/older/index.css',
      'keeps light-dark(#123, #eef) in dist/newer/index.css',
      'keeps light-dark(#123, #eef) in dist/targets/index.css',
    ],
  },
  'package-worker': {
    files: {
      'package.json': manifest({dependencies: {'page-kit': '1'}}),
      'node_modules/page-kit/package.json':
        '{ "name": "page-kit", "version": "1.0.0", "type": "module", "main": "./index.js" }',
      'node_modules/page-kit/index.js': 'export const options = {};\n',
      'node_modules/page-kit/worker.js': "self.postMessage('page worker');\n",
      'check.mjs': `${script}
const build = (name, code, fields = { dependencies: { 'page-kit': '1' } }) => {
  fs.writeFileSync('package.json', JSON.stringify({ type: 'module', ...fields }));
  fs.writeFileSync('rslib.config.mjs', "export default { output: { target: 'web', distPath: 'dist/" + name + "' } };");
  fs.writeFileSync('src/index.js', code);
  fs.rmSync('node_modules/.cache', { recursive: true, force: true });
  return rslib('--log-level', 'warn');
};
fs.mkdirSync('src', { recursive: true });
const address = "new URL('page-kit/worker.js', import.meta.url)";
build('worker', 'export const start = () => new Worker(' + address + ", { type: 'module' });");
const worker = fs.readdirSync('dist/worker').filter((file) => file !== 'index.js');
console.log('worker:', worker.length, read('dist/worker/' + worker[0]).trim());
console.log('its URL:', read('dist/worker/index.js').includes('new URL("./' + worker[0] + '", import.meta.url)'));
const kit = "import { options } from 'page-kit';\\n";
const failed = build('failed', kit + 'options.workerSrc = ' + address + '.href;');
console.log('aborted:', failed.status !== 0, (failed.stdout + failed.stderr).includes('internal error: entered unreachable code'));
const ignored = address.replace('(', '(/* rspackIgnore: true */ ');
console.log('with the comment:', build('ignored', kit + 'options.workerSrc = ' + ignored + '.href;').status, read('dist/ignored/index.js').includes(address));
console.log('as a dev dependency:', build('copied', kit + 'options.workerSrc = ' + address + '.href;', { devDependencies: { 'page-kit': '1' } }).status, read('dist/copied/static/assets/worker.js').trim());
fs.writeFileSync('app.mjs', "import webpack from 'webpack';\\nwebpack({ mode: 'production', entry: './dist/ignored/index.js', output: { path: import.meta.dirname + '/app' } }, (error, stats) => console.log('webpack copies it:', stats.toJson().assets.some((asset) => asset.info.sourceFilename?.endsWith('page-kit/worker.js'))));");
console.log(node('app.mjs').stdout);
`,
    },
    packages: ['webpack'],
    command: 'node check.mjs',
    shows: [
      'keeps worker: 1 import "page-kit/worker.js";',
      'keeps its URL: true',
      'keeps aborted: true true',
      'keeps with the comment: 0 true',
      "keeps as a dev dependency: 0 self.postMessage('page worker');",
      'keeps webpack copies it: true',
    ],
  },
  'font-package': {
    files: {
      'package.json': manifest(),
      'node_modules/@type/lora/package.json':
        '{ "name": "@type/lora", "version": "5.0.0", "main": "index.css" }',
      'node_modules/@type/lora/400.css':
        '@font-face { font-family: Lora; src: url(./files/lora.woff2) }\n',
      'node_modules/@type/lora/files/lora.woff2': 'a font',
      'src/index.ts': "import '@type/lora/400.css';\n\nexport const font = 'Lora';\n",
      'check.mjs': `${script}
for (const [name, field, bundle] of [
  ['bundled', 'devDependencies', true],
  ['dependency', 'dependencies', true],
  ['files', 'devDependencies', false],
]) {
  fs.writeFileSync('package.json', JSON.stringify({ type: 'module', [field]: { '@type/lora': '5' } }));
  fs.writeFileSync('rslib.config.mjs', 'export default { lib: [{ bundle: ' + bundle + " }], output: { target: 'web', distPath: 'dist/" + name + "' } };");
  rslib();
}
`,
    },
    command: 'node check.mjs',
    shows: [
      'emits dist/bundled/static/font/lora.woff2',
      'keeps src: url(./static/font/lora.woff2) in dist/bundled/index.css',
      'drops import " in dist/bundled/index.js',
      'keeps import "@type/lora/400.css"; in dist/dependency/index.js',
      'keeps import "@type/lora/400.css"; in dist/files/index.js',
      'omits dist/files/static/font/lora.woff2',
    ],
  },
  'css-order-conflict': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs':
        "export default { lib: [{ bundle: false }], output: { target: 'web' } };\n",
      'src/index.ts': "export { left } from './left';\nexport { right } from './right';\n",
      'src/left.ts': "import './base.css';\nimport './gold.css';\n\nexport const left = 'left';\n",
      'src/right.ts':
        "import './gold.css';\nimport './base.css';\n\nexport const right = 'right';\n",
      'src/base.css': '.rail { color: black }\n',
      'src/gold.css': '.rail { color: gold }\n',
      'check.mjs': `${script}
import Mini from 'mini-css-extract-plugin';
import webpack from 'webpack';
const page = (name) => {
  fs.writeFileSync(name + '.mjs', "import { " + name + " } from './dist/" + name + ".js';\\nconsole.log(" + name + ');\\n');
  return './' + name + '.mjs';
};
rslib();
const entry = { left: page('left'), right: page('right') };
const build = (options) => new Promise((done) => {
  webpack({
    mode: 'production',
    entry,
    output: { path: import.meta.dirname + '/app' },
    optimization: { splitChunks: { cacheGroups: { styles: { name: 'styles', type: 'css/mini-extract', chunks: 'all', enforce: true } } } },
    module: { rules: [{ test: /\\.css$/, use: [Mini.loader, 'css-loader'] }] },
    plugins: [new Mini(options)],
  }, (error, stats) => done(stats.toString({ all: false, warnings: true, errors: true })));
});
console.log('usual:', (await build({})).includes('Conflicting order. Following module has been added:'));
console.log('ignoreOrder:', (await build({ ignoreOrder: true })) || 'silent');
fs.writeFileSync('dist/right.js', read('dist/right.js').replace('gold', 'x').replace('base', 'gold').replace('x', 'base'));
console.log('one order:', (await build({})) || 'silent');
`,
    },
    packages: ['webpack', 'mini-css-extract-plugin', 'css-loader'],
    command: 'node check.mjs',
    shows: ['keeps usual: true', 'keeps ignoreOrder: silent', 'keeps one order: silent'],
  },
  'css-entry-types': {
    files: {
      'package.json': JSON.stringify({
        name: 'seat-map',
        type: 'module',
        exports: {
          './css': {types: './dist/style.d.ts', default: './dist/index.css'},
          './untyped': './dist/index.css',
        },
        devDependencies: {'@rslib/core': '*', typescript: '*'},
      }),
      'rslib.config.mjs':
        "export default { output: { target: 'web', copy: [{ from: './types/style.d.ts' }] } };\n",
      'src/index.ts': "import './seat.css';\n",
      'src/seat.css': '.seat { color: teal }\n',
      'types/style.d.ts': 'export {};\n',
      'check.mjs': `${script}
rslib();
fs.mkdirSync('app');
fs.writeFileSync('app/css.d.ts', "declare module '*.css';");
const check = (name) => {
  fs.writeFileSync('app/main.ts', "import 'seat-map/" + name + "';");
  const options = ['--noEmit', '--ignoreConfig', '--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler'];
  return node('node_modules/typescript/bin/tsc', ...options, 'app/main.ts', 'app/css.d.ts').stdout.trim() || 'no error';
};
console.log('with types:', check('css'));
console.log('without types:', check('untyped'));
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'emits dist/style.d.ts',
      'keeps with types: no error',
      'keeps without types: app/main.ts(1,8): error TS2882',
    ],
  },
  'vue-scope-id': {
    files: {
      'package.json': manifest({peerDependencies: {vue: '3'}}),
      'rslib.config.mjs': `import { pluginVue } from '@rsbuild/plugin-vue';

export default {
  lib: [
    { output: { distPath: 'dist/esm' } },
    { bundle: false, output: { distPath: 'dist/files' } },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
  ],
  output: { target: 'web' },
  plugins: [pluginVue()],
};
`,
      'src/index.ts': "export { default as Row } from './Row.vue';\n",
      'check.mjs': `${script}
const ids = (version, color) => {
  fs.writeFileSync('package.json', JSON.stringify({ type: 'module', version, peerDependencies: { vue: '3' } }));
  fs.writeFileSync('src/Row.vue', '<template><b class="row">row</b></template>\\n<style scoped>\\n.row { color: ' + color + ' }\\n</style>\\n');
  fs.rmSync('node_modules/.cache', { recursive: true, force: true });
  rslib();
  const text = ['esm', 'files', 'cjs'].flatMap((name) => fs.readdirSync('dist/' + name).map((file) => read('dist/' + name + '/' + file))).join('');
  return [...new Set(text.match(/data-v-[0-9a-f]+/g))];
};
const first = ids('1.0.0', 'teal');
console.log('ids:', first.length);
console.log('another version:', ids('2.0.0', 'teal').join() === first.join() ? 'same' : 'different');
console.log('another color:', ids('1.0.0', 'gold').join() === first.join() ? 'same' : 'different');
`,
    },
    packages: ['@rsbuild/plugin-vue', 'vue'],
    command: 'node check.mjs',
    shows: ['keeps ids: 1', 'keeps another version: same', 'keeps another color: different'],
  },
  'umd-chunks': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs':
        "export default { lib: [{ format: 'umd', umdName: 'kit' }], output: { target: 'web' } };\n",
      'src/index.ts': "export const load = async () => (await import('./late')).late;\n",
      'src/late.ts': "export const late = 'a late text';\n",
      'check.mjs': `${script}
rslib();
console.log('files:', fs.readdirSync('dist').join(' '));
console.log('a global list of chunks:', /Chunk[\\w$]* ?=|Chunk.*\\.push/.test(read('dist/index.js')));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps files: index.js',
      'keeps a late text in dist/index.js',
      'keeps a global list of chunks: false',
    ],
  },
  'mf-styles': {
    files: {
      'package.json': JSON.stringify({
        name: 'chips',
        version: '1.0.0',
        type: 'module',
        devDependencies: {'@rslib/core': '*'},
      }),
      'rslib.config.mjs': `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

export default {
  lib: [{ format: 'mf' }],
  output: { target: 'web' },
  plugins: [
    pluginModuleFederation({ name: 'chips', exposes: { '.': './src/index.ts', './plain': './src/plain.ts' }, dts: false }),
  ],
};
`,
      'src/index.ts':
        "import './chip.css';\nimport './more';\n\nexport const chip = (): string => '<b class=\"chip\"></b>';\n",
      'src/more.ts': "import './more.css';\n",
      'src/plain.ts': "export const plain = 'plain';\n",
      'src/chip.css': '.chip { color: teal }\n',
      'src/more.css': '.more { color: gold }\n',
      'check.mjs': `${script}
rslib();
const { exposes } = JSON.parse(read('dist/mf-manifest.json'));
for (const { name, assets } of exposes) {
  const { sync } = assets.css;
  console.log('styles of', name + ':', sync.length, sync.map((file) => ['chip', 'more'].filter((rule) => read('dist/' + file).includes('.' + rule)).join(' ')).join());
}
const entry = read('dist/' + fs.readdirSync('dist').find((file) => file.startsWith('chips.') && file.endsWith('.js')));
console.log('the entry adds a link:', /createElement\\("link"\\).{0,20}rel="stylesheet"/.test(entry));
`,
    },
    packages: ['@module-federation/rsbuild-plugin'],
    command: 'node check.mjs',
    shows: [
      'keeps styles of .: 1 chip more',
      'keeps styles of plain: 0',
      'keeps the entry adds a link: true',
    ],
  },
  'mf-versions': {
    files: {
      'package.json': manifest(),
      'check.mjs': `import { createInstance } from '@module-federation/runtime';
const share = (version, more) => ({
  react: { version, scope: 'default', lib: () => version, shareConfig: { singleton: true, ...more } },
});
const load = async (name, requiredVersion, more = {}) => {
  const suffix = name === 'usual' ? '' : name;
  const host = createInstance({ name: 'city_portal' + suffix, remotes: [], shared: share('18.3.1', { requiredVersion: '^18.0.0' }) });
  const remote = createInstance({ name: 'weather_chip' + suffix, remotes: [], shared: share('19.0.0', { requiredVersion, ...more }) });
  remote.initShareScopeMap('default', host.shareScopeMap.default);
  const warned = [];
  console.warn = (...words) => warned.push(words.join(' '));
  const shareConfig = { singleton: true, requiredVersion, eager: false, ...more };
  try {
    const react = await remote.loadShare('react', { customShareInfo: { shareConfig } });
    console.log(name + ':', react(), warned.join(' ') || 'silent');
  } catch (error) {
    console.log(name + ': throws', error.message);
  }
};
await load('usual', '^19.0.0');
await load('strict', '^19.0.0', { strictVersion: true });
await load('wide', '^18.0.0 || ^19.0.0');
await load('apart', '^19.0.0', { singleton: false });
`,
    },
    packages: ['@module-federation/runtime'],
    command: 'node check.mjs',
    shows: [
      'keeps usual: 18.3.1 [ Federation Runtime ] Version 18.3.1 from city_portal of shared singleton module react does not satisfy the requirement of weather_chip which needs ^19.0.0)',
      'keeps strict: throws',
      'keeps wide: 18.3.1 silent',
      'keeps apart: 19.0.0 silent',
    ],
  },
  'storybook-styles': {
    files: {
      ...library,
      'src/Badge.tsx':
        'export const Badge = ({ children }: { children: string }) => <b className="px-2">{children}</b>;\n',
      'src/theme.css': "@import 'tailwindcss';\n",
      'check.mjs': `${site}
const rules = (name) => {
  build(name, '');
  const all = fs.readdirSync(name).filter((file) => file.endsWith('.css')).map((file) => read(name + '/' + file)).join('');
  return all.includes('.px-2');
};
console.log('without a preview:', rules('plain'));
fs.writeFileSync('.storybook/preview.ts', "import '../src/theme.css';\\n");
const config = read('rslib.config.ts');
fs.writeFileSync('rslib.config.ts', "import { pluginTailwindcss } from '@rsbuild/plugin-tailwindcss';\\n" + config.replace('pluginReact()]', 'pluginReact(), pluginTailwindcss()]'));
console.log('with the plugin:', rules('plugin'));
fs.writeFileSync('rslib.config.ts', config);
fs.writeFileSync('postcss.config.mjs', "export default { plugins: { '@tailwindcss/postcss': {} } };\\n");
console.log('with postcss.config.mjs:', rules('postcss'));
`,
    },
    packages: [...storybook, 'tailwindcss', '@rsbuild/plugin-tailwindcss', '@tailwindcss/postcss'],
    command: 'node check.mjs',
    shows: [
      'keeps without a preview: false',
      'keeps with the plugin: true',
      'keeps with postcss.config.mjs: true',
    ],
  },
};
