/** What the advanced guides say. */
import {asPackage, config, eachField, formats, worker, type Claim} from './claim';

export const advanced: Readonly<Record<string, Claim>> = {
  'worker-cjs-inline': {
    files: {
      'rslib.config.ts': config("{ lib: [{ format: 'cjs' }], output: { target: 'web' } }"),
      'src/index.ts':
        "import Counter from './counter.ts?worker&inline';\n\nexport const count = () => new Counter();\n",
      ...worker,
    },
    shows: ['fails'],
  },
  'worker-cjs-query': {
    files: {
      'rslib.config.ts': config("{ lib: [{ format: 'cjs' }], output: { target: 'web' } }"),
      'src/index.ts':
        "import Counter from './counter.ts?worker';\n\nexport const count = () => new Counter();\n",
      ...worker,
    },
    shows: ['keeps "./counter.ts"', 'omits dist/counter.cjs'],
  },
  'worker-cjs': {
    files: {
      'rslib.config.ts': config("{ lib: [{ format: 'cjs' }], output: { target: 'web' } }"),
      'src/index.ts':
        "export const count = () => new Worker(new URL('./counter.ts', import.meta.url));\n",
      ...worker,
    },
    shows: ["keeps './counter.ts'", 'omits dist/counter.cjs'],
  },
  'worker-bundleless-query': {
    files: {
      'rslib.config.ts': config("{ lib: [{ bundle: false }], output: { target: 'web' } }"),
      'src/index.ts':
        "import Counter from './counter.ts?worker';\n\nexport const count = () => new Counter();\n",
      ...worker,
    },
    shows: ['silent', 'drops new Worker'],
  },
  'worker-query': {
    files: {
      'rslib.config.ts': config("{ lib: [{ format: 'esm' }], output: { target: 'web' } }"),
      'src/index.ts':
        "import Counter from './counter.ts?worker';\n\nexport const count = () => new Counter();\n",
      ...worker,
    },
    shows: ['passes', 'emits dist/counter.js'],
  },
  'worker-umd': {
    files: {
      'rslib.config.ts': config(
        "{ lib: [{ format: 'umd', umdName: 'tally' }], output: { target: 'web' } }",
      ),
      'src/index.ts':
        "export const count = () => new Worker(new URL('./counter.ts', import.meta.url));\n",
      ...worker,
    },
    shows: ['passes', 'keeps .p = "/"'],
  },
  'worker-umd-inline': {
    files: {
      'rslib.config.ts': config(
        "{ lib: [{ format: 'umd', umdName: 'tally' }], output: { target: 'web' } }",
      ),
      'src/index.ts':
        "import Counter from './counter.ts?worker&inline';\n\nexport const count = () => new Counter();\n",
      ...worker,
    },
    shows: ['passes', 'keeps Blob'],
  },
  'worker-inline': {
    files: {
      'rslib.config.ts': config("{ lib: [{ format: 'esm' }], output: { target: 'web' } }"),
      'src/index.ts':
        "import Counter from './counter.ts?worker&inline';\n\nexport const count = () => new Counter();\n",
      ...worker,
    },
    shows: ['passes', 'keeps Blob'],
  },
  'worker-bundleless-inline': {
    files: {
      'rslib.config.ts': config("{ lib: [{ bundle: false }], output: { target: 'web' } }"),
      'src/index.ts':
        "import Counter from './counter.ts?worker&inline';\n\nexport const count = () => new Counter();\n",
      ...worker,
    },
    shows: ['silent', 'drops Blob', 'keeps "./counter.js" in dist/index.js'],
  },
  variables: {
    files: {
      'rslib.config.ts': config(formats(', source: { define: { RELEASE: \'"autumn"\' } }')),
      '.env': 'PUBLIC_PORT=Brest\n',
      'src/index.ts': `declare const RELEASE: string;

console.log('env', process.env.NODE_ENV);
console.log('port', process.env.PUBLIC_PORT, import.meta.env.PUBLIC_PORT);
console.log('base', process.env.BASE_URL, process.env.ASSET_PREFIX);
console.log('other', process.env.OTHER);
console.log('mode', import.meta.env.MODE);
console.log('whole', import.meta.env);
console.log('define', RELEASE);
`,
    },
    shows: [
      `keeps process.env.NODE_ENV in dist/esm/index.js`,
      `keeps "Brest", "Brest" in dist/esm/index.js`,
      `keeps process.env.BASE_URL in dist/esm/index.js`,
      `keeps process.env.OTHER in dist/esm/index.js`,
      `keeps 'define', "autumn" in dist/esm/index.js`,
      `keeps process.env.NODE_ENV in dist/cjs/index.cjs`,
      `keeps "Brest", "Brest" in dist/cjs/index.cjs`,
      `keeps process.env.BASE_URL in dist/cjs/index.cjs`,
      `keeps process.env.OTHER in dist/cjs/index.cjs`,
      `keeps 'define', "autumn" in dist/cjs/index.cjs`,
      `keeps import.meta.env.MODE in dist/esm/index.js`,
      `drops import.meta.env.MODE in dist/cjs/index.cjs`,
      `keeps import.meta.env) in dist/esm/index.js`,
      `keeps 'whole', void 0 in dist/cjs/index.cjs`,
      `keeps 'env', "production" in dist/umd/index.js`,
      `keeps "Brest", "Brest" in dist/umd/index.js`,
      `drops process.env.BASE_URL in dist/umd/index.js`,
      `keeps process.env.OTHER in dist/umd/index.js`,
      `keeps 'mode', "production" in dist/umd/index.js`,
      `keeps PUBLIC_PORT: "Brest" in dist/umd/index.js`,
      `keeps 'define', "autumn" in dist/umd/index.js`,
    ],
  },
  'built-ins-node': {
    files: {
      'src/index.ts':
        "import fs from 'node:fs';\nimport os from 'os';\n\nexport const folder = [fs.readdirSync(process.cwd()), os.cpus(), Buffer.from('a'), global.performance, process.env.NODE_ENV];\n",
    },
    shows: [
      `keeps import node_fs from "node:fs"`,
      `keeps import os from "os"`,
      'drops node:os',
      `keeps Buffer.from`,
      `keeps process.cwd()`,
      `keeps global.performance`,
      `keeps process.env.NODE_ENV`,
    ],
  },
  'built-ins-web': {
    files: {
      'rslib.config.ts': config(
        "{ lib: [{ format: 'esm' }, { format: 'umd', output: { distPath: 'dist/umd' } }], output: { target: 'web' } }",
      ),
      'src/index.ts':
        "export const folder = [process.cwd(), Buffer.from('a'), global.performance, process.env.NODE_ENV];\n",
    },
    shows: [
      `silent`,
      `keeps Buffer.from`,
      `keeps process.cwd()`,
      `drops global.performance`,
      `keeps __webpack_require__.g.performance`,
      `keeps process.env.NODE_ENV in dist/index.js`,
      `drops process.env.NODE_ENV in dist/umd/index.js`,
    ],
  },
  'built-ins-web-import': {
    files: {
      'rslib.config.ts': config("{ lib: [{ format: 'esm' }], output: { target: 'web' } }"),
      'src/index.ts': "import fs from 'fs';\n\nexport const folder = fs.readdirSync('.');\n",
    },
    shows: ["fails Module not found: Can't resolve 'fs'", 'fails'],
  },
  dependencies: {
    files: {
      'package.json': eachField,
      'src/index.ts':
        ['alpha', 'beta', 'gamma', 'delta', 'omega']
          .map((name) => `export * from '${name}';`)
          .join('\n') + '\n',
      ...Object.fromEntries(
        ['alpha', 'beta', 'gamma', 'delta', 'omega'].flatMap((name) =>
          Object.entries(asPackage(name)),
        ),
      ),
    },
    shows: [
      'keeps "alpha"',
      'keeps "beta"',
      'keeps "gamma"',
      'drops "delta"',
      'drops "omega"',
      'keeps delta was here',
      'drops alpha was here',
      'drops @rslib/core',
      'keeps omega was here',
    ],
  },
  syntax: {
    files: {
      'rslib.config.ts': config("{ lib: [{ syntax: 'es2015' }] }"),
      'src/index.ts': `export const rates: Record<string, number[]> = {};
export class Box {
  #size = 1;
  async size() {
    rates.a ??= [];
    return { ...rates, size: this.#size, last: rates.b?.at(-1), copy: structuredClone(rates) };
  }
}
export const groups = Object.groupBy([1], String);
export const load = () => fetch(new URL('https://example.com'));
`,
    },
    shows: [
      'drops ??=',
      'drops ?.',
      'drops #size',
      'drops async size',
      'keeps .at(-1)',
      'keeps Object.groupBy(',
      'keeps structuredClone(',
      'keeps fetch(',
      'keeps new URL(',
    ],
  },
  'env-files': {
    files: {
      'package.json': JSON.stringify({
        type: 'module',
        scripts: {
          all: Object.entries({
            usual: '',
            staging: '--env-mode staging',
            folder: '--env-dir ./config',
            none: '--no-env',
          })
            .map(([name, flags]) => `rslib ${flags} && node dist/index.js ${name}:`)
            .join(' && '),
        },
      }),
      '.env': 'PUBLIC_A=all\nPUBLIC_B=all\nPUBLIC_C=all\nPUBLIC_D=all\n',
      '.env.local': 'PUBLIC_B=own\nPUBLIC_C=own\nPUBLIC_D=own\n',
      '.env.production': 'PUBLIC_C=mode\nPUBLIC_D=mode\n',
      '.env.production.local': 'PUBLIC_D=own-mode\n',
      '.env.staging': 'PUBLIC_C=staged\n',
      'config/.env': 'PUBLIC_A=other\n',
      'src/index.ts':
        'console.log(process.argv[2], process.env.PUBLIC_A, process.env.PUBLIC_B, process.env.PUBLIC_C, process.env.PUBLIC_D);\n',
    },
    command: 'npm run all',
    shows: [
      'keeps usual: all own mode own-mode',
      'keeps staging: all own staged',
      'keeps folder: other',
      'keeps none: undefined',
    ],
  },
  engines: {
    files: {
      'package.json': '{ "type": "module", "engines": { "node": ">=12" } }',
      'rslib.config.ts': config(
        "{ lib: [{}, { syntax: ['node >= 20', 'chrome >= 70'], output: { distPath: 'dist/both' } }, { syntax: ['node >= 20'], output: { distPath: 'dist/node' } }] }",
      ),
      'src/index.ts': 'export const or = (a?: string): string => a ?? "none";\n',
    },
    shows: [
      'keeps null != a in dist/index.js',
      'keeps null != a in dist/both/index.js',
      'keeps ?? in dist/node/index.js',
    ],
  },
};
