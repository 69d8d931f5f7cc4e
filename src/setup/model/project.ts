/*
 * The project for answers: the files that a build, an installation and the checks of the package need.
 */
import versions from '../records/versions.json';
import type {Answers} from './answers';
import {createConfig, packageNames, printConfig, type LibraryConfig} from './config';
import {createSources, type ProjectFile} from './samples';

export type {ProjectFile} from './samples';

const engines: Partial<Record<Answers['runtime'], string>> = {
  'node-18': '>=18',
  'node-20': '^20.19.0 || >=22.12.0',
  'node-22': '>=22.12.0',
  'node-24': '>=24',
};

/** Packages that one kind of library needs; all need the others. */
const kinds: Partial<Record<string, Answers['kind']>> = {
  '@rsbuild/plugin-react': 'react',
  '@rsbuild/plugin-vue': 'vue',
  '@types/node': 'cli',
  '@types/react': 'react',
  react: 'react',
  vue: 'vue',
  'vue-tsc': 'vue',
};

function createManifest({kind, loaders, runtime, types, styles}: Answers): object {
  const name = packageNames[kind];
  const isTyped = types !== 'none';
  const isDual = loaders === 'esm-cjs';
  const hasStylesheet = kind === 'react' && styles === 'css';
  const dist = isDual ? 'dist/esm' : 'dist';
  const target = (file: string, declarations: string) => ({
    types: isTyped ? declarations : undefined,
    default: file,
  });
  const main = target(`./${dist}/index.js`, `./${dist}/index.d.ts`);
  const commonJs = target('./dist/cjs/index.cjs', './dist/cjs/index.d.cts');
  const script = loaders === 'esm-script' ? `./dist/${name}.umd.js` : undefined;
  const attw = [
    '&& attw --pack .',
    ...(loaders === 'esm' || script ? ['--profile esm-only'] : []),
    // A stylesheet has no types.
    ...(hasStylesheet ? ['--exclude-entrypoints ./style.css'] : []),
  ];
  return {
    name,
    version: '0.1.0',
    license: 'MIT',
    type: loaders === 'cjs' ? 'commonjs' : 'module',
    bin: kind === 'cli' ? {[name]: `${dist}/cli.js`} : undefined,
    // For tools that do not read `exports`.
    main: isDual ? commonJs.default : loaders === 'cjs' ? main.default : undefined,
    types: isDual ? commonJs.types : main.types,
    exports: {
      '.': isDual ? {import: main, require: commonJs} : main,
      './style.css': hasStylesheet ? `./${dist}/style.css` : undefined,
      './package.json': './package.json',
    },
    unpkg: script,
    jsdelivr: script,
    files: ['dist'],
    sideEffects: kind === 'cli' ? undefined : styles === 'none' ? false : ['**/*.css'],
    engines: engines[runtime] ? {node: engines[runtime]} : undefined,
    scripts: {
      build: kind === 'vue' && isTyped ? 'rslib && vue-tsc' : 'rslib',
      dev: 'rslib --watch',
      // `dts: true` and `vue-tsc` check the types in the build.
      types: types === 'tsc' ? undefined : `${kind === 'vue' ? 'vue-tsc' : 'tsc'} --noEmit`,
      'check:package': ['publint --strict', ...(isTyped ? attw : [])].join(' '),
      prepublishOnly: 'npm run build && npm run check:package',
    },
    peerDependencies:
      kind === 'react' ? {react: '>=18.0.0'} : kind === 'vue' ? {vue: '^3.5.0'} : undefined,
    devDependencies: Object.fromEntries(
      Object.entries(versions).filter(([one]) =>
        one === '@arethetypeswrong/cli' ? isTyped : (kinds[one] ?? kind) === kind,
      ),
    ),
  };
}

function createTsconfig({kind, loaders, types}: Answers): object {
  const isComponent = kind === 'react' || kind === 'vue';
  return {
    compilerOptions: {
      target: 'ES2022',
      lib: kind === 'cli' ? undefined : ['ES2022', ...(isComponent ? ['DOM'] : [])],
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
      types: isComponent ? ['@rslib/core/types'] : kind === 'cli' ? ['node'] : undefined,
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

/** @param answers a possible combination @returns everything that a build needs, beside `node_modules` */
export function createWork(answers: Answers): Work {
  const config = createConfig(answers);
  const files = [
    {path: 'rslib.config.ts', code: printConfig(config)},
    {path: 'package.json', code: printJson(createManifest(answers))},
    {path: 'tsconfig.json', code: printJson(createTsconfig(answers))},
    ...createSources(answers),
  ];
  return {files, config};
}

/** @param answers a possible combination */
export const createProject = (answers: Answers): readonly ProjectFile[] =>
  createWork(answers).files;
