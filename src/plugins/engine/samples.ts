import {deepEqual} from 'node:assert';
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

import {experiments} from '@rspack/core';

import {filesIn} from '../../lib/filesIn.mjs';
import {readJson} from '../../lib/readJson.mjs';
import {findUnsupported} from '../../setup/engine';
import type {LibraryConfig} from '../../setup/model/config';
import type {Work} from '../../setup/model/project';

/** Packages that the browser has, or that stay imports. */
const provided = new Set(['react-dom', '@rsbuild/plugin-react', '@rslib/core']);

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
  try {
    // Without `process`: what depends on the machine is no data.
    const run = vm.compileFunction(code, ['require', 'exports', 'process']);
    Reflect.apply(run, undefined, [(name: string) => modules[name], exported]);
    const config = JSON.parse(JSON.stringify(exported.default)) as object;
    // Fails for what JSON cannot hold, such as functions. Not strict, because tests run in another realm.
    deepEqual(exported.default, config);
    return {lib: [{}], ...config};
  } catch {
    return undefined;
  }
}

interface Manifest {
  dependencies?: object;
  devDependencies?: object;
  scripts?: {build?: string};
}

interface Example {
  without?: unknown;
  steps?: {run?: string; exit?: number}[];
}

/**
 * Reads a project of `examples/` for /setup.
 *
 * @param folder of the project; a case (`seat-map@inject`) only has the files that differ from its base project
 * @returns undefined for one that the tool in the browser cannot build: its configuration is code, its sources need other
 *   packages, or a file is not text
 */
export function readSample(folder: string): Work | undefined {
  const texts = new Map(
    [folder.replace(/@[^/]*$/, ''), folder].flatMap((from) =>
      filesIn(from)
        .filter((file) => !/^(?:example\.json$|out\/)/.test(file))
        .map((file) => [file, fs.readFileSync(path.join(from, file), 'utf8')] as const),
    ),
  );
  const example = path.join(folder, 'example.json');
  const config = readConfig(texts.get('rslib.config.ts') ?? '');
  // Variables of `.env` are read by the command line.
  if (!config || !fs.existsSync(example) || !texts.has('package.json') || texts.has('.env')) {
    return undefined;
  }
  const {dependencies, devDependencies, scripts} = JSON.parse(
    texts.get('package.json') ?? '',
  ) as Manifest;
  const {without, steps: [step] = []} = readJson(example) as Example;
  const command = step?.run?.split(' && ')[0]?.replace('npm run build', `npx ${scripts?.build}`);
  const files = [...texts].map(([file, code]) => ({path: file, code}));
  const sources = files.filter(({path: file}) => /^src\/|config/.test(file));
  const bundlesReact = config.lib.some(
    ({format = 'esm', output}) => /umd|iife/.test(format) && !output?.externals,
  );
  // Nothing of React can be bundled.
  const isImported = (name: string): boolean =>
    sources.some(({code}) => new RegExp(`["']${name}["'/]`).test(code));
  const isMissing = Object.keys({...dependencies, ...devDependencies}).some((name) =>
    name === 'react' ? bundlesReact : !provided.has(name) && isImported(name),
  );
  // U+FFFD stands for bytes that are not text.
  const isText = files.every(({code}) => !code.includes('\uFFFD'));
  const isBuilt = command === 'npx rslib' && !step?.exit && !without && !findUnsupported(config);
  return isBuilt && isText && !isMissing ? {files, config} : undefined;
}
