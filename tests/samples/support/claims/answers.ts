/** What answers to the questions of a third blind draw say in sentences. */
import {config, manifest, script, svg, type Claim} from './claim';
import {watching} from './drawn';

/** Builds the site of a library with one story, into a folder of the name, with these settings. */
export const site = `${script}
const build = (name, more) => {
  fs.mkdirSync('.storybook', { recursive: true });
  fs.writeFileSync('.storybook/main.ts', "import { mergeRsbuildConfig } from '@rsbuild/core'; export default { framework: 'storybook-react-rsbuild', addons: ['storybook-addon-rslib'], stories: ['../stories/*.stories.tsx'], core: { disableTelemetry: true }, " + more + ' };');
  const { status, stdout, stderr } = node('node_modules/storybook/dist/bin/dispatcher.js', 'build', '--disable-telemetry', '-o', name);
  if (status !== 0) console.log(name, stdout, stderr);
  const story = fs.readdirSync(name).find((file) => file.startsWith('Badge-stories') && file.endsWith('.js'));
  return { page: read(name + '/iframe.html'), index: read(name + '/index.html'), code: read(name + '/' + story) };
};
`;

/** What such a site is built with. */
export const storybook = [
  '@rsbuild/core',
  '@rsbuild/plugin-react',
  'react',
  'react-dom',
  'storybook',
  'storybook-addon-rslib',
  'storybook-react-rsbuild',
  'typescript',
];

/** A library with one story. */
export const library = {
  'package.json': JSON.stringify({
    name: 'badge-deck',
    type: 'module',
    peerDependencies: {react: '*'},
    devDependencies: {'@rslib/core': '*'},
  }),
  'rslib.config.ts': `import { pluginReact } from '@rsbuild/plugin-react';
${config("{ lib: [{ bundle: false }], output: { target: 'web', assetPrefix: '/own/' }, plugins: [pluginReact()] }")}`,
  'tsconfig.json':
    '{ "compilerOptions": { "target": "ES2022", "module": "ESNext", "moduleResolution": "bundler", "jsx": "react-jsx", "strict": true, "skipLibCheck": true, "types": ["@rslib/core/types"] }, "include": ["src"] }',
  'stories/Badge.stories.tsx':
    "import { Badge } from '../src/Badge';\n\nexport default { component: Badge, tags: ['autodocs'], args: { children: 'New' } };\nexport const Calm = {};\n",
};

