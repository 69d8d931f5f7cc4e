import {deepEqual} from 'node:assert';
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

import {filesIn} from '../../lib/filesIn.mjs';
import {readJson} from '../../lib/readJson.mjs';
import {findUnsupported} from '../../setup/engine';
import type {LibraryConfig} from '../../setup/model/config';
import type {Work} from '../../setup/model/project';

/** Packages that the browser has, or that stay imports. */
const provided = new Set(['react-dom', '@rsbuild/plugin-react', '@rslib/core']);

/** @returns the configuration of a text that only has plain values and the plugin for React */
function readConfig(text: string): LibraryConfig | undefined {
  const code = text.replaceAll(/^import .*/gm, '').replace('export default', 'return');
  try {
    // Other imports are missing, and so is `process`: what depends on the machine is no data.
    const run = vm.compileFunction(code, ['defineConfig', 'pluginReact', 'process']);
    const pluginReact = (options?: object) => ({name: 'react', ...(options && {options})});
    const config: unknown = Reflect.apply(run, undefined, [(value: object) => value, pluginReact]);
    const data = JSON.parse(JSON.stringify(config)) as object;
    // Fails for what JSON cannot hold, such as functions.
    deepEqual(config, data);
    return {lib: [{}], ...data};
  } catch {
    return undefined;
  }
}

/**
 * Reads a project of `examples/` for /setup.
 *
 * @param folder of the project; a case (`seat-map@inject`) only has the files that differ from its base project
 * @returns undefined for one that the tool in the browser cannot build: its configuration is code, or its sources need other
 *   packages
 */
export function readSample(folder: string): Work | undefined {
  const texts = new Map(
    [folder.replace(/@[^/]*$/, ''), folder].flatMap((from) =>
      filesIn(from)
        .filter((file) => !/^(?:example\.json$|out\/)/.test(file))
        .map((file) => [file, fs.readFileSync(path.join(from, file), 'utf8')] as const),
    ),
  );
  const config = readConfig(texts.get('rslib.config.ts') ?? '');
  // Variables of `.env` are read by the command line.
  if (!config || texts.has('.env')) {
    return undefined;
  }
  const files = [...texts].map(([file, code]) => ({path: file, code}));
  const {dependencies, devDependencies, scripts} = JSON.parse(
    texts.get('package.json') ?? '{}',
  ) as {
    dependencies?: object;
    devDependencies?: object;
    scripts?: {build?: string};
  };
  const {without, steps: [step] = []} = readJson(path.join(folder, 'example.json')) as {
    without?: unknown;
    steps?: {run?: string; exit?: number}[];
  };
  const command = step?.run?.split(' && ')[0]?.replace('npm run build', `npx ${scripts?.build}`);
  const isBuilt = command === 'npx rslib' && !step?.exit && !without && !findUnsupported(config);
  const sources = files.filter(({path: file}) => /^src\/|config/.test(file));
  const isImported = (name: string): boolean =>
    sources.some(({code}) => new RegExp(`["']${name}["'/]`).test(code));
  // Nothing of React can be bundled.
  const bundlesReact = config.lib.some(
    ({format = 'esm', output}) => /umd|iife/.test(format) && !output?.externals,
  );
  const isMissing = Object.keys({...dependencies, ...devDependencies}).some((name) =>
    name === 'react' ? bundlesReact : !provided.has(name) && isImported(name),
  );
  return isBuilt && !isMissing ? {files, config} : undefined;
}
