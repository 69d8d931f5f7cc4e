/*
 * The configuration for answers: as data, which the live engine builds, and as the text of `rslib.config.ts`.
 */
import type {Answers} from './answers';

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | {readonly [key: string]: Json | undefined};

/** A plugin by name, so that a configuration is data. It is printed as an import. */
export interface PluginSetting {
  name: 'react' | 'vue';
  options?: {[key: string]: Json};
}

interface Output {
  target?: 'web' | 'node';
  distPath?: string;
  filename?: {js?: string; css?: string};
  minify?: boolean;
  sourceMap?: boolean;
  externals?: {[name: string]: Json};
}

export interface LibItem {
  format?: 'esm' | 'cjs' | 'umd' | 'iife';
  bundle?: boolean;
  dts?: boolean | {isolated?: true; autoExtension?: true; bundle?: Json};
  umdName?: string;
  source?: {entry: Record<string, string>};
  output?: Output;
  plugins?: PluginSetting[];
}

/** The part of Rslib's configuration that the questions decide, and that the engine looks at. */
export interface LibraryConfig extends Pick<LibItem, 'dts'> {
  lib: LibItem[];
  syntax?: string[];
  source?: {entry: Record<string, string>};
  output?: Output;
  plugins?: PluginSetting[];
}

/** Names of the sample libraries: those of the guides. */
export const packageNames: Record<Answers['kind'], string> = {
  utility: 'tidy-units',
  react: 'seat-ui',
  vue: 'star-row',
  cli: 'dirweight',
};

/** The global variable of the file for script tags. */
const globalNames: Record<Answers['kind'], string> = {
  utility: 'tidyUnits',
  react: 'SeatUi',
  vue: 'StarRow',
  cli: '',
};

/** Browsers as Browserslist queries. Without them, Rslib targets the newest ones. */
const browsers: Partial<Record<Answers['runtime'], string[]>> = {
  'web-2023': ['chrome >= 111', 'edge >= 111', 'firefox >= 114', 'safari >= 16.4'],
  'web-2020': ['chrome >= 87', 'edge >= 87', 'firefox >= 78', 'safari >= 14'],
};

/** The file for script tags takes its framework from a global variable (guide/basic/output-format#umd-react). */
const globalOf = (name: string, root: string): {[name: string]: Json} => ({
  [name]: {root, commonjs: name, commonjs2: name, amd: name},
});

/**
 * Decides the layout of `dist`, as guide/basic/output-format describes it.
 *
 * @param answers a possible combination
 * @returns the configuration as data
 */
export function createConfig({kind, loaders, runtime, types, styles}: Answers): LibraryConfig {
  const isComponent = kind === 'react' || kind === 'vue';
  const item = (format: 'esm' | 'cjs', autoExtension?: true): LibItem => {
    const isolated = types === 'isolated' ? true : undefined;
    const dts: LibItem['dts'] = isolated || autoExtension ? {isolated, autoExtension} : true;
    return {
      format,
      bundle: isComponent ? false : undefined,
      // `vue-tsc` writes the declarations of Vue components.
      dts: types === 'none' || kind === 'vue' ? undefined : dts,
    };
  };
  const source =
    kind === 'cli' ? {entry: {index: './src/index.ts', cli: './src/cli.ts'}} : undefined;
  const plugins = isComponent ? [{name: kind}] : undefined;
  // The global `React` has no JSX runtime.
  const isClassic = kind === 'react' && loaders === 'esm-script';
  const name = packageNames[kind];
  const lib: Record<Answers['loaders'], () => LibItem[]> = {
    esm: () => [item('esm')],
    cjs: () => [item('cjs')],
    'esm-cjs': () => [
      {...item('esm'), source, output: {distPath: './dist/esm'}},
      {...item('cjs', true), output: {distPath: './dist/cjs'}},
    ],
    'esm-script': () => [
      {...item('esm'), plugins: isClassic ? plugins : undefined},
      {
        format: 'umd',
        umdName: globalNames[kind],
        output: {
          minify: true,
          filename: {
            js: `${name}.umd.js`,
            css: kind === 'vue' || styles === 'modules' ? `${name}.umd.css` : undefined,
          },
          externals: isComponent ? globalOf(kind, kind === 'react' ? 'React' : 'Vue') : undefined,
        },
        plugins: isClassic
          ? [{name: kind, options: {swcReactOptions: {runtime: 'classic'}}}]
          : undefined,
      },
    ],
  };
  const config: LibraryConfig = {
    lib: lib[loaders](),
    source: loaders === 'esm-cjs' ? undefined : source,
    syntax: browsers[runtime],
    output: runtime.startsWith('web') ? {target: 'web'} : undefined,
    plugins: isClassic ? undefined : plugins,
  };
  // Without the keys that are undefined.
  return JSON.parse(JSON.stringify(config)) as LibraryConfig;
}

export const pluginFunctions: Record<PluginSetting['name'], string> = {
  react: 'pluginReact',
  vue: 'pluginVue',
};

/** Text that is printed as it is. */
class Code {
  constructor(readonly text: string) {}
}

/** Prints a value as code, on one line where it fits. */
function print(value: unknown, indent: string, taken: number): string {
  if (value instanceof Code) {
    return value.text;
  }
  if (typeof value === 'string') {
    return `'${JSON.stringify(value).slice(1, -1).replaceAll(`\\"`, '"').replaceAll("'", "\\'")}'`;
  }
  if (typeof value !== 'object' || value === null) {
    return String(value);
  }
  const deeper = `${indent}  `;
  const isArray = Array.isArray(value);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  const parts = (at: string, width: number) =>
    entries.map(([key, one]: [string, unknown]) => {
      const name = isArray ? '' : `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : print(key, '', 0)}: `;
      return `${name}${print(one, at, width + name.length)}`;
    });
  const [open, close] = isArray ? ['[', ']'] : ['{ ', ' }'];
  const line = `${open}${parts('', -Infinity).join(', ')}${close}`;
  if (taken + line.length < 80) {
    return line;
  }
  const lines = parts(deeper, deeper.length).map((part) => `${deeper}${part},\n`);
  return `${open.trim()}\n${lines.join('')}${indent}${close.trim()}`;
}

/** @returns the text of `rslib.config.ts` */
export function printConfig(config: LibraryConfig): string {
  const used = new Set<PluginSetting['name']>();
  const call = ({name, options}: PluginSetting) => {
    used.add(name);
    return new Code(`${pluginFunctions[name]}(${options ? print(options, '', 0) : ''})`);
  };
  const lib = config.lib.map((item) => ({...item, plugins: item.plugins?.map(call)}));
  const plugins = config.plugins?.map(call);
  // The top level is always printed over several lines.
  const body = Object.entries({...config, lib, plugins})
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `  ${key}: ${print(value, '  ', key.length + 4)},\n`);
  const imports = [...used].map(
    (name) => `import { ${pluginFunctions[name]} } from '@rsbuild/plugin-${name}';\n`,
  );
  return `${imports.join('')}import { defineConfig } from '@rslib/core';

export default defineConfig({
${body.join('')}});
`;
}
