/** What items of lists say: pitfalls of Storybook, publishing, Changesets. */
import {config, manifest, type Claim} from './claim';
import {buildScript} from './guideScript';

export const lists: Readonly<Record<string, Claim>> = {
  'storybook-traps': {
    files: {
      'package.json': manifest({devDependencies: {'@rslib/core': '*', typescript: '*'}}),
      'rslib.config.mjs': config(`{
  lib: [
    { bundle: false, dts: true, output: { target: 'node' }, plugins: [{ name: 'of-the-first', setup() {} }] },
    { bundle: false },
  ],
}`),
      'none.mjs': config("{ source: { define: { SHARED: '1' } } }"),
      'less.mjs': config(
        "{ lib: [{ bundle: false, source: { entry: { index: ['./src/**', '!./src/**/*.stories.*'] } }, output: { distPath: 'less' } }] }",
      ),
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "module": "esnext", "moduleResolution": "bundler", "types": [] }, "include": ["src", "stories"] }',
      'src/index.ts': 'export const now = 1;\n',
      'src/chip.stories.ts': 'export const calm = 1;\n',
      'stories/loud.ts': 'export const loud = 1;\n',
      'check.mjs': `${buildScript}
import { rsbuildFinal } from './node_modules/storybook-addon-rslib/dist/preset.js';

const merged = (options) =>
  rsbuildFinal({}, { rslib: options }).then(
    ({ plugins = [], output = {}, source }) => [plugins.map(({ name }) => name).join() || 'no plugin', 'target ' + output.target, JSON.stringify(source?.define)].join(', '),
    (error) => String(error.message),
  );
say('first item', await merged({}));
say('second item', await merged({ libIndex: 1 }));
say('out of range', await merged({ libIndex: 3 }));
say('without lib', await merged({ configPath: 'none.mjs' }));
say('without lib, libIndex false', await merged({ configPath: 'none.mjs', libIndex: false }));
const built = rslib();
say('stories in include', /TS\\d+/.exec(built.stdout + built.stderr)?.[0]);
rslib('-c', 'less.mjs');
say('excluded stories', fs.readdirSync('less').join(' '));
`,
    },
    packages: ['storybook-addon-rslib', '@rsbuild/core'],
    command: 'node check.mjs',
    shows: [
      'keeps first item: of-the-first, target node',
      'keeps second item: no plugin, target undefined',
      'keeps out of range: Lib config not found at index 3, expect a lib config but got undefined',
      "keeps without lib: Cannot read properties of undefined (reading '0')",
      'keeps without lib, libIndex false: no plugin, target undefined, {"SHARED":"1"}',
      'keeps stories in include: TS6059',
      'keeps excluded stories: index.js',
    ],
  },
  'npm-rules': {
    files: {
      'package.json': JSON.stringify({name: 'ferry', version: '1.0.0', files: ['dist']}),
      'README.md': 'Ferry\n',
      'LICENSE': 'MIT\n',
      'dist/index.js': 'export const fare = 4;\n',
      'check.mjs': `${buildScript}
const npm = process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js');
const said = (...args) => {
  const { status, stdout, stderr } = node(npm, ...args, '--offline');
  return { status, text: stdout + stderr };
};
const publish = (fields, ...args) => {
  write('package.json', JSON.stringify({ name: 'ferry', version: '1.0.0', files: ['dist'], ...fields }));
  return said('publish', '--dry-run', ...args).text;
};
console.log(publish({ private: true }));
console.log(publish({ version: '1.0.0-beta.0' }));
console.log(publish({ version: '1.0.0-beta.0' }, '--tag', 'next'));
console.log(publish({ name: '@ferry/fares' }));
console.log(publish({ name: '@ferry/fares', publishConfig: { access: 'public' } }));
`,
    },
    command: 'node check.mjs',
    shows: ['keeps EPRIVATE'],
  },
  'changeset-pre': {
    files: {
      'package.json': JSON.stringify({name: 'ferry-fares', version: '1.4.0', type: 'module'}),
      'check.mjs': `${buildScript}
const changeset = (...args) => node('node_modules/@changesets/cli/bin.js', ...args);
console.log(changeset('init').stdout);
say('folder', fs.readdirSync('.changeset').sort().join(' '));
write('.changeset/dogs.md', "---\\n'ferry-fares': minor\\n---\\n\\nDogs\\n");
console.log(changeset('pre', 'enter', 'next').stdout);
console.log(changeset('version').stderr);
say('version', JSON.parse(read('package.json')).version);
say('tag', JSON.parse(read('.changeset/pre.json')).tag);
changeset('pre', 'exit');
changeset('version');
say('after exit', JSON.parse(read('package.json')).version);
`,
    },
    packages: ['@changesets/cli'],
    command: 'node check.mjs',
    shows: [
      'keeps folder: README.md config.json',
      'keeps version: 1.5.0-next.0',
      'keeps tag: next',
      'keeps after exit: 1.5.0',
    ],
  },
};
