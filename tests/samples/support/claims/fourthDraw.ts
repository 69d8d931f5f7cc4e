/** What sentences say that a fourth blind draw of lies turned round, and only a record of their words held. */
import {manifest, type Claim} from './claim';
import {buildScript} from './guideScript';

export const fourthDraw: Readonly<Record<string, Claim>> = {
  'isolated-scope': {
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "types": [] }, "include": ["src"] }',
      'src/index.ts': "export { part } from './part';\n",
      'src/part.ts': 'export const part: number = 1;\n',
      'src/unused.ts': 'export const unused: number = 2;\n',
      'check.mjs': `${buildScript}
await build({ lib: [{ dts: { isolated: true } }] });
const files = list('dist').split(' ').filter((file) => file.endsWith('.d.ts'));
say('declarations', files.join(' '));
if (files.join() === 'index.d.ts,part.d.ts') say('covered', 'says: only the modules|Entries|只处理入口导入的模块|入口及其导入的文件');
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps declarations: index.d.ts part.d.ts',
      'keeps covered: says: only the modules|Entries|只处理入口导入的模块|入口及其导入的文件',
    ],
  },
  'legacy-metadata': {
    files: {
      'tsconfig.json': '{ "compilerOptions": { "experimentalDecorators": true } }',
      'src/index.ts': `const watched = (_target: object, _key: string): void => {};

export class Booking {
  @watched
  holder: string = 'nobody';
}
`,
      'check.mjs': `${buildScript}
const has = {};
for (const emitDecoratorMetadata of [undefined, false, true]) {
  write('tsconfig.json', JSON.stringify({ compilerOptions: { experimentalDecorators: true, emitDecoratorMetadata } }));
  await build({ lib: [{}] });
  has[emitDecoratorMetadata] = read('dist/index.js').includes('_ts_metadata("design:type", String)');
}
say('metadata', JSON.stringify(has));
if (Object.values(has).every(Boolean)) say('the output', 'says: always contains metadata|always the type metadata|metadata is emitted whenever|无论是否设置|总是包含类型元数据|就会输出元数据');
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps metadata: {"undefined":true,"false":true,"true":true}',
      'keeps the output: says: always contains metadata|always the type metadata|metadata is emitted whenever|无论是否设置|总是包含类型元数据|就会输出元数据',
    ],
  },
  'prepare-script': {
    files: {
      'package.json': manifest(),
      'src/index.ts': 'export const one = 1;\n',
      'check.mjs': `${buildScript}
const ends = (...args) => spawnSync(process.execPath, [bin, ...args], { timeout: 20000 }).status === 0;
const commands = { 'rslib': ends(), 'rslib --watch': ends('--watch') };
say('ends', JSON.stringify(commands));
if (commands.rslib && !commands['rslib --watch']) say('a prepare script', 'says: with \`rslib\`|改为 \`rslib\`');
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps ends: {"rslib":true,"rslib --watch":false}',
      'keeps a prepare script: says: with `rslib`|改为 `rslib`',
    ],
  },
  'signed-executables': {
    files: {
      'check.mjs': `${buildScript}
const code = read('node_modules/@rslib/core/dist/index.js');
const [, signing = ''] = /maybeSignMacBinary = async \\(\\w+\\) ?=> ?{\\s*(if [^\\n]*)/.exec(code) ?? [];
say('signing begins', signing);
if (signing === "if ('darwin' !== process.platform) return;") say('an executable is signed', 'says: only if you build them on macOS|只有在 macOS 上构建时');
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps an executable is signed: says: only if you build them on macOS|只有在 macOS 上构建时',
    ],
  },
  'kept-names': {
    files: {
      'package.json': manifest(),
      'src/index.ts':
        'const startOfTide = (hoursBeforeNoon: number) => 12 - hoursBeforeNoon;\nexport const firstTide = (offsetInHours: number) => [startOfTide(offsetInHours), startOfTide];\n',
      'check.mjs': `${buildScript}
const isKept = [];
for (const format of ['esm', 'cjs', 'umd', 'iife']) {
  const source = { entry: { index: format === 'iife' ? './src/run.ts' : './src/index.ts' } };
  if (format === 'iife') write('src/run.ts', read('src/index.ts').replace('export const', 'const') + 'globalThis.tides = firstTide;');
  await build({ source, lib: [{ format, output: { distPath: 'dist/' + format } }] });
  const code = read('dist/' + format + '/' + list('dist/' + format));
  if (['startOfTide', 'hoursBeforeNoon', 'offsetInHours'].every((name) => code.includes(name))) isKept.push(format);
}
say('names are kept', isKept.join(' '));
if (isKept.length === 4) say('the output', 'not: mangle|混淆');
`,
    },
    command: 'node check.mjs',
    shows: ['keeps names are kept: esm cjs umd iife', 'keeps the output: not: mangle|混淆'],
  },
  'banner-files': {
    files: {
      'package.json': manifest(),
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "types": ["@rslib/core/types"] }, "include": ["src"] }',
      'src/index.ts': "import './index.css';\n\nexport const one: number = 1;\n",
      'src/index.css': '.one { color: teal }\n',
      'src/data.json': '{ "one": 1 }\n',
      'check.mjs': `${buildScript}
const text = '/*! top */';
const banner = { js: text, css: text, dts: text, json: text };
await build({ lib: [{ banner, dts: { isolated: true } }], output: { target: 'web', copy: ['src/data.json'], manifest: true } });
const files = list('dist').split(' ');
const begins = files.filter((file) => read('dist/' + file).startsWith(text));
say('with the text', begins.join(' '));
say('without it', files.filter((file) => !begins.includes(file)).map((file) => file.split('/').at(-1)).join(' '));
if (begins.join() === 'index.css,index.d.ts,index.js') say('every', 'says: CSS or declaration|CSS 或声明文件');
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps with the text: index.css index.d.ts index.js',
      'keeps without it: data.json manifest.json',
      'keeps every: says: CSS or declaration|CSS 或声明文件',
    ],
  },
};
