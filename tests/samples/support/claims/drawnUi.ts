/** What answers to questions about styles, assets and frameworks say in sentences. */
import {config, manifest, script, type Claim} from './claim';

const web = (more = '') => `{ output: { target: 'web' }${more} }`;

export const drawnUi: Readonly<Record<string, Claim>> = {
  'class-hash': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `export default { output: { target: 'web' } };\n`,
      'src/index.ts': "import seat from './seat.module.css';\n\nexport { seat };\n",
      'check.mjs': `${script}
const name = (manifest, css) => {
  fs.writeFileSync('package.json', JSON.stringify({ type: 'module', ...manifest }));
  fs.writeFileSync('src/seat.module.css', '.free {' + css + '}');
  fs.rmSync('node_modules/.cache', { recursive: true, force: true });
  rslib();
  return /free-\\w+/.exec(read('dist/index.css'))[0];
};
const first = name({ name: 'seat-map', version: '1.0.0' }, 'color: teal');
const same = {
  'other rules': [name({ name: 'seat-map', version: '1.0.0' }, 'color: red'), 'rules|样式内容'],
  'another package': [name({ name: 'hall-plan', version: '1.0.0' }, 'color: teal'), 'the name|包名'],
  'another version': [name({ name: 'seat-map', version: '2.0.0' }, 'color: teal'), 'version|版本'],
};
for (const [kind, [found]] of Object.entries(same)) console.log(kind + ':', found === first);
const ignored = Object.values(same).filter(([found]) => found === first);
console.log('the hash follows not: ' + ignored.map(([, forms]) => forms).join(', '));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps another version: true',
      'keeps other rules: true',
      'keeps another package: true',
      'keeps the hash follows not: rules|样式内容, the name|包名, version|版本',
    ],
  },
  'local-ident': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs':
        "export default { output: { target: 'web' }, tools: { cssLoader: { modules: { getLocalIdent: (context, pattern, local) => `kit-${local}` } } } };\n",
      'src/index.ts': "import seat from './seat.module.css';\n\nexport { seat };\n",
      'src/seat.module.css': '.free { color: teal }\n',
    },
    shows: ['keeps .kit-free { in dist/index.css'],
  },
  'one-export': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `const output = { target: 'web' };
export default {
  lib: [
    { output: { ...output, distPath: 'dist/usual' } },
    { output: { ...output, distPath: 'dist/as-is', cssModules: { exportLocalsConvention: 'asIs' } } },
  ],
};
`,
      'src/index.ts': "import card from './card.module.css';\n\nexport { card };\n",
      'src/card.module.css':
        '@keyframes slide-in { to { left: 0 } }\n.slideIn { animation: slide-in 1s }\n',
    },
    shows: [
      'keeps slideIn: "slide-in- in dist/usual/index.js',
      'drops slideIn: "slideIn- in dist/usual/index.js',
      'keeps slideIn: "slideIn- in dist/as-is/index.js',
    ],
  },
  'sass-partials': {
    files: {
      'package.json': manifest(),
      'rslib.config.ts': config(
        web(", plugins: [pluginSass({ sassLoaderOptions: { additionalData: '$gap: 8px;' } })]"),
      ).replace('\n\n', "\nimport { pluginSass } from '@rsbuild/plugin-sass';\n\n"),
      'src/index.ts': "import './tag.scss';\n",
      'src/tag.scss': "@use './part';\n\n.tag { gap: $gap; }\n",
      'src/_part.scss': '.part { gap: $gap; }\n',
    },
    packages: ['@rsbuild/plugin-sass'],
    shows: ['fails Undefined variable.'],
  },
  'sass-plain-import': {
    files: {
      'package.json': manifest(),
      'rslib.config.ts': config(
        web(
          `, plugins: [pluginSass({ sassLoaderOptions: { additionalData: "@use 'sass:math';" } })]`,
        ),
      ).replace('\n\n', "\nimport { pluginSass } from '@rsbuild/plugin-sass';\n\n"),
      'node_modules/plain-reset/package.json': '{ "name": "plain-reset", "version": "1.0.0" }',
      'node_modules/plain-reset/reset.css': '* { margin: 0 }\n',
      'src/index.ts': "import './imported.scss';\nimport './used.scss';\n",
      'src/imported.scss':
        "@import 'plain-reset/reset.css';\n.imported { gap: math.div(8px, 2) }\n",
      'src/used.scss': "@use 'plain-reset/reset';\n.used { gap: math.div(8px, 2) }\n",
      'check.mjs': `${script}
const uses = (entry) => {
  fs.writeFileSync('src/index.ts', "import './" + entry + ".scss';");
  rslib();
  const css = read('dist/index.css');
  return [css.includes('@use'), css.includes('margin: 0')].join(' ');
};
console.log('@import leaves @use, has the rules:', uses('imported'));
console.log('@use leaves @use, has the rules:', uses('used'));
`,
    },
    packages: ['@rsbuild/plugin-sass'],
    command: 'node check.mjs',
    shows: [
      'keeps @import leaves @use, has the rules: true true',
      'keeps @use leaves @use, has the rules: false true',
    ],
  },
  'sass-warnings': {
    files: {
      'package.json': manifest(),
      'src/index.ts': "import './tag.scss';\n",
      'node_modules/paint/package.json': '{ "name": "paint", "version": "1.0.0" }',
      'node_modules/paint/_old.scss': '$ink: darken(#8b1e3f, 10%);\n',
      'src/_part.scss': '$gap: 8px;\n',
      'check.mjs': `${script}
const warns = (scss, options = '{}') => {
  fs.writeFileSync('src/tag.scss', scss);
  fs.writeFileSync('rslib.config.mjs', \`import { pluginSass } from '@rsbuild/plugin-sass';
export default { output: { target: 'web' }, plugins: [pluginSass({ sassLoaderOptions: \${options} })] };\`);
  const { stdout, stderr } = rslib();
  const all = stdout + stderr;
  return ['darken() is deprecated', 'Sass @import rules', 'The legacy JS API'].filter((text) => all.includes(text)).join(', ') || 'nothing';
};
const use = (path) => "@use '" + path + "' as old;\\n.tag { color: old.$ink }";
console.log('a package by name:', warns(use('paint/old')));
console.log('a package by path:', warns(use('../node_modules/paint/old')));
console.log('an own @import:', warns("@import './part';\\n.tag { gap: $gap }"));
const own = "{ sassOptions: { silenceDeprecations: ['color-functions'] } }";
console.log('an own list:', warns("@import './part';\\n.tag { gap: $gap }", own));
const all = "{ sassOptions: { silenceDeprecations: ['import', 'global-builtin', 'color-functions'] } }";
console.log('with its id in the list:', warns('.tag { color: darken(#8b1e3f, 10%) }', all));
fs.writeFileSync('rslib.config.mjs', "import { pluginSass } from '@rsbuild/plugin-sass';\\nexport default { output: { target: 'web' }, plugins: [pluginSass()] };");
const printed = rslib();
console.log('the address of global-builtin:', /Global built-in[^]*?(https:\\S+)/.exec(printed.stdout + printed.stderr)[1]);
console.log('the modern API:', warns('.tag { gap: 1px }'));
const legacy = "{ api: 'legacy', sassOptions: { silenceDeprecations: ['import'] } }";
console.log('the legacy API:', warns('.tag { gap: 1px }', legacy));
`,
    },
    packages: ['@rsbuild/plugin-sass'],
    command: 'node check.mjs',
    shows: [
      'keeps a package by name: nothing',
      'keeps a package by path: darken() is deprecated',
      'keeps an own @import: nothing',
      'keeps an own list: Sass @import rules',
      'keeps with its id in the list: nothing',
      'keeps the address of global-builtin: https://sass-lang.com/d/import',
      'keeps the modern API: nothing',
      'keeps the legacy API: The legacy JS API',
    ],
  },
  'only-styles': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `export default {
  source: { entry: { light: './src/light.css', dark: './src/dark.css' } },
  output: { target: 'web' },
};
`,
      'src/light.css': "@import './base.css';\n.tag { color: teal }\n",
      'src/dark.css': '.tag { color: gold }\n',
      'src/base.css': '.base { margin: 0 }\n',
      'check.mjs': `${script}
rslib();
console.log('files:', fs.readdirSync('dist').sort().join(' '));
console.log('bytes of the script:', fs.statSync('dist/light.js').size);
console.log('one file:', read('dist/light.css').includes('.base'));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps files: dark.css dark.js light.css light.js',
      'keeps bytes of the script: 0',
      'keeps one file: true',
    ],
  },
  'tailwind-missing': {
    files: {
      'package.json': manifest(),
      'rslib.config.ts': config(web()),
      'src/index.ts': "import './chip.css';\n\nexport const chip = 'px-2';\n",
      'src/chip.css': "@import 'tailwindcss';\n",
    },
    packages: ['tailwindcss'],
    shows: [
      'silent',
      'keeps @theme in dist/index.css',
      'keeps @tailwind utilities in dist/index.css',
      'drops .px-2 in dist/index.css',
    ],
  },
  'own-prefix': {
    files: {
      'package.json': manifest(),
      'rslib.config.ts': config(web()),
      'src/index.ts': "import './text.css';\n",
      'src/text.css':
        '.text { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2 }\n',
    },
    shows: ['keeps -webkit-box-orient: vertical; in dist/index.css'],
  },
  'late-import': {
    files: {
      'package.json': manifest(),
      'rslib.config.ts': config(web()),
      'src/index.ts': "import './page.css';\n",
      'src/page.css': ".page { color: teal }\n@import './theme.css';\n",
      'src/theme.css': '.theme { color: gold }\n',
    },
    shows: ['silent', 'drops .theme in dist/index.css', 'keeps .page in dist/index.css'],
  },
  'inline-urls': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': "export default { output: { target: 'web' } };\n",
      'src/index.ts':
        "import compiled from './font.css?inline';\nimport source from './font.css?raw';\n\nexport { compiled, source };\n",
      'src/font.css': "@font-face { font-family: Tide; src: url('./tide.woff2') }\n",
      'src/tide.woff2': 'font\n',
      'check.mjs': `${script}
rslib();
const { compiled, source } = await import('./dist/index.js');
console.log('?inline:', /url\\((.*?)\\)/.exec(compiled)[1].replace(new URL('.', import.meta.url).href, 'folder/'));
console.log('?raw:', /url\\((.*?)\\)/.exec(source)[1]);
console.log('emitted:', fs.existsSync('dist/static/font/tide.woff2'));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps ?inline: folder/dist/static/font/tide.woff2',
      "keeps ?raw: './tide.woff2'",
      'keeps emitted: true',
    ],
  },
  'env-imported': {
    files: {
      'package.json': manifest(),
      'rslib.config.ts': config('{}'),
      '.env': 'PUBLIC_SKY=blue\n',
      'src/index.ts': `import process, { env } from 'node:process';

export const whole = process.env.PUBLIC_SKY;
export const part = env.PUBLIC_SKY;
export const global = globalThis.process.env.PUBLIC_SKY;
`,
    },
    shows: [
      'keeps const whole = "blue" in dist/index.js',
      'keeps env.PUBLIC_SKY in dist/index.js',
      'keeps globalThis.process.env.PUBLIC_SKY in dist/index.js',
    ],
  },
  'mode-ignored': {
    files: {
      'package.json': manifest(),
      'rslib.config.ts': config(
        "{ mode: 'development', lib: [{ format: 'umd', umdName: 'tide' }], output: { target: 'web' } }",
      ),
      'src/index.ts': 'export const mode = process.env.NODE_ENV;\n',
    },
    shows: ['keeps const mode = "production" in dist/index.js'],
  },
  'svgo-options': {
    files: {
      'package.json': manifest({peerDependencies: {react: '>=18'}}),
      'rslib.config.mjs': `import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';

const item = (name, svgrOptions) => ({
  output: { target: 'web', distPath: 'dist/' + name },
  plugins: [pluginReact(), pluginSvgr({ svgrOptions })],
});
const convertColors = { name: 'convertColors', params: { currentColor: true } };
export default {
  lib: [item('colors', { svgoConfig: { plugins: [convertColors] } }), item('off', { svgo: false })],
};
`,
      'src/index.tsx': "export { default as Sun } from './sun.svg?react';\n",
      'src/sun.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16"><circle id="disc" class="round" cx="8" cy="8" r="5" fill="#fa0" /></svg>\n',
    },
    packages: ['@rsbuild/plugin-react', '@rsbuild/plugin-svgr', 'react'],
    shows: [
      'keeps fill: "currentColor" in dist/colors/index.js',
      'keeps viewBox: "0 0 16 16" in dist/colors/index.js',
      'keeps className: "sun_svg__round" in dist/colors/index.js',
      'keeps id: "disc" in dist/off/index.js',
      'keeps className: "round" in dist/off/index.js',
    ],
  },
  'swc-plugin-files': {
    files: {
      'package.json': manifest({peerDependencies: {'styled-components': '>=6'}}),
      'rslib.config.ts': config(
        "{ lib: [{ bundle: false }], output: { target: 'web' }, tools: { swc: { jsc: { experimental: { plugins: [['@swc/plugin-styled-components', {}]] } } } } }",
      ),
      'src/box.ts':
        "import styled from 'styled-components';\n\nexport const Box = styled.div`color: teal`;\n",
    },
    packages: ['@swc/plugin-styled-components'],
    shows: ['keeps componentId: "sc- in dist/box.js'],
  },
  'loader-files': {
    files: {
      'package.json': manifest(),
      'rslib.config.ts': config(
        String.raw`{ lib: [{ bundle: false }], tools: { rspack: { module: { rules: [{ test: /\.tide$/, use: './tide-loader.mjs' }] } } } }`,
      ),
      'tide-loader.mjs': 'export default (source) => `export default ${JSON.stringify(source)}`;\n',
      'src/index.ts': "export { default } from './low.tide';\n",
      'src/low.tide': '06:12\n',
    },
    shows: ['emits dist/low.js'],
  },
  'jsx-dev': {
    files: {
      'package.json': manifest({peerDependencies: {react: '>=18'}}),
      'src/index.tsx': 'export const Price = () => <b>1</b>;\n',
      'check.mjs': `${script}
const build = (options, env) => {
  fs.writeFileSync('rslib.config.mjs', \`import { pluginReact } from '@rsbuild/plugin-react';
export default { output: { target: 'web' }, plugins: [pluginReact(\${options})] };\`);
  spawnSync(process.execPath, [bin], { env: { ...process.env, NODE_ENV: env } });
  const [, name, from] = /import \\{ (\\w+) \\} from "(.*?)"/.exec(read('dist/index.js'));
  return name + ' from ' + from;
};
console.log('NODE_ENV=development:', build('', 'development'));
console.log('development true:', build('{ swcReactOptions: { development: true } }', 'production'));
const load = "import('react/jsx-dev-runtime').then((runtime) => console.log(String(runtime.jsxDEV)))";
const run = spawnSync(process.execPath, ['-e', load], { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } });
console.log('in production:', run.stdout.trim());
`,
    },
    packages: ['@rsbuild/plugin-react', 'react'],
    command: 'node check.mjs',
    shows: [
      'keeps NODE_ENV=development: jsx from react/jsx-runtime',
      'keeps development true: jsxDEV from react/jsx-dev-runtime',
      'keeps in production: undefined',
    ],
  },
  'env-types': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': 'export default { lib: [{ dts: true }] };\n',
      'check.mjs': `${script}
const check = (types, source, declared = '') => {
  const compilerOptions = { target: 'ES2022', module: 'ESNext', moduleResolution: 'bundler', rootDir: 'src', strict: true, types };
  fs.writeFileSync('tsconfig.json', JSON.stringify({ compilerOptions, include: ['src'] }));
  fs.mkdirSync('src', { recursive: true });
  fs.writeFileSync('src/index.ts', source);
  fs.writeFileSync('src/env.d.ts', declared);
  const { stdout, stderr } = rslib();
  const plain = (stdout + stderr).replace(/\\u001b\\[\\d+m/g, '');
  return (/TS\\d+: .*/.exec(plain)?.[0] ?? 'no errors').replace(':', '');
};
const both = 'export const url: string = import.meta.env.PUBLIC_URL;\\nexport const other: string = import.meta.env.PUBLIC_OTHER;\\n';
console.log('with the types:', check(['@rslib/core/types'], both));
const declared = 'interface RsbuildTypeOptions { strictImportMetaEnv: true }\\ninterface ImportMetaEnv { readonly PUBLIC_URL: string }\\n';
console.log('strict:', check(['@rslib/core/types'], both, declared));
console.log('process:', check([], "export const dev: boolean = process.env.NODE_ENV !== 'production';\\n"));
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps with the types: no errors',
      "keeps strict: TS2339 Property 'PUBLIC_OTHER' does not exist",
      'keeps process: TS2591',
    ],
  },
  'two-copies-of-vue': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `import { pluginVue } from '@rsbuild/plugin-vue';
