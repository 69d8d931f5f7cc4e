import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';

import {root} from './program';

/** What the tool makes of an empty configuration in one format. */
export interface ResolvedBuild {
  format: 'esm' | 'cjs' | 'umd' | 'iife' | 'mf';
  bundle: boolean;
  /**
   * Dotted path of an option (`output.target`; `rspack.…` for what is handed on to Rspack) to its value as source text
   * (`'node'`). An option that stays unset is absent.
   */
  options: Readonly<Record<string, string>>;
}

/** One per format in bundle mode, and for esm and cjs one more without bundling (0.3 s). */
export async function resolveDefaults(): Promise<ResolvedBuild[]> {
  const env = {...process.env, NODE_ENV: 'production', NODE_OPTIONS: ''};
  const probe = path.join(__dirname, 'resolveDefaults.mjs');
  const {stdout} = await promisify(execFile)(process.execPath, [probe], {cwd: root, env});
  return JSON.parse(stdout) as ResolvedBuild[];
}
