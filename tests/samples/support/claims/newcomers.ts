/** What pages answer to people who come from tsup, tsdown and other bundlers. */
import {asPackage, config, manifest, script, type Claim} from './claim';

const tsconfig = (more = ''): string =>
  `{ "compilerOptions": { "target": "ES2022", "module": "ESNext", "moduleResolution": "bundler", "rootDir": "src", "strict": true, "types": []${more} }, "include": ["src"] }\n`;

export const newcomers: Readonly<Record<string, Claim>> = {
  'unused-external': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': "export default { logLevel: 'error' };\n",
      'app.config.mjs':
        "export default { logLevel: 'error', source: { entry: { app: './dist/index.js' } }, output: { distPath: 'app', autoExternal: false } };\n",
      'src/badge.ts':
        "import { chart } from 'chart';\n\nexport const badge = (celsius: number) => chart + celsius;\n",
      'src/fahrenheit.ts': 'export const fahrenheit = (celsius: number) => celsius * 1.8 + 32;\n',
      ...asPackage('chart'),
      'check.mjs': `${script}
const one = read('src/badge.ts') + read('src/fahrenheit.ts');
const two = "export * from './badge';\\nexport * from './fahrenheit';\\n";
const built = (name, source, more) => {
  fs.writeFileSync('package.json', JSON.stringify({ type: 'module', dependencies: { chart: '1' }, ...more }));
  fs.writeFileSync('src/convert.ts', source);
  fs.writeFileSync('src/index.ts', "export { fahrenheit } from './convert';\\n");
  rslib();
  console.log(name + ':', read('dist/index.js').includes('import "chart"') ? 'imported' : 'gone');
};
const free = { sideEffects: false };
built('two modules with "sideEffects": false', two, free);
built('two modules alone', two, {});
built('one module with "sideEffects": false', one, free);
fs.writeFileSync('node_modules/chart/package.json', JSON.stringify({ ...JSON.parse(read('node_modules/chart/package.json')), ...free }));
rslib('-c', 'app.config.mjs');
console.log('application and "sideEffects": false:', /import|chart/.test(read('app/app.js')) ? 'imported' : 'gone');
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps two modules with "sideEffects": false: gone',
      'keeps two modules alone: imported',
      'keeps one module with "sideEffects": false: imported',
      'keeps application and "sideEffects": false: gone',
    ],
  },
  'optional-types': {
    files: {
      'package.json': manifest({
        name: 'poster',
        exports: {
          '.': {types: './dist/index.d.ts', default: './dist/index.js'},
          './png': {types: './dist/png.d.ts', default: './dist/png.js'},
        },
        peerDependencies: {raster: '1'},
        peerDependenciesMeta: {raster: {optional: true}},
      }),
      'tsconfig.json': tsconfig(),
      'rslib.config.ts': config(
        "{ logLevel: 'error', lib: [{ dts: { isolated: true } }], source: { entry: { index: './src/index.ts', png: './src/png.ts' } } }",
      ),
      'src/index.ts': 'export const title = (): string => "Ferry";\n',
      'src/png.ts':
        "import type { Options } from 'raster';\n\nexport const png = (options: Options): number => options.width;\n",
      'check.mjs': `${script}
rslib();
const checked = (name, path, skip) => {
  fs.mkdirSync('use', { recursive: true });
  fs.writeFileSync('use/index.ts', "export * from '" + path + "';\\n");
  fs.writeFileSync('use/tsconfig.json', '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler", "strict": true, "noEmit": true, "types": [], "skipLibCheck": ' + skip + ' } }');
  console.log(name + ':', node('node_modules/typescript/bin/tsc', '-p', 'use').stdout.match(/TS\\d+/)?.[0] ?? 'none');
};
checked('png', 'poster/png', false);
checked('png with skipLibCheck', 'poster/png', true);
checked('index', 'poster', false);
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: ['keeps png: TS2307', 'keeps png with skipLibCheck: none', 'keeps index: none'],
  },
  'no-dts-flag': {
    files: {
      'package.json': manifest(),
      'tsconfig.json': tsconfig(),
      'rslib.config.ts': config('{ lib: [{ dts: true }] }'),
      'src/index.ts': 'export const one: number = 1;\n',
    },
    packages: ['typescript'],
    command: 'npx rslib --no-dts',
    shows: ['emits dist/index.js', 'omits dist/index.d.ts'],
  },
  'esm-only-default': {
    files: {
      'package.json': manifest({dependencies: {tint: '1'}}),
      'rslib.config.mjs':
        "export default { logLevel: 'error', lib: [{ format: 'cjs' }, { format: 'esm' }] };\n",
      'src/index.ts':
        "import tint, { shade } from 'tint';\n\nexport const both = () => tint() + ' and ' + shade();\n",
      'node_modules/tint/package.json':
        '{ "name": "tint", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
      'node_modules/tint/index.js':
        "export default () => 'default';\nexport const shade = () => 'named';\n",
      'check.mjs': `${script}
rslib();
console.log('require():', createRequire(import.meta.url)('./dist/index.cjs').both());
`,
    },
    command: 'node check.mjs',
    shows: ['keeps require(): default and named', 'keeps require("tint") in dist/index.cjs'],
  },
  'manifest-kept': {
    files: {
      'package.json': manifest(),
      'tsconfig.json': tsconfig(),
      'rslib.config.ts': config(
        "{ logLevel: 'error', lib: [{ format: 'esm', dts: true }, { format: 'cjs' }] }",
      ),
      'src/index.ts': 'export const one: number = 1;\n',
      'check.mjs': `${script}
const before = read('package.json');
rslib();
console.log('files:', fs.readdirSync('dist').join());
console.log('package.json:', read('package.json') === before ? 'as before' : 'changed');
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: ['keeps files: index.cjs,index.d.ts,index.js', 'keeps package.json: as before'],
  },
  'private-registry': {
    files: {
      'package.json': '{}',
      'check.mjs': `${script}
import http from 'node:http';

const npm = process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js');
const asked = [];
const start = async (name) => {
  const server = http.createServer((request, response) => {
    asked.push(name + ' ' + request.method);
    request.resume();
    response.writeHead(request.method === 'PUT' ? 200 : 404, { 'content-type': 'application/json' });
    response.end('{}');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, host: '127.0.0.1:' + server.address().port + '/' };
};
const own = await start('private');
const usual = await start('public');
const token = ({ host }) => '//' + host + ':_authToken=x\\n';
const run = async (name, rc, manifest, ...args) => {
  asked.length = 0;
  fs.writeFileSync('.npmrc', 'registry=http://' + usual.host + '\\nfetch-retries=0\\n' + token(own) + token(usual) + rc);
  fs.writeFileSync('package.json', JSON.stringify({ name: '@quay/fares', version: '1.0.0', ...manifest }));
  const child = spawn(process.execPath, [npm, ...args, '--userconfig', 'none']);
  await new Promise((resolve) => child.on('close', resolve));
  console.log(name + ':', [...new Set(asked)].filter((one) => /PUT|GET/.test(one)).join() || 'nothing');
};
const publishConfig = { registry: 'http://' + own.host };
const scope = '@quay:registry=http://' + own.host + '\\n';
await run('npm publish with publishConfig', '', { publishConfig }, 'publish', '--ignore-scripts');
await run('npm publish without publishConfig', '', {}, 'publish', '--ignore-scripts');
await run('npm view with the scope', scope, {}, 'view', '@quay/other');
await run('npm view with publishConfig', '', { publishConfig }, 'view', '@quay/other');
own.server.close();
usual.server.close();
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps npm publish with publishConfig: private GET,private PUT',
      'keeps npm publish without publishConfig: public GET,public PUT',
      'keeps npm view with the scope: private GET',
      'keeps npm view with publishConfig: public GET',
    ],
  },
};
