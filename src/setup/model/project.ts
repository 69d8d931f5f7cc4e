/*
 * The project for answers: the files that a build, an installation and the checks of the package need.
 */
import versions from '../records/versions.json';
import type {Answers} from './answers';
import {createConfig, packageNames, printConfig, type Json, type LibraryConfig} from './config';
import {createSources, type ProjectFile} from './samples';

export type {ProjectFile} from './samples';

const engines: Partial<Record<Answers['runtime'], string>> = {
  'node-18': '>=18',
  'node-20': '^20.19.0 || >=22.12.0',
  'node-22': '>=22.12.0',
  'node-24': '>=24',
};

const descriptions: Record<Answers['kind'], string> = {
  utility: 'Formats bytes and other amounts in readable units',
  react: 'A seat picker for React',
  vue: 'A rating with stars for Vue',
  cli: 'Adds up the sizes of the files in a folder',
};

type Versions = typeof versions;

/** `exports` and the fields for tools that do not read it. */
function createEntries({kind, loaders, types, styles}: Answers): Record<string, Json> {
  const target = (file: string, declaration: string): Json =>
    types === 'none' ? {default: file} : {types: declaration, default: file};
  const folder = loaders === 'esm-cjs' ? './dist/esm' : './dist';
  const others = {
    ...(kind === 'react' && styles === 'css' && {'./style.css': `${folder}/style.css`}),
    './package.json': './package.json',
  };
  switch (loaders) {
    case 'esm-cjs':
      return {
        main: './dist/cjs/index.cjs',
        ...(types !== 'none' && {types: './dist/cjs/index.d.cts'}),
        exports: {
          '.': {
            import: target('./dist/esm/index.js', './dist/esm/index.d.ts'),
            require: target('./dist/cjs/index.cjs', './dist/cjs/index.d.cts'),
          },
          ...others,
        },
      };
    case 'cjs':
    case 'esm':
    case 'esm-script':
      return {
        ...(loaders === 'cjs' && {main: './dist/index.js'}),
        ...(types !== 'none' && {types: './dist/index.d.ts'}),
        exports: {'.': target('./dist/index.js', './dist/index.d.ts'), ...others},
      };
  }
}

function createManifest(answers: Answers): Record<string, Json | undefined> {
  const {kind, loaders, runtime, types, styles} = answers;
  const name = packageNames[kind];
  const bin = {
    esm: 'dist/cli.js',
    cjs: 'dist/cli.js',
    'esm-cjs': 'dist/esm/cli.js',
    'esm-script': '',
  };
  const attw = [
    'attw --pack .',
    ...(loaders === 'esm' || loaders === 'esm-script' ? ['--profile esm-only'] : []),
    // A stylesheet has no types.
    ...(kind === 'react' && styles === 'css' ? ['--exclude-entrypoints ./style.css'] : []),
  ].join(' ');
  const packages: (keyof Versions | false)[] = [
    types !== 'none' && '@arethetypeswrong/cli',
    kind === 'react' && '@rsbuild/plugin-react',
    kind === 'vue' && '@rsbuild/plugin-vue',
    '@rslib/core',
    kind === 'cli' && '@types/node',
    kind === 'react' && '@types/react',
    'publint',
    kind === 'react' && 'react',
    'typescript',
    kind === 'vue' && 'vue',
    kind === 'vue' && 'vue-tsc',
  ];
  const checkTypes = kind === 'vue' ? 'vue-tsc --noEmit' : 'tsc --noEmit';
  return {
    name,
    version: '0.1.0',
    description: descriptions[kind],
    license: 'MIT',
    type: loaders === 'cjs' ? 'commonjs' : 'module',
    bin: kind === 'cli' ? {[name]: bin[loaders]} : undefined,
    ...createEntries(answers),
    ...(loaders === 'esm-script' && {
      unpkg: `./dist/${name}.umd.js`,
      jsdelivr: `./dist/${name}.umd.js`,
    }),
    files: ['dist'],
    sideEffects: kind === 'cli' ? undefined : styles === 'none' ? false : ['**/*.css'],
    engines: engines[runtime] ? {node: engines[runtime]} : undefined,
    scripts: {
      build: kind === 'vue' && types !== 'none' ? 'rslib && vue-tsc' : 'rslib',
      dev: 'rslib --watch',
      // `dts: true` and `vue-tsc` check the types in the build.
      types: types === 'tsc' ? undefined : checkTypes,
      'check:package': types === 'none' ? 'publint --strict' : `publint --strict && ${attw}`,
      prepublishOnly: 'npm run build && npm run check:package',
    },
    peerDependencies: {
      react: {react: '>=18.0.0'},
      vue: {vue: '^3.5.0'},
      utility: undefined,
      cli: undefined,
    }[kind],
    devDependencies: Object.fromEntries(
      packages.filter((one) => one !== false).map((one) => [one, versions[one]]),
    ),
  };
}

function createTsconfig({kind, loaders, types}: Answers): Json {
  const isComponent = kind === 'react' || kind === 'vue';
  return {
    compilerOptions: {
      target: 'ES2022',
      ...(kind !== 'cli' && {lib: isComponent ? ['ES2022', 'DOM'] : ['ES2022']}),
      module: 'ESNext',
      moduleResolution: 'bundler',
      ...(kind === 'react' && {jsx: loaders === 'esm-script' ? 'react' : 'react-jsx'}),
      rootDir: 'src',
      ...(kind === 'vue' &&
        types !== 'none' && {outDir: 'dist', declaration: true, emitDeclarationOnly: true}),
      ...(types === 'isolated' && {declaration: true, isolatedDeclarations: true}),
      strict: true,
      isolatedModules: true,
      skipLibCheck: true,
      ...(isComponent && {types: ['@rslib/core/types']}),
      ...(kind === 'cli' && {types: ['node']}),
    },
    include: ['src'],
  };
}

/** What is worked on: a link, an edited project and a job of the engine are this. */
export interface Work {
  /** With `rslib.config.ts`, which is printed from the configuration. */
  readonly files: readonly ProjectFile[];
  /** Data: plugins are names. */
  readonly config: LibraryConfig;
}

const printJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * @param answers a possible combination
 * @returns everything that a build needs, beside `node_modules`
 */
export function createProject(answers: Answers): ProjectFile[] {
  return [
    {path: 'rslib.config.ts', code: printConfig(createConfig(answers))},
    {path: 'package.json', code: printJson(createManifest(answers))},
    {path: 'tsconfig.json', code: printJson(createTsconfig(answers))},
    ...createSources(answers),
  ];
}

/** @param answers a possible combination */
export const createWork = (answers: Answers): Work => ({
  files: createProject(answers),
  config: createConfig(answers),
});
