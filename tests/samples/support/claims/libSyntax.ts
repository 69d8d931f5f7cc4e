/** What the reference of `lib` says of formats, ids, shims, syntax and paths. */
import type {Claim} from './claim';

export const libSyntax: Readonly<Record<string, Claim>> = {
  'lib-resolved': {
    files: {
      'src/index.ts': 'export const chip = 1;\n',
      'with/package.json': '{ "type": "module", "engines": { "node": "^20.19.0 || >=22.12.0" } }',
      'with/src/index.ts': 'export const chip = 1;\n',
      'low/package.json': '{ "type": "module", "engines": { "node": ">=16" } }',
      'low/src/index.ts': 'export const chip = 1;\n',
      'star/package.json': '{ "type": "module", "engines": { "node": "*" } }',
      'star/src/index.ts': 'export const chip = 1;\n',
      'check.mjs': `import { createRslib } from '@rslib/core';

const resolve = async (config, cwd = '.') => {
  const rslib = await createRslib({ cwd, config });
  const { origin } = await rslib.inspectConfig();
  return { environments: origin.environmentConfigs, bundlers: origin.bundlerConfigs };
};
const mf = { name: 'rsbuild:module-federation-enhanced', setup() {} };
const names = ['es5', 'es6', 'es2015', 'es2016', 'es2017', 'es2018', 'es2019', 'es2020', 'es2021', 'es2022', 'es2023', 'es2024', 'es2025'];
const { environments: byName } = await resolve({ lib: names.map((id) => ({ id, syntax: id, output: { target: 'web' } })) });
for (const name of names) {
  const lowest = Object.fromEntries(byName[name].output.overrideBrowserslist.map((one) => one.split(' >= ')));
  console.log(name + ':', ['chrome', 'edge', 'firefox', 'safari', 'ios', 'node'].map((engine) => lowest[engine]).join(' | '));
}
for (const target of ['node', 'web']) {
  const { environments } = await resolve({ lib: [{ id: 'a', syntax: 'ESNext', output: { target } }] });
  console.log('esnext', target + ':', environments.a.output.overrideBrowserslist.join(', '));
}
const formats = ['esm', 'cjs', 'umd', 'iife', 'mf'];
for (const cwd of ['with', '.', 'low', 'star']) {
  for (const target of [undefined, 'node', 'web']) {
    const { environments, bundlers } = await resolve({ lib: formats.map((format) => ({ format, output: { target }, plugins: [mf] })) }, cwd);
    for (const [index, format] of formats.entries()) {
      const { output } = environments[format];
      const said = output.overrideBrowserslist.join(', ');
      console.log(cwd, format, target ?? 'default: ' + output.target + ',', said.startsWith('last') ? 'esnext' : said, 'for the wrapper', [bundlers[index].target].flat().join());
    }
  }
}
const { environments: explicit } = await resolve({ lib: [{ id: 'a', syntax: ['es2015', 'node 22'] }, { id: 'b', bundle: false }, { id: 'c', syntax: 'es2022', output: { overrideBrowserslist: ['node 4'] } }] }, 'with');
for (const id of 'abc') console.log('explicit', id, explicit[id].output.overrideBrowserslist.join());
for (const lib of [
  [{}],
  [{}, { format: 'cjs' }],
  [{}, {}, { format: 'cjs' }],
  [{ id: 'modern' }, {}, { format: 'cjs' }],
  [{ format: 'cjs', id: 'esm' }, {}],
]) {
  console.log('ids', lib.map(({ id, format = 'esm' }) => (id ? format + ' ' + id : format)).join(), '->', Object.keys((await resolve({ lib })).environments).join());
}
const merged = await resolve({
  syntax: ['node 20'],
  source: { entry: { index: './src/index.ts' }, define: { A: '1' } },
  output: { minify: false, sourceMap: true, filename: { css: 'top.css' }, externals: ['a'] },
  banner: { js: '// top js', css: '// top css' },
  plugins: [{ name: 'top', setup() {} }],
  lib: [
    { id: 'item', syntax: ['node 22'], source: { entry: { cli: './src/index.ts' }, define: { B: '2' } }, output: { minify: true, sourceMap: undefined, filename: { js: 'item.js' }, externals: ['b'] }, banner: { js: '// item js' }, plugins: [{ name: 'item', setup() {} }] },
    { id: 'text', syntax: 'es2020' },
  ],
});
const { item, text } = merged.environments;
console.log('merged', JSON.stringify({ minify: item.output.minify, sourceMap: item.output.sourceMap, filename: item.output.filename, define: item.source.define, entry: Object.keys(item.source.entry) }));
console.log('plugins', item.plugins?.map(({ name }) => name).join());
console.log('syntax', item.output.overrideBrowserslist.join(), '/', text.output.overrideBrowserslist.join());
console.log('externals', item.output.externals.slice(0, 2).join());
console.log('banner', JSON.stringify(merged.bundlers[0].plugins.filter((one) => one.constructor.name === 'BannerPlugin').map((one) => one._args?.[0]?.banner)));
const defaults = await resolve({});
console.log('no lib:', Object.keys(defaults.environments).join(), JSON.stringify(defaults.environments.esm.source.entry), defaults.environments.esm.output.target);
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps es5: 13 | 12 | 2 | 5.1 | 6 | 0.6',
      'keeps es6: 51 | 79 | 53 | 16.3 | 16.3 | 6.5',
      'keeps es2015: 51 | 79 | 53 | 16.3 | 16.3 | 6.5',
      'keeps es2016: 52 | 79 | 53 | 16.3 | 16.3 | 7',
      'keeps es2017: 55 | 79 | 53 | 16.3 | 16.3 | 7.6',
      'keeps es2018: 64 | 79 | 78 | 16.3 | 16.3 | 10',
      'keeps es2019: 66 | 79 | 78 | 16.3 | 16.3 | 10',
      'keeps es2020: 91 | 91 | 80 | 16.3 | 16.3 | 16.9',
      'keeps es2021: 91 | 91 | 80 | 16.3 | 16.3 | 16.9',
      'keeps es2022: 94 | 94 | 93 | 16.4 | 16.4 | 16.11',
      'keeps es2023: 110 | 110 | 115 | 17 | 17 | 20',
      'keeps es2024: 112 | 112 | 116 | 17 | 17 | 20',
      'keeps es2025: 126 | 126 | 132 | 17.4 | 17.4 | 23',
      'keeps esnext node: last 1 node versions',
      'keeps esnext web: last 1 Chrome versions, last 1 Firefox versions, last 1 Edge versions, last 1 Safari versions, last 1 ios_saf versions',
      'keeps with esm node node >= 20.19.0',
      'keeps . esm node esnext',
      'keeps with esm web esnext',
      'keeps with cjs node node >= 20.19.0',
      'keeps . cjs node esnext',
      'keeps with cjs web esnext',
      'keeps with umd node node >= 20.19.0',
      'keeps . umd node esnext',
      'keeps with umd web esnext',
      'keeps with iife node node >= 20.19.0',
      'keeps . iife node esnext',
      'keeps with iife web esnext',
      'keeps with mf node node >= 20.19.0',
      'keeps . mf node esnext',
      'keeps with mf web esnext',
      'keeps with mf default: web',
      'keeps low esm node node >= 16.0.0',
      'keeps star esm node esnext',
      'keeps with cjs node node >= 20.19.0 for the wrapper browserslist:node >= 20.19.0',
      'keeps with umd node node >= 20.19.0 for the wrapper browserslist:node >= 20.19.0',
      'keeps explicit a chrome >= 51',
      'keeps explicit b node >= 20.19.0',
      'keeps explicit c node 4',
      'keeps ids esm -> esm',
      'keeps ids esm,cjs -> esm,cjs',
      'keeps ids esm,esm,cjs -> esm0,esm1,cjs',
      'keeps ids esm modern,esm,cjs -> modern,esm0,cjs',
      'keeps ids cjs esm,esm -> esm,esm1',
      'keeps "minify":true',
      'keeps "sourceMap":true',
      'keeps "filename":{"css":"top.css","js":"item.js"}',
      'keeps "define":{"A":"1","B":"2"},"entry":["index","cli"]',
      'keeps banner ["// item js","// top css"]',
      'keeps plugins top,',
      'keeps syntax node 20,node 22 / node 20,chrome >= 91',
      'keeps externals a,b',
      'keeps no lib: esm {"index":"src/index.ts"} node',
    ],
  },
};
