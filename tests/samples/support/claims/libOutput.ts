/** What the first pages about `lib` options say: extensions, packages, banners, bundles, declarations, helpers. */
import {asPackage, config, eachField, script, svg, type Claim} from './claim';

const tsconfig =
  '{ "compilerOptions": { "target": "ES2022", "module": "ESNext", "moduleResolution": "bundler", "rootDir": "src", "strict": true, "skipLibCheck": true, "types": ["@rslib/core/types"] }, "include": ["src"] }';

export const libOutput: Readonly<Record<string, Claim>> = {
  'texts-placed': {
    files: {
      'package.json':
        '{ "name": "chips", "version": "1.0.0", "dependencies": { "alpha": "1" }, "devDependencies": { "@rslib/core": "*" } }',
      'tsconfig.json': tsconfig,
      'rslib.config.ts': `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
${config(`{
  banner: { js: '/*! top [file] */', css: '/*! css [file] */', dts: '/*! dts [file] */' },
  footer: { js: '/*! end [name] */', css: '/*! css end */', dts: '/*! dts end */' },
  output: { target: 'web' },
  lib: [
    ...(['esm', 'cjs', 'umd', 'iife'] as const).map((format) => ({
      id: format,
      format,
      source: { entry: { index: { esm: 'src/index.ts', cjs: 'src/index.ts', umd: 'src/plain.ts', iife: 'src/bin.ts' }[format] } },
      dts: { isolated: true, autoExtension: true },
      output: { distPath: 'dist/' + format, sourceMap: true },
    })),
    {
      id: 'mf',
      format: 'mf',
      dts: { autoExtension: true },
      output: { distPath: 'dist/mf' },
      plugins: [pluginModuleFederation({ name: 'chips', exposes: { '.': './src/plain.ts' }, dts: false })],
    },
    {
      id: 'files',
      bundle: false,
      source: { entry: { index: ['src/{lib,plain}.ts', 'src/old.cjs', 'src/*.svg'] } },
      output: { distPath: 'dist/files' },
    },
    { id: 'off', banner: { js: '' }, footer: { js: '' }, output: { distPath: 'dist/off' } },
    { id: 'node', output: { target: 'node', distPath: 'dist/node' } },
    {
      id: 'rest',
      source: { entry: { index: 'src/legal.ts' } },
      autoExtension: false,
      output: { distPath: 'dist/rest', minify: true, legalComments: 'linked', sourceMap: true, copy: [{ from: 'notes' }] },
    },
    { id: 'off-umd', format: 'umd', autoExtension: false, source: { entry: { index: 'src/plain.ts' } }, output: { distPath: 'dist/off-umd' } },
    { id: 'jsx', bundle: false, source: { entry: { index: 'src/plain.ts' } }, output: { distPath: 'dist/jsx', filename: { js: '[name].jsx' } } },
    { id: 'wrong', source: { entry: { index: 'src/plain.ts' } }, banner: { js: 'tidy-chip, MIT' }, output: { distPath: 'dist/wrong' } },
    { id: 'wrong-cjs', format: 'cjs', source: { entry: { index: 'src/plain.ts' } }, banner: { js: 'tidy-chip, MIT' }, output: { distPath: 'dist/wrong-cjs' } },
    { id: 'code', syntax: 'es5', format: 'cjs', source: { entry: { index: 'src/strict.ts' } }, banner: { js: 'const chip = () => 1;' }, output: { distPath: 'dist/code' } },
    { id: 'notice', format: 'cjs', source: { entry: { index: 'src/strict.ts' } }, output: { distPath: 'dist/notice' } },
    { id: 'small', format: 'cjs', source: { entry: { index: 'src/strict.ts' } }, banner: { js: 'const  chip = () => 1;' }, output: { distPath: 'dist/small', minify: true } },
    { id: 'bin', source: { entry: { index: 'src/bin.ts' } }, banner: { js: '#!/usr/bin/env node\\n/*! chips */' }, output: { distPath: 'dist/bin' } },
    { id: 'shebang', banner: { js: '' }, source: { entry: { index: 'src/shebang.ts' } }, output: { distPath: 'dist/shebang' } },
  ],
}`)}`,
      'notes/copied.js': 'console.log(3);\n',
      'src/index.ts':
        "import { alpha } from 'alpha';\nimport './chip.css';\n\nexport const chip: string = alpha;\nexport const later = (): Promise<unknown> => import('./later');\n",
      'src/later.ts': "export const later: string = 'later';\n",
      'src/legal.ts': '/*! a licence */\nexport const plain = (): number => 1;\n',
      'src/plain.ts': 'export const plain = (): number => 1;\n',
      'src/lib.ts':
        "import old from './old.cjs';\nimport logo from './logo.svg';\n\nexport default [old, logo];\n",
      'src/old.cjs': 'exports.old = 1;\n',
      'src/old.d.cts': 'export declare const old: number;\n',
      'src/strict.ts':
        "export function isStrict(this: unknown): boolean {\n  return this === undefined;\n}\nconst call = isStrict;\nconsole.log('strict', call());\n",
      'src/bin.ts': "console.log('starts');\n",
      'src/shebang.ts': "#!/usr/bin/env node\nconsole.log('starts');\n",
      'src/logo.svg': svg,
      'src/chip.css': '.chip { color: teal }\n',
      'src/alpha.d.ts': "declare module 'alpha' {\n  export const alpha: string;\n}\n",
      ...asPackage('alpha'),
      'check.mjs': `${script}
const { status, stdout, stderr } = rslib();
console.log('status', status, /^ *(warn|error).*/m.exec(stdout + stderr)?.[0] ?? 'no warning');
for (const name of fs.readdirSync('dist', { recursive: true })) {
  if (!/[.](?:[cm]?(?:js|ts)|jsx|css)$/.test(name)) continue;
  const lines = read('dist/' + name).split('\\n');
  const short = name.replace(/[.][0-9a-f]{10}/, '.<hash>').replace(/~[0-9]+/, '~0');
  const [first, second] = lines;
  const rest = lines.slice(lines.findIndex((line) => /^[/][*]! (css |dts )?end/.test(line)) + 1);
  console.log(short, '| first', first.replace(/[.][0-9a-f]{10}/, '.<hash>').replace(/^[/][*]! | [*][/]$/g, ''), '| second', (second ?? '').slice(0, 60), '| before the last', lines.at(-3), '| after the footer', rest.join(' ').trim() || 'nothing', rest.length);
}
for (const name of ['bin', 'shebang']) {
  const file = 'dist/' + name + '/index.mjs';
  console.log(name, node(file).stdout.trim(), 'mode', (fs.statSync(file).mode & 0o111).toString(8));
}
console.log('wrong', /\\w+Error.*/.exec(node('dist/wrong/index.mjs').stderr)?.[0], /\\w+Error.*/.exec(node('dist/wrong-cjs/index.js').stderr)?.[0]);
console.log('banner', 'not: ' + [read('dist/small/index.js').startsWith('const  chip = () => 1;') ? 'minified|压缩' : 'so', status === 0 ? 'checked|检查' : 'so'].join(', '));
console.log('code', node('dist/code/index.js').stdout, 'notice', node('dist/notice/index.js').stdout);
`,
    },
    packages: ['@module-federation/rsbuild-plugin', 'typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps status 0 no warning',
      'keeps banner not: minified|压缩, checked|检查',
      'keeps esm/index.mjs | first top index.mjs | second import { alpha }',
      'keeps cjs/index.js | first top index.js | second "use strict"',
      'keeps umd/index.js | first top index.js | second (function(root, factory) {',
      'keeps iife/index.js | first top index.js | second (()=>{',
      'keeps mf/index.<hash>.js | first top index.<hash>.js | second (()=>{',
      'keeps files/lib.mjs | first top',
      'keeps files/logo.mjs | first top',
      'keeps files/rslib-runtime~0.mjs | first top',
      'keeps esm/later~0.mjs | first top',
      'drops /*! top in dist/rest/copied.js',
      'drops top in dist/rest/index.js.LICENSE.txt',
      'drops /*! top in dist/rest/index.js.map',
      'keeps before the last export { plain }; | after the footer nothing 0',
      'keeps before the last export default lib; | after the footer nothing 0',
      'keeps export { chip, later }; | after the footer nothing',
      'keeps second "use strict"; | before the last }); | after the footer nothing 0',
      'keeps })()); | after the footer nothing 0',
      'keeps after the footer //# sourceMappingURL=index.mjs.map',
      'keeps second export declare const plain: () => number; | before the last  | after the footer nothing 1',
      'drops /*! top in dist/off/index.mjs',
      'drops /*! end in dist/off/index.mjs',
      'keeps ! css index.css in dist/off/index.css',
      'keeps ! css end in dist/off/index.css',
      'drops /*! top in dist/jsx/plain.jsx',
      'omits dist/node/index.css',
      'keeps ! dts [file] in dist/esm/index.d.mts',
      'keeps ! dts end in dist/esm/index.d.mts',
      'keeps ! end index in dist/esm/index.mjs',
      'keeps ! top index.mjs in dist/esm/index.mjs',
      'drops code strict true',
      'keeps bin starts mode 111',
      'keeps shebang starts mode 111',
      'keeps wrong ReferenceError: tidy is not defined ReferenceError: tidy is not defined',
      'keeps notice strict true',
      'keeps const chip = () => 1; in dist/code/index.js',
      'emits dist/esm/index.d.mts',
      'emits dist/cjs/index.d.ts',
      'emits dist/umd/plain.d.ts',
      'emits dist/iife/bin.d.ts',
      'emits dist/mf/plain.d.ts',
      'emits dist/off-umd/index.js',
      'drops export { plain }; | after the footer nothing 1',
    ],
  },
  'packages-kept': {
    files: {
      'package.json': eachField,
      'other/package.json': '{ "name": "other", "dependencies": { "epsilon": "1" } }',
      'bare/src/index.js': "export { alpha } from 'alpha';\n",
      'src/index.js': `${['alpha', 'beta', 'gamma', 'delta', 'epsilon']
        .map((name) => `export { ${name} } from '${name}';`)
        .join('\n')}\nexport { under } from 'alpha/under';\n`,
      'src/optional.js': "export { alpha } from 'alpha';\nexport { theta } from 'theta';\n",
      'src/plain.js':
        "import { alpha } from 'alpha';\nimport { delta } from 'delta';\n\nconsole.log(alpha, delta);\n",
      ...asPackage('alpha'),
      ...asPackage('beta'),
      ...asPackage('gamma'),
      ...asPackage('delta'),
      ...asPackage('epsilon'),
      'node_modules/alpha/package.json':
        '{ "name": "alpha", "version": "1.0.0", "type": "module", "exports": { ".": "./index.js", "./under": "./under.js" } }',
      'node_modules/alpha/under.js': "export const under = 'under was here';\n",
      'merged.config.mjs': `const item = (id, more, output = {}) => ({ id, ...more, output: { ...output, distPath: 'dist/' + id } });
export default {
  autoExternal: false,
  output: { autoExternal: { devDependencies: true } },
  lib: [
    item('all', {}),
    item('merged', {}, { autoExternal: { peerDependencies: false } }),
    item('replaced', { autoExternal: { peerDependencies: false } }),
    item('both', { autoExternal: { dependencies: false } }, { autoExternal: { dependencies: true } }),
  ],
};
`,
      'usual.config.mjs': `const item = (id, more, output = {}) => ({ id, ...more, output: { ...output, distPath: 'dist/' + id } });
const plain = { source: { entry: { index: 'src/plain.js' } } };
export default {
  lib: [
    item('esm', {}),
    item('cjs', { format: 'cjs' }),
    item('umd', { format: 'umd' }),
    item('iife', { format: 'iife', ...plain }),
    item('global', { format: 'umd', ...plain }, { autoExternal: true }),
    item('files', { bundle: false, source: { entry: { index: 'src/index.js' } } }, { autoExternal: false }),
    item('one', { bundle: false, source: { entry: { index: 'src/index.js' } } }, { externals: { alpha: false } }),
    item('more', {}, { autoExternal: { packageJson: ['package.json', 'other/package.json'] } }),
    item('exclude', {}, { autoExternal: { exclude: ['alpha'] } }),
    item('old-more', { autoExternal: { packageJson: ['package.json', 'other/package.json'] } }),
    item('old-exclude', { autoExternal: { exclude: ['alpha'] } }),
    item('false', {}, { autoExternal: { dependencies: false } }),
  ],
};
`,
      'flags.config.mjs': `const item = (id, more, output = {}) => ({ id, ...more, output: { ...output, distPath: 'dist/' + id } });
export default { lib: [item('flag-old', { autoExternal: true }), item('flag-new', {}, { autoExternal: true })] };
`,
      'optional.config.mjs': `export default { lib: [{ source: { entry: { index: 'src/optional.js' } }, output: { distPath: 'dist/optional', autoExternal: { optionalDependencies: false } } }] };
`,
      'check.mjs': `${script}
const build = (name, ...args) => {
  const { status, stdout, stderr } = rslib('-c', name + '.config.mjs', ...args);
  const printed = (stdout + stderr).split('\\n').filter((line) => /^ *(warn|error)|Module not found/.test(line));
  console.log(name, 'exit', status, 'lines', printed.length, printed.join(' // '));
};
build('merged');
build('usual');
build('flags', '--no-auto-external');
build('optional');
const bare = rslib('--root', 'bare');
for (const name of fs.readdirSync('dist').filter((one) => one !== 'optional')) {
  const code = read('dist/' + name + '/index.' + (name === 'cjs' ? 'cjs' : 'js'));
  const all = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'under'];
  console.log(name + ':', 'bundles', all.filter((one) => code.includes(one + ' was here')).join(' ') || 'nothing');
}
for (const key of ['packageJson', 'exclude']) fs.writeFileSync(key + '.ts', "import { defineConfig } from '@rslib/core';\\n\\nexport default defineConfig({ lib: [{ autoExternal: { " + key + ": ['alpha'] } }] });\\n");
console.log(node('node_modules/typescript/bin/tsc', '--noEmit', '--ignoreConfig', '--skipLibCheck', '--module', 'esnext', '--moduleResolution', 'bundler', 'packageJson.ts', 'exclude.ts').stdout);
console.log('bare bundles', /alpha was here/.test(read('bare/dist/index.js')));
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps merged exit 0 lines 2',
      'keeps both: bundles epsilon',
      'drops alpha was here in dist/all/index.js',
      'drops from "delta" in dist/replaced/index.js',
      'drops require("alpha") in dist/umd/index.js',
      'drops ["alpha"] in dist/iife/index.js',
      'drops from "alpha" in dist/false/index.js',
      'drops bare bundles false',
      'keeps all: bundles epsilon',
      'keeps merged: bundles beta epsilon',
      'keeps replaced: bundles beta delta epsilon',
      'keeps old-more: bundles delta',
      'keeps old-exclude: bundles alpha delta',
      "keeps 'packageJson' does not exist",
      "keeps 'exclude' does not exist",
      'keeps more: bundles delta',
      'keeps exclude: bundles alpha delta',
      'keeps flag-old: bundles alpha',
      'keeps flag-new: bundles alpha',
      'keeps esm: bundles delta epsilon',
      'keeps cjs: bundles delta epsilon',
      'keeps umd: bundles alpha beta gamma delta epsilon under',
      'keeps iife: bundles alpha delta',
      'keeps files: bundles nothing',
      'keeps one: bundles alpha',
      'keeps from "alpha/under" in dist/esm/index.js',
      'keeps false: bundles alpha',
      "keeps Module not found: Can't resolve 'theta'",
      'keeps root["alpha"] in dist/global/index.js',
      'drops flag-new: bundles nothing',
      'keeps alpha was here in dist/false/index.js',
      'drops optional exit 0',
      'drops from "beta" in dist/merged/index.js',
      'keeps from "delta" in dist/all/index.js',
      'drops from "epsilon" in dist/esm/index.js',
    ],
  },
  'bundle-modes': {
    files: {
      'package.json': JSON.stringify({
        type: 'module',
        dependencies: {absent: '1'},
        devDependencies: {'@rslib/core': '*'},
      }),
      'src/index.ts':
        "import './chip.css';\nimport { pad } from './pad';\n\nexport const chip = (text: string) => pad + text;\n",
      'src/pad.ts': "export const pad = ' ';\n",
      'src/unused.ts': "export const unused = 'unused';\n",
      'src/.hidden.ts': "export const hidden = 'hidden';\n",
      'src/types.d.ts': 'export interface Chip {\n  text: string;\n}\n',
      'src/load.ts':
        'export const load = () => import(/* webpackChunkName: "other" */ \'./pad\');\n',
      'src/chip.css': '.chip { color: teal }\n',
      'more/theme.ts': 'export const theme = 1;\n',
      'more/theme.json': '{ "theme": 2 }\n',
      'absent/index.ts': "export { missing } from 'missing-package';\n",
      'modes.config.mjs': `const item = (id, more) => ({ id, ...more, output: { target: 'web', distPath: 'dist/' + id } });
export default {
  lib: [
    item('one', {}),
    item('files', { bundle: false }),
    item('unmoved', { outBase: '.', redirect: { js: { extension: false } } }),
    item('moved', { bundle: false, outBase: '.' }),
    item('named', { bundle: false, umdName: 'Chip' }),
  ],
};
`,
      'absent-files.config.mjs': `export default { lib: [{ bundle: false, source: { entry: { index: 'absent/index.ts' } }, output: { distPath: 'dist/absent' } }] };
`,
      'absent-bundle.config.mjs': `export default { lib: [{ source: { entry: { index: 'absent/index.ts' } }, output: { distPath: 'dist/failed' } }] };
`,
      'array.config.mjs': `export default { lib: [{ source: { entry: { index: ['src/index.ts', 'src/unused.ts'] } }, output: { distPath: 'dist/array', target: 'web' } }] };
`,
      'globs.config.mjs': `export default { lib: [{ bundle: false, source: { entry: { index: ['src/*.ts', '!src/unused.ts'] } }, output: { distPath: 'dist/globs', target: 'web' } }, { bundle: false, source: { entry: { index: 'src/pad.ts' } }, output: { distPath: 'dist/string' } }] };
`,
      'check.mjs': `${script}
import path from 'node:path';
import { createRslib } from '@rslib/core';

const run = (name, ...args) => {
  const { status, stdout, stderr } = rslib(...args);
  console.log(name, 'exit', status, (stdout + stderr).trim().split('\\n').filter(Boolean).join(' // '));
};
run('modes', '-c', 'modes.config.mjs');
run('globs', '-c', 'globs.config.mjs');
run('array', '-c', 'array.config.mjs');
run('absent files', '-c', 'absent-files.config.mjs');
run('absent bundle', '-c', 'absent-bundle.config.mjs');
console.log('absent at run time', /ERR_MODULE_NOT_FOUND/.exec(node('dist/absent/index.js').stderr)?.[0]);
run('folder', '--entry', 'src', '--dist-path', 'dist/folder');
run('iife', '--format', 'iife', '--no-bundle', '--dist-path', 'dist/iife');
run('duplicate', '--no-bundle', '--entry', 'more/**', '--dist-path', 'dist/more');
for (const end of ['ts', 'js', 'tsx', 'jsx', 'mts', 'cts', 'mjs', 'cjs']) {
  fs.mkdirSync('entries/' + end + '/src', { recursive: true });
  fs.writeFileSync('entries/' + end + '/package.json', '{ "type": "module" }');
  fs.writeFileSync('entries/' + end + '/src/index.' + end, 'console.log(1);\\n');
  const rslib = await createRslib({ cwd: path.resolve('entries/' + end), config: { logLevel: 'silent', lib: [{}] } });
  await rslib.build().then(() => console.log('entry', end, fs.readdirSync('entries/' + end + '/dist').join()), (error) => console.log('entry', end, String(error)));
}
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps entry ts index.js',
      'keeps entry cjs index.js',
      'keeps entry mjs index.js',
      'keeps entry jsx index.js',
      'emits dist/files/load.js',
      'keeps folder exit 1',
      'emits dist/one/index.css',
      'omits dist/one/unused.js',
      'drops unused in dist/one/index.js',
      'emits dist/files/unused.js',
      'drops chip.css in dist/one/index.js',
      'keeps import "./chip.css" in dist/files/index.js',
      'emits dist/files/chip.css',
      'drops pad in dist/one/index.js',
      'emits dist/unmoved/index.js',
      'emits dist/moved/src/index.js',
      'drops Chip in dist/named/index.js',
      'keeps absent bundle exit 1',
      "keeps Module not found: Can't resolve 'missing-package'",
      'keeps from "missing-package" in dist/absent/index.js',
      'keeps absent at run time ERR_MODULE_NOT_FOUND',
      'keeps 6 files generated in dist/files, total:',
      'keeps dist/one/index.js',
      'omits dist/iife/index.js',
      'omits dist/failed/index.js',
      'keeps When using "iife" format, "bundle" must be set to "true"',
      'omits dist/globs/unused.js',
      'emits dist/string/pad.js',
      'emits dist/files/.hidden.js',
      'omits dist/files/types.d.js',
      'drops webpackChunkName in dist/files/load.js',
      'keeps Duplicate entry theme from more/theme.ts and more/theme.json',
      'emits dist/files/pad.js',
      'omits dist/unmoved/src/index.js',
    ],
  },
  'helpers-formats': {
    files: {
      'package.json': JSON.stringify({
        name: 'chips',
        version: '1.0.0',
        type: 'module',
        dependencies: {'@swc/helpers': '*'},
        devDependencies: {'@rslib/core': '*'},
      }),
      'rslib.config.mjs': `const item = (id, format, more, output) => ({ id, format, ...more, output: { ...output, distPath: 'dist/' + id } });
const plain = { source: { entry: { index: 'src/more.js' } } };
export default {
  syntax: 'es2017',
  externalHelpers: true,
  output: { autoExternal: false },
  lib: [
    item('esm', 'esm', { source: { entry: { index: 'src/index.js', more: 'src/more.js', plain: 'src/plain.js' } } }),
    item('cjs', 'cjs'),
    item('umd', 'umd', { umdName: 'Chip' }),
    item('iife', 'iife', plain),
    item('umd-web', 'umd', { umdName: 'Chip' }, { target: 'web' }),
    item('iife-web', 'iife', plain, { target: 'web' }),
  ],
};
`,
      'mf.config.mjs': `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

export default {
  plugins: [pluginModuleFederation({ name: 'chips', exposes: { '.': './src/index.js' }, dts: false })],
  lib: [{ format: 'mf', syntax: 'es2017', externalHelpers: true, output: { distPath: 'dist/mf', target: 'web', filename: { js: '[name].js' } } }],
};
`,
      'src/index.js': 'export const chip = (rest) => ({ salt: 1, ...rest });\n',
      'src/more.js':
        "import { plain } from './plain.js';\n\nconsole.log({ salt: plain, ...{ oil: 2 } });\n",
      'src/plain.js': 'export const plain = 1;\n',
      'check.mjs': `${script}
import vm from 'node:vm';

for (const name of ['rslib', 'mf']) {
  const { status, stdout, stderr } = rslib('-c', name + '.config.mjs');
  if (status) console.log('failed', name, stdout + stderr);
}
const require = createRequire(import.meta.url);
for (const name of ['umd', 'umd-web']) fs.writeFileSync('dist/' + name + '/package.json', '{}');
const load = (what, file, page) => {
  try {
    if (page) vm.runInNewContext(read(file), page);
    console.log(what, 'result', JSON.stringify(page ? page.Chip : require('./' + file).chip({ oil: 2 })));
  } catch (error) {
    console.log(what, String(error));
  }
};
const define = Object.assign((names, make) => console.log('AMD', [names].flat().join()), { amd: {} });
for (const name of ['umd', 'umd-web']) {
  const file = 'dist/' + name + '/index.js';
  load(name + ' require', file);
  load(name + ' AMD', file, { define, self: {}, global: {} });
  load(name + ' script tag', file, { self: {}, global: {} });
}
for (const name of ['iife', 'iife-web']) load(name, 'dist/' + name + '/index.js', {});
for (const file of fs.readdirSync('dist/mf')) {
  const [found] = /module.exports.{0,20}@swc.helpers.{30}/.exec(read('dist/mf/' + file)) ?? [];
  if (found) console.log('mf', file, found);
}
console.log('iife', /.*@swc.*/.exec(read('dist/iife/index.js'))?.[0], /.*@swc.*/.exec(read('dist/iife-web/index.js'))?.[0]);
`,
    },
    packages: ['@module-federation/rsbuild-plugin', '@swc/helpers'],
    command: 'node check.mjs',
    shows: [
      'keeps import { _ } from "@swc/helpers/_/_object_spread" in dist/esm/index.js',
      'keeps require("@swc/helpers/_/_object_spread") in dist/cjs/index.cjs',
      'keeps umd require result {"salt":1,"oil":2}',
      'keeps AMD @swc/helpers/_/_object_spread',
      'keeps root["@swc/helpers/_/_object_spread"] in dist/umd/index.js',
      'keeps globalThis["@swc/helpers/_/_object_spread"] in dist/iife/index.js',
      "keeps iife-web TypeError: Cannot read properties of undefined (reading '_')",
      'keeps self["@swc/helpers/_/_object_spread"] in dist/mf/chips.js',
      'drops @swc/helpers in dist/esm/plain.js',
    ],
  },
};
