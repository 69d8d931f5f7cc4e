import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';

/** What the tool made of an empty configuration in one format. */
export interface ResolvedBuild {
  format: 'esm' | 'cjs' | 'umd' | 'iife' | 'mf';
  bundle: boolean;
  /**
   * Dotted path of an option (`output.target`; `rspack.…` for what is handed on to Rspack) to its
   * value as source text (`'node'`). An option that stays unset is absent.
   */
  options: Readonly<Record<string, string>>;
}

export interface ResolvedDefaults {
  /** Version of the tool that answered. */
  version: string;
  builds: readonly ResolvedBuild[];
}

type Answers = Map<string, Promise<ResolvedDefaults>>;

/**
 * Answers by directory. On the process, since Docusaurus loads the configuration's modules anew for each
 * language; what is installed stays the same.
 */
const answers = ((globalThis as {[key: symbol]: Answers | undefined})[
  Symbol.for('rslib-docs.resolvedDefaults')
] ??= new Map<string, Promise<ResolvedDefaults>>());

async function ask(siteDir: string): Promise<ResolvedDefaults> {
  const probe = path.join(siteDir, 'src/build/markdown/resolvedDefaults/probe.mjs');
  const env = {...process.env, NODE_ENV: 'production', NODE_OPTIONS: ''};
  const {stdout} = await promisify(execFile)(process.execPath, [probe], {cwd: siteDir, env});
  return JSON.parse(stdout) as ResolvedDefaults;
}

/**
 * Asks the installed tool what it makes of an empty configuration, in a process of its own (0.3 s), once.
 *
 * @param siteDir the repository's root
 * @returns one entry per format in bundle mode, and for esm and cjs one more without bundling
 * @throws when the tool cannot be run
 */
export function readResolvedDefaults(siteDir: string): Promise<ResolvedDefaults> {
  const known = answers.get(siteDir) ?? ask(siteDir);
  answers.set(siteDir, known);
  return known;
}
