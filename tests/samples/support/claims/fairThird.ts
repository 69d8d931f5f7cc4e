/** What answers to the questions of a third fair draw say in sentences. */
import {manifest, svg, type Claim} from './claim';
import {buildScript} from './guideScript';

export const fairThird: Readonly<Record<string, Claim>> = {
  'text-bundleless': {
    files: {
      'package.json': manifest(),
      'src/index.ts': "import page from './page.html';\nexport { page };\n",
      'src/page.html': '<b>Kiln</b>\n',
      'attribute/index.ts':
        "import page from './page.txt' with { type: 'text' };\nexport { page };\n",
      'attribute/page.txt': 'Kiln\n',
      'check.mjs': `${buildScript}
const tools = { rspack: { module: { rules: [{ test: /\\.html$/, type: 'asset/source' }] } } };
const item = (id, more) => ({ id, source: { entry: { index: './src/**' } }, output: { distPath: 'dist/' + id }, tools, ...more });
const bundle = { source: { entry: { index: './src/index.ts' } } };
const attribute = { bundle: false, source: { entry: { index: './attribute/**' } } };
await build({ lib: [
  item('esm', { bundle: false }),
  item('cjs', { format: 'cjs', bundle: false }),
  item('cjs-bundle', { format: 'cjs', ...bundle }),
  item('attribute', attribute),
] });
const read1 = async (file) => (await import('./dist/' + file).catch(({ name }) => ({ page: name }))).page;
for (const file of ['esm/index.js', 'cjs/index.cjs', 'cjs-bundle/index.cjs', 'attribute/index.js']) say(file, await read1(file));
say('without a rule', /Module parse failed/.exec(await build({ lib: [{ bundle: false, source: { entry: { index: './src/**' } }, output: { distPath: 'dist/none' } }] }))?.[0]);
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps esm/index.js: <b>Kiln</b>',
      'keeps cjs/index.cjs: undefined',
      'keeps cjs-bundle/index.cjs: <b>Kiln</b>',
      'keeps attribute/index.js: TypeError',
      'keeps type: "text" in dist/attribute/index.js',
      'keeps without a rule: Module parse failed',
    ],
  },
  'lowered-calls': {
    files: {
      'package.json': manifest({engines: {node: '>=18'}}),
      'src/index.ts':
        'export const names = (all: Map<string, { name?: string }>) => {\n  let first;\n  first ??= all.values().map((one) => one?.name);\n  return first.toArray();\n};\n',
      'check.mjs': `${buildScript}
for (const engine of ['>=18', '>=12']) {
  write('package.json', JSON.stringify({ type: 'module', engines: { node: engine } }));
  rslib();
  const text = read('dist/index.js');
  say(engine, ['?.', '.values().map('].map((part) => part + ' ' + text.includes(part)).join(', '));
}
if (globalThis.Iterator) delete Iterator.prototype.map;
const { names } = await import('./dist/index.js');
try {
  names(new Map());
} catch ({ message }) {
  say('without the function', message);
}
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps >=18: ?. true, .values().map( true',
      'keeps >=12: ?. false, .values().map( true',
      'keeps without the function: all.values(...).map is not a function',
    ],
  },
  'sass-plain-variables': {
    files: {
      'package.json': manifest(),
      'src/index.ts': "import './tag.scss';\n",
      'src/script.ts': "import './with.css';\nimport './tag.scss';\n",
      'src/tag.scss': '.tag { color: $ink }\n',
      'src/with.css': "@import './plain.css';\n.with { margin: 0 }\n",
      'src/plain.css': '.plain { margin: 0 }\n',
      'src/import.scss': "@import './plain.css';\n.tag { color: $ink }\n",
      'src/use.scss': "@use './plain';\n.tag { color: $ink }\n",
      'src/two.ts': "import './tag.scss';\nimport './more.scss';\n",
      'src/more.scss': '.more { color: $ink }\n',
      'check.mjs': `${buildScript}
import { pluginSass } from '@rsbuild/plugin-sass';
const variable = '$ink: #8b1e3f;';
const skip = (code, loader) => (loader.resourcePath.endsWith('.css') ? code : variable + code);
const css = async (entry, additionalData = variable) => {
  fs.rmSync('dist', { recursive: true, force: true });
  const said = await build({
    lib: [{ source: { entry: { index: './src/' + entry } } }],
    output: { target: 'web' },
    plugins: [pluginSass({ sassLoaderOptions: { additionalData } })],
  });
  const error = /Sass variables aren't allowed in plain CSS\\./.exec(said)?.[0];
  if (error) return error;
  const text = read('dist/index.css');
  return ['.tag', '.plain', '.with', '#8b1e3f', '@import'].filter((part) => text.includes(part)).join(' ');
};
for (const name of ['import', 'use']) write('src/' + name + '.ts', "import './" + name + ".scss';");
say('@import of plain.css', await css('import.ts'));
say('@use of plain.css', await css('use.ts'));
say('@import with a function', await css('import.ts', skip));
say('from a script', await css('script.ts'));
await css('two.ts', variable + '.note { color: red }');
say('a rule in two files', read('dist/index.css').split('.note').length - 1);
`,
    },
    packages: ['@rsbuild/plugin-sass'],
    command: 'node check.mjs',
    shows: [
      "keeps @import of plain.css: Sass variables aren't allowed in plain CSS.",
      'keeps @use of plain.css: .tag .plain #8b1e3f',
      'keeps @import with a function: .tag .plain #8b1e3f',
      'keeps from a script: .tag .plain .with #8b1e3f',
      'keeps a rule in two files: 2',
    ],
  },
  'public-ignore': {
    files: {
      'package.json': manifest(),
      'src/index.ts': 'export const one = 1;\n',
      'public/config.js': '1;\n',
      'public/config.prd.js': '2;\n',
      'public/deep/config.prd.js': '2;\n',
      'check.mjs': `${buildScript}
const item = async (name, more) => {
  fs.rmSync('dist', { recursive: true, force: true });
  await build({ ...more, output: { target: 'web', ...more.output } });
  say(name, list('dist'));
};
await item('usual', {});
await item('ignore', { server: { publicDir: { ignore: ['**/config.prd.js'] } } });
await item('off', { server: { publicDir: false } });
await item('copy', { output: { copy: [{ from: 'src', to: 'src', globOptions: { ignore: ['**/config.prd.js'] } }] } });
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps usual: config.js config.prd.js deep/config.prd.js index.js',
      'keeps ignore: config.js index.js',
      'keeps off: index.js',
      'keeps copy: config.js config.prd.js deep/config.prd.js index.js src/index.ts',
    ],
  },
  'dot-prefix': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `const item = (id, assetPrefix) => ({ id, bundle: false, output: { target: 'web', distPath: 'dist/' + id, assetPrefix } });
export default { lib: [item('auto', 'auto'), item('dot', './')] };
`,
      'src/index.ts': "import './parts/pin.css';\nexport { default as pin } from './pin.svg';\n",
      'src/parts/pin.css': '.pin { background: url(../pin.svg) }\n',
      'src/pin.svg': svg,
      'check.mjs': `${buildScript}
rslib();
for (const id of ['auto', 'dot']) say(id, read('dist/' + id + '/parts/pin.css').match(/url\\(.*?\\)/)[0]);
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps auto: url(../static/svg/pin.svg)',
      'keeps dot: url(./static/svg/pin.svg)',
      'emits dist/auto/static/svg/pin.svg',
      'emits dist/dot/static/svg/pin.svg',
    ],
  },
  'scss-bundleless': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `import { pluginLess } from '@rsbuild/plugin-less';
import { pluginSass } from '@rsbuild/plugin-sass';
export default { lib: [{ bundle: false }], output: { target: 'web' }, plugins: [pluginSass(), pluginLess()] };
`,
      'src/index.ts': "export { tag } from './tag/tag';\n",
      'src/tag/tag.ts': "import './tag.scss';\nimport './price.less';\nexport const tag = 1;\n",
      'src/tag/tag.scss': '$gap: 8px;\n.tag { gap: $gap }\n',
      'src/tag/price.less': '@gap: 8px;\n.price { gap: @gap }\n',
    },
    packages: ['@rsbuild/plugin-less', '@rsbuild/plugin-sass'],
    shows: [
      'keeps import "./tag.css"; in dist/tag/tag.js',
      'keeps import "./price.css"; in dist/tag/tag.js',
      'keeps gap: 8px in dist/tag/tag.css',
      'emits dist/tag/price.css',
    ],
  },
  'copy-templates': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs':
        "export default { output: { copy: [{ from: './templates', to: 'templates' }] } };\n",
      'templates/app/main.ts': 'export const answer: number = 42;\n',
      'src/index.ts':
        "import { readFileSync } from 'node:fs';\nimport { join } from 'node:path';\n\nexport const main = () => readFileSync(join(import.meta.dirname, 'templates/app/main.ts'), 'utf8');\n",
      'check.mjs': `${buildScript}
rslib();
const { main } = await import('./dist/index.js');
say('read', main().trim());
`,
    },
    command: 'node check.mjs',
    shows: ['emits dist/templates/app/main.ts', 'keeps read: export const answer: number = 42;'],
  },
  'addon-kept': {
    files: {
      'package.json': manifest(),
      'src/index.ts': "import tide from './tide.node';\nexport const kind = typeof tide;\n",
      'src/own.ts':
        "import { createRequire } from 'node:module';\n\nexport const tide = createRequire(import.meta.url)('./tide.node');\n",
      'src/tide.node': 'binary\n',
      'check.mjs': `${buildScript}
const item = (id, file, output) => ({ id, source: { entry: { index: './src/' + file } }, output: { distPath: 'dist/' + id, ...output } });
await build({ lib: [
  item('own', 'own.ts'),
  item('external', 'index.ts', { externals: [/\\.node$/] }),
  item('copied', 'own.ts', { copy: [{ from: './src/tide.node' }] }),
] });
for (const id of ['own', 'external', 'copied']) say(id, list('dist/' + id) + '.');
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps own: index.js.',
      'keeps external: index.js.',
      'keeps copied: index.js tide.node.',
      "keeps createRequire(import.meta.url)('./tide.node') in dist/own/index.js",
      'keeps from "./tide.node"; in dist/external/index.js',
    ],
  },
};
