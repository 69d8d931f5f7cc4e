import fs from 'node:fs';
import { createRsbuild } from '@rsbuild/core';
import { createRslib } from '@rslib/core';

process.env.NODE_ENV = 'production';
const output = (name) => ({ distPath: 'dist/' + name });
const rslib = await createRslib({ config: { logLevel: 'silent', lib: ['esm', 'cjs', 'umd'].map((format) => ({ id: format, format, output: { distPath: 'dist/' + format, ...(format === 'esm' ? { target: 'web' } : {}) } })) } });
const { close } = await rslib.build();
await close();
const rsbuild = await createRsbuild({ config: { logLevel: 'silent', output: { distPath: 'dist/rsbuild' } } });
await (await rsbuild.build()).close();
const { environments } = rsbuild.getNormalizedConfig() ?? {};
const hash = (file) => file.replace(/[.][0-9a-f]{8,10}[.]/, '.<hash>.');
for (const name of ['rsbuild', 'esm', 'cjs', 'umd']) {
  const files = fs.readdirSync('dist/' + name, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).map((one) => one.parentPath + '/' + one.name);
  const code = fs.readFileSync(files.find((file) => /index[.].*?c?js$/.test(file)), 'utf8');
  console.log(name, 'files', files.map(hash).sort().join(' '));
  console.log(name, 'dead code', code.includes('dead code'), 'long name', code.includes('longName'), 'lines', code.trim().split('\n').length > 3);
  console.log(name, 'alpha', code.includes('alpha was here') ? 'bundled' : 'import', 'image', code.includes('data:image') ? 'inlined' : 'file', 'path', /"[^"]*static.svg[^"]*"/.exec(code)?.[0]);
  console.log(name, 'NODE_ENV', code.includes('NODE_ENV'));
}
console.log('caches', fs.readdirSync('node_modules/.cache/rspack').sort().join());
const usual = await createRslib({ config: { lib: [{}] } });
const inspect = async (one) => (await one.inspectConfig()).origin?.environmentConfigs ?? (await one.inspectConfig());
for (const [name, all] of [['rsbuild', await inspect(rsbuild)], ['rslib', await inspect(usual)]]) {
  for (const { output, performance, tools, splitChunks } of Object.values(all)) console.log(name, 'target', output.target, 'cache', JSON.stringify(performance.buildCache), 'html', tools.htmlPlugin, 'split', JSON.stringify(splitChunks));
}
