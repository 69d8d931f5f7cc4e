import {deepEqual} from 'node:assert';
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

import {experiments} from '@rspack/core';

import {filesIn} from '../../lib/filesIn.mjs';
import {readJson} from '../../lib/readJson.mjs';
import type {LibraryConfig} from '../../setup/model/config';
import type {Work} from '../../setup/model/project';

const maxLength = 50_000;

/** Packages of a library's sources that the browser has, or that stay imports: nothing of React can be bundled. */
const provided = new Set(['react', 'react-dom', '@rsbuild/plugin-react', '@rslib/core']);

/** What a configuration can import and still be data. */
const modules: Record<string, unknown> = {
  '@rslib/core': {defineConfig: (config: unknown) => config},
  '@rsbuild/plugin-react': {
    pluginReact: (options?: object) => ({name: 'react', ...(options && {options})}),
  },
};

/** @returns the configuration of a text that only has plain values and the plugin for React */
function readConfig(text: string): LibraryConfig | undefined {
  const {code} = experiments.swc.transformSync(text, {
    jsc: {parser: {syntax: 'typescript'}, target: 'es2022'},
    module: {type: 'commonjs'},
  });
  const exported: {default?: object} = {};
  const load = (name: string): unknown => {
    if (!(name in modules)) {
      throw new Error(`${name} is code.`);
    }
    return modules[name];
  };
  try {
    // Without `process`: what depends on the machine is no data.
    const run = vm.compileFunction(code, ['require', 'exports', 'process']);
    Reflect.apply(run, undefined, [load, exported]);
    const config = JSON.parse(JSON.stringify(exported.default)) as object;
    // Fails for what JSON cannot hold, such as functions. Not strict, because tests run in another realm.
    deepEqual(exported.default, config);
    return {lib: [{}], ...config};
  } catch {
    return undefined;
  }
}

interface Example {
  without?: unknown;
  steps?: {run?: string; exit?: number}[];
}

interface Manifest {
  dependencies?: object;
  devDependencies?: object;
  scripts?: Record<string, string>;
}

/**
 * Reads a project of `examples/` for /setup.
 *
 * @param folder of the project; a case (`seat-map@inject`) only has the files that differ from its base project
 * @returns undefined for one that the tool in the browser cannot build: its configuration is code, its sources need other
 *   packages, or its files are large or not text
 */
export function readSample(folder: string): Work | undefined {
  const example = path.join(folder, 'example.json');
  const sources = new Map(
    [folder.replace(/@[^/]*$/, ''), folder].flatMap((from) =>
      filesIn(from).map((file) => [file, path.join(from, file)] as const),
    ),
  );
  const manifest = sources.get('package.json');
  const settings = sources.get('rslib.config.ts');
  // Variables of `.env` are read by the command line.
  if (!fs.existsSync(example) || !manifest || !settings || sources.has('.env')) {
    return undefined;
  }
  const {dependencies, devDependencies, scripts} = readJson(manifest) as Manifest;
  const {without, steps: [step] = []} = readJson(example) as Example;
  const config = readConfig(fs.readFileSync(settings, 'utf8'));
  const command = step?.run?.split(' && ')[0]?.replace(/^npm run build$/, `npx ${scripts?.build}`);
  if (!config || command !== 'npx rslib' || step?.exit || without) {
    return undefined;
  }
  const files = [...sources]
    .filter(([file]) => file !== 'example.json' && !file.startsWith('out/'))
    .map(([file, source]) => ({path: file, code: fs.readFileSync(source, 'utf8')}));
  const text = files.map(({code}) => code).join('');
  const imported = files
    .filter(({path: file}) => /^src\/|config/.test(file))
    .map(({code}) => code)
    .join('');
  const imports = (name: string): boolean => new RegExp(`["']${name}["'/]`).test(imported);
  const bundlesReact = config.lib.some(
    ({format = 'esm', output}) => /umd|iife/.test(format) && !output?.externals,
  );
  const isMissing = Object.keys({...dependencies, ...devDependencies}).some((name) =>
    provided.has(name)
      ? name === 'react' && bundlesReact
      : name === '@microsoft/api-extractor' || imports(name),
  );
  // U+FFFD stands for bytes that are not text.
  return isMissing || text.length > maxLength || text.includes('\uFFFD')
    ? undefined
    : {files, config};
}
