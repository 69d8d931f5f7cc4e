/*
 * The configuration for answers: as data, which the live engine builds, and as the text of `rslib.config.ts`.
 */
import type {LibConfig, RslibConfig} from '@rslib/core';

import type {Answers} from './answers';

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | {readonly [key: string]: Json | undefined};

/** A plugin by name, so that a configuration is data. It is printed as an import. */
interface PluginSetting {
  name: 'react' | 'vue';
  options?: {[key: string]: Json};
}

type LibItem = Omit<LibConfig, 'plugins'> & {plugins?: PluginSetting[]};

/** Rslib's configuration as data. */
export type LibraryConfig = Omit<RslibConfig, 'lib' | 'plugins'> &
  Pick<LibItem, 'plugins'> & {lib: LibItem[]};

/** Names of the sample libraries: those of the guides. */
export const packageNames: Record<Answers['kind'], string> = {
  utility: 'tidy-units',
  react: 'seat-ui',
  vue: 'star-row',
  cli: 'dirweight',
};

/** The global variable of the file for script tags. */
const globalNames: Partial<Record<Answers['kind'], string>> = {
  utility: 'tidyUnits',
  react: 'SeatUi',
  vue: 'StarRow',
};

/** Browsers as Browserslist queries. Without them, Rslib targets the newest ones. */
const browsers: Partial<Record<Answers['runtime'], string[]>> = {
  'web-2023': ['chrome >= 111', 'edge >= 111', 'firefox >= 114', 'safari >= 16.4'],
  'web-2020': ['chrome >= 87', 'edge >= 87', 'firefox >= 78', 'safari >= 14'],
};

/** Decides the layout of `dist`, as guide/basic/output-format describes it. @param answers a possible combination */
export function createConfig({kind, loaders, runtime, types, styles}: Answers): LibraryConfig {
  const isComponent = kind === 'react' || kind === 'vue';
  const item = (format: 'esm' | 'cjs', autoExtension?: true): LibItem => {
    const isolated = types === 'isolated' ? true : undefined;
    const dts = isolated || autoExtension ? {isolated, autoExtension} : true;
    return {
      format,
      bundle: isComponent ? false : undefined,
      // `vue-tsc` writes the declarations of Vue components.
      dts: types === 'none' || kind === 'vue' ? undefined : dts,
    };
  };
  const source =
    kind === 'cli' ? {entry: {index: './src/index.ts', cli: './src/cli.ts'}} : undefined;
  const plugins: PluginSetting[] | undefined = isComponent ? [{name: kind}] : undefined;
  // The global `React` has no JSX runtime.
  const isClassic = kind === 'react' && loaders === 'esm-script';
  const file = `${packageNames[kind]}.umd`;
  const root = kind === 'react' ? 'React' : 'Vue';
  const lib: Record<Answers['loaders'], LibItem[]> = {
    esm: [item('esm')],
    cjs: [item('cjs')],
    'esm-cjs': [
      {...item('esm'), source, output: {distPath: './dist/esm'}},
      {...item('cjs', true), output: {distPath: './dist/cjs'}},
    ],
    'esm-script': [
      {...item('esm'), plugins: isClassic ? plugins : undefined},
      {
        format: 'umd',
        umdName: globalNames[kind],
        output: {
          minify: true,
          filename: {
            js: `${file}.js`,
            css: kind === 'vue' || styles === 'modules' ? `${file}.css` : undefined,
          },
          // The framework is a global variable (guide/basic/output-format#umd-react).
          externals: isComponent
            ? {[kind]: {root, commonjs: kind, commonjs2: kind, amd: kind}}
            : undefined,
        },
        plugins: isClassic
          ? [{name: kind, options: {swcReactOptions: {runtime: 'classic'}}}]
          : undefined,
      },
    ],
  };
  const config: LibraryConfig = {
    lib: lib[loaders],
    source: loaders === 'esm-cjs' ? undefined : source,
    syntax: browsers[runtime],
    output: runtime.startsWith('web') ? {target: 'web'} : undefined,
    plugins: isClassic ? undefined : plugins,
  };
  // Without the keys that are undefined.
  return JSON.parse(JSON.stringify(config)) as LibraryConfig;
}

const pluginFunctions = new Map([
  ['react', 'pluginReact'],
  ['vue', 'pluginVue'],
]);

/** Prints a value as code, on one line where it fits. A function prints itself. */
function print(value: unknown, indent: string): string {
  if (typeof value === 'function') {
    return (value as (indent: string) => string)(indent);
  }
  if (typeof value === 'string') {
    return `'${JSON.stringify(value).slice(1, -1).replaceAll(`\\"`, '"').replaceAll("'", "\\'")}'`;
  }
  if (typeof value !== 'object' || value === null) {
    return String(value);
  }
  const isArray = Array.isArray(value);
  const parts = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .map(([key, one]: [string, unknown]) => {
      const name = isArray ? '' : `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : print(key, '')}: `;
      return `${name}${print(one, `${indent}  `)}`;
    });
  const [open, close] = isArray ? ['[', ']'] : ['{ ', ' }'];
  const line = `${open}${parts.join(', ')}${close}`;
  // The top level is always printed over several lines.
  return indent && indent.length + line.length < 76 && !line.includes('\n')
    ? line
    : `${open.trim()}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close.trim()}`;
}

/**
 * @returns the text of `rslib.config.ts`
 * @throws for what is no configuration, or has other plugins, as a damaged link could
 */
export function printConfig(config: LibraryConfig): string {
  const imports = new Set<string>();
  const withCalls = ({plugins, ...item}: LibItem) => ({
    ...item,
    plugins: plugins?.map(({name, options}) => {
      const called = pluginFunctions.get(name);
      if (!called) {
        throw new Error(name);
      }
      imports.add(`import { ${called} } from '@rsbuild/plugin-${name}';\n`);
      return (indent: string) => `${called}(${options ? print(options, indent) : ''})`;
    }),
  });
  const body = print({...withCalls(config), lib: config.lib.map(withCalls)}, '');
  return `${[...imports].join('')}import { defineConfig } from '@rslib/core';

export default defineConfig(${body});
`;
}