export default { output: { target: 'web' }, plugins: [pluginVue()] };
`,
      'src/index.js': "export { default as Card } from './Card.vue';\n",
      'src/Card.vue': '<template><b><slot /></b></template>\n',
      'render.mjs': `import { createSSRApp, h } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { Card } from './dist/index.js';

const app = createSSRApp({ render: () => h(Card, null, { default: () => 'x' }) });
console.log(await renderToString(app).catch((error) => error.message));
`,
      'check.mjs': `${script}
const render = (field) => {
  fs.writeFileSync('package.json', JSON.stringify({ type: 'module', [field]: { vue: '3' } }));
  rslib();
  return node('render.mjs').stdout.trim();
};
console.log('vue in devDependencies:', render('devDependencies'));
console.log('vue in peerDependencies:', render('peerDependencies'));
`,
    },
    packages: ['@rsbuild/plugin-vue', 'vue'],
    command: 'node check.mjs',
    shows: [
      "keeps vue in devDependencies: Cannot read properties of null (reading 'ce')",
      'keeps vue in peerDependencies: <b>',
    ],
  },
  'vue-custom-element': {
    files: {
      'package.json': manifest({peerDependencies: {vue: '3'}}),
      'rslib.config.mjs': `import { pluginVue } from '@rsbuild/plugin-vue';
