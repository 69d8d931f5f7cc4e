import { createRslib } from '@rslib/core';

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