export const answers: Readonly<Record<string, Claim>> = {
  'eslint-watch': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs':
        "import { pluginEslint } from '@rsbuild/plugin-eslint';\n\nexport default { plugins: [pluginEslint()] };\n",
      'eslint.config.mjs': "export default [{ files: ['**/*.js'], rules: { eqeqeq: 'error' } }];\n",
      'src/index.js': 'export const same = (a, b) => a === b;\n',
      'check.mjs': `${watching}
const run = watch();
await run.ready();
fs.writeFileSync('src/index.js', 'export const same = (a, b) => a == b;\\n');
await run.until((text) => text.includes('build failed'));
console.log('saved with an error:', run.said.includes("Expected '===' and instead saw '=='") ? 'reported' : run.said);
run.said = '';
await wait(300);
fs.writeFileSync('src/index.js', 'export const same = (b, a) => a === b;\\n');
await run.until((text) => text.includes('built in'));
console.log('saved without:', run.said.includes("saw '=='") ? run.said : 'built');
run.child.kill();
`,
    },
    packages: ['@rsbuild/plugin-eslint'],
    command: 'node check.mjs',
    shows: ['keeps saved with an error: reported', 'keeps saved without: built'],
  },
  'css-public': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs':
        "export default { output: { target: 'web' }, tools: { cssLoader: { url: { filter: (url) => !url.startsWith('/') } } } };\n",
      'public/assets/fonts/font.woff2': 'font',
      'src/fonts/own.woff2': 'font',
      'src/index.js': "import './fonts.css';\n",
      'src/fonts.css':
        "@font-face {\n  font-family: one;\n  src: url('/assets/fonts/font.woff2');\n}\n\n@font-face {\n  font-family: two;\n  src: url('./fonts/own.woff2');\n}\n",
    },
    shows: [
      'emits dist/assets/fonts/font.woff2',
      'keeps url("/assets/fonts/font.woff2") in dist/index.css',
      'emits dist/static/font/own.woff2',
    ],
  },
  'legal-minified': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs':
        "export default { output: { minify: true }, lib: ['none', 'inline', 'linked'].map((id) => ({ id, output: { legalComments: id, distPath: 'dist/' + id } })) };\n",
      'src/index.js': '/*! chip 1.0 */\nexport const chip = (name) => name + 1;\n',
    },
    shows: [
      'drops chip 1.0 in dist/none/index.js',
      'omits dist/none/index.js.LICENSE.txt',
      'keeps chip 1.0 in dist/inline/index.js',
      'drops chip 1.0 in dist/linked/index.js',
      'keeps chip 1.0 in dist/linked/index.js.LICENSE.txt',
    ],
  },
  'storybook-site': {
    files: {
      ...library,
      'src/Badge.tsx':
        'import sun from \'./sun.svg?url\';\n\nexport const Badge = ({ children }: { children: string }) => <b><img src={sun} alt="" />{children}</b>;\n',
      'src/sun.svg': svg,
      'check.mjs': `${site}
const kinds = ({ page, index }) => [page.match(/import '(.*?)runtime~main/)[1], index.match(/'(.*?)sb-manager\\/runtime.js'/)?.[1] ?? '?'];
const own = build('own', '');
console.log('usual:', ...kinds(own), own.page.includes('/own/'));
console.log('prefix:', ...kinds(build('cdn', "rsbuildFinal: (config) => mergeRsbuildConfig(config, { output: { assetPrefix: 'https://cdn.example/deck/' } })")));
`,
    },
    packages: storybook,
    command: 'node check.mjs',
    shows: ['keeps usual: ./ ./ false', 'keeps prefix: https://cdn.example/deck/ ./'],
  },
  'storybook-docgen': {
    files: {
      ...library,
      'node_modules/ruler/package.json':
        '{ "name": "ruler", "version": "1.0.0", "type": "module", "exports": { ".": { "types": "./index.d.ts", "default": "./index.js" } } }',
      'node_modules/ruler/index.d.ts': 'export interface Sized {\n  width?: number;\n}\n',
      'node_modules/ruler/index.js': 'export {};\n',
      'src/Badge.tsx':
        "import type { HTMLAttributes } from 'react';\nimport type { Sized } from 'ruler';\n\nexport interface BadgeProps extends Sized, Pick<HTMLAttributes<HTMLElement>, 'hidden'> {\n  tone?: 'calm' | 'loud';\n  children: string;\n}\n\nexport function Badge({ tone = 'calm', children }: BadgeProps) {\n  return <b className={tone}>{children}</b>;\n}\n",
      'check.mjs': `${site}
const props = ({ code }) => '[' + ['tone', 'width', 'hidden'].filter((name) => new RegExp('__docgenInfo.*' + name + ':\\\\{').test(code)).join(' ') + ']';
console.log('react-docgen:', props(build('usual', '')));
console.log('react-docgen-typescript:', props(build('types', "typescript: { reactDocgen: 'react-docgen-typescript' }")));
console.log('with any:', props(build('any', "typescript: { reactDocgen: 'react-docgen-typescript', reactDocgenTypescriptOptions: { propFilter: () => true } }")));
console.log('with propFilter:', props(build('filter', "typescript: { reactDocgen: 'react-docgen-typescript', reactDocgenTypescriptOptions: { propFilter: ({ parent }) => !parent?.fileName.includes('@types/react') } }")));
`,
    },
    packages: [...storybook, '@types/react', 'react-docgen-typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps react-docgen: [tone]',
      'keeps react-docgen-typescript: [tone]',
      'keeps with any: [tone width hidden]',
      'keeps with propFilter: [tone width]',
    ],
  },
  'vue-scss': {
    files: {
      'package.json': manifest({peerDependencies: {vue: '3'}}),
      'rslib.config.mjs':
        "import { pluginVue } from '@rsbuild/plugin-vue';\n\nexport default { output: { target: 'web' }, plugins: [pluginVue()] };\n",
      'src/index.js': "export { default as Row } from './Row.vue';\n",
      'src/Row.vue':
        '<template><p class="row">Row</p></template>\n\n<style lang="scss">\n@mixin warm { color: tomato; }\n.row { @include warm; }\n</style>\n',
    },
    packages: ['@rsbuild/plugin-vue', 'vue'],
    shows: [
      'fails Module parse failed',
      'fails JavaScript parse error: Expression expected',
      'fails You may need an additional loader to handle the result of these loaders',
    ],
  },
};