const compilerOptions = { isCustomElement: (tag) => tag.startsWith('x-') };
export default { output: { target: 'web' }, plugins: [pluginVue({ vueLoaderOptions: { compilerOptions } })] };
`,
      'src/index.js': "export { default as Card } from './Card.vue';\n",
      'src/Card.vue': '<template><x-tag><y-tag /></x-tag></template>\n',
    },
    packages: ['@rsbuild/plugin-vue', 'vue'],
    shows: [
      'keeps createElementBlock("x-tag" in dist/index.js',
      'keeps resolveComponent("y-tag") in dist/index.js',
    ],
  },
  'scss-sources': {
    files: {
      'package.json': manifest(),
      'rslib.config.ts': config(
        `{ lib: [{ bundle: false, redirect: { style: { extension: false } } }], source: { entry: { index: ['src/**', '!src/**/*.scss'] } }, output: { target: 'web', copy: [{ from: '**/*.scss', context: 'src' }] } }`,
      ),
      'src/index.ts': "import './tile.scss';\n",
      'src/tile.scss': '$edge: 2px;\n.tile { border: $edge solid }\n',
    },
    shows: ['keeps import "./tile.scss" in dist/index.js', 'keeps $edge: 2px in dist/tile.scss'],
  },
  'optional-chaining': {
    files: {
      'package.json': manifest(),
      'rslib.config.ts': config(
        "{ lib: [{ output: { distPath: 'dist/usual' } }, { syntax: 'es2019', output: { distPath: 'dist/older' } }] }",
      ),
      'src/index.ts': 'export const row = (seat?: { row: number }) => seat?.row;\n',
    },
    shows: ['keeps seat?.row in dist/usual/index.js', 'drops ?. in dist/older/index.js'],
  },
  'terser-after': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': 'export default {};\n',
      'src/index.ts':
        'export const area = (width: number, height: number): number => width * height;\n',
      'check.mjs': `${script}
rslib();
node('node_modules/terser/bin/terser', 'dist/index.js', '-c', '-m', '-o', 'dist/index.min.js');
console.log('terser:', read('dist/index.min.js'));
`,
    },
    packages: ['terser'],
    command: 'node check.mjs',
    shows: ['keeps terser: const src_area=('],
  },
  'es5-minified': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `const lib = (name, more) => ({ syntax: 'es5', output: { distPath: 'dist/' + name }, ...more });
export default {
  lib: [
    lib('umd', { format: 'umd', umdName: 'tide' }),
    lib('cjs', { format: 'cjs' }),
    lib('no-shim', { format: 'cjs', shims: { cjs: { 'import.meta.url': false } } }),
  ],
  output: { target: 'web', minify: true },
};
`,
      'src/index.ts': 'export const label = (hour?: number) => `${hour ?? 0}`;\n',
      'check.mjs': `${script}
rslib();
for (const file of ['umd/index.js', 'cjs/index.cjs', 'no-shim/index.cjs']) {
  const code = read('dist/' + file);
  console.log(file + ':', [...code.matchAll(/=>|\\bconst \\w+|\\blet /g)].map(([text]) => text).join(' ') || 'ES5');
}
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps umd/index.js: ES5',
      'keeps cjs/index.cjs: const __rslib_import_meta_url__',
      'keeps no-shim/index.cjs: ES5',
    ],
  },
};
