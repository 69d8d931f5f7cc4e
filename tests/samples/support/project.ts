/**
 * A sample project on disk: its files, in a folder of its own below os.tmpdir(), with the repo's
 * packages linked into node_modules, and the commands of the page run in it.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

export const ROOT = path.resolve(__dirname, '../../..');
/** The packages of the site. */
export const NODE_MODULES = process.env.NODE_MODULES ?? path.join(ROOT, 'node_modules');
/** Packages that only samples import, from the package.json of this folder. The site's own come first. */
const SAMPLE_MODULES = path.join(ROOT, 'tests/samples/node_modules');

/** The fields of package.json that the samples use. */
export interface Manifest {
  name: string;
  version: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export const parseManifest = (code: string): Manifest => JSON.parse(code) as Manifest;

/** The folder of a package as Node.js finds it from another folder: the nearest node_modules wins. */
export function findPackage(name: string, from: string): string {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (fs.existsSync(path.join(candidate, 'package.json'))) return fs.realpathSync(candidate);
    if (folder === path.dirname(folder)) throw new Error(`${name} is not installed above ${from}`);
  }
}

/** Command names that a page may use after `npx`, and the script each one stands for. */
const TSC = 'typescript/bin/tsc';
const BINARIES: Record<string, string> = {
  rslib: '@rslib/core/bin/rslib.js',
  rsbuild: '@rsbuild/core/bin/rsbuild.js',
  tsc: TSC,
  tsup: 'tsup/dist/cli-default.js',
  vite: 'vite/bin/vite.js',
  unbuild: 'unbuild/dist/cli.mjs',
  rspress: '@rspress/core/bin/rspress.js',
  modern: '@modern-js/module-tools/bin/modern.js',
  'vue-tsc': 'vue-tsc/bin/vue-tsc.js',
  storybook: 'storybook/dist/bin/dispatcher.js',
  publint: 'publint/src/cli.js',
  attw: '@arethetypeswrong/cli/dist/index.js',
  rstest: '@rstest/core/bin/rstest.js',
  changeset: '@changesets/cli/bin.js',
};
/** npm as it is installed beside Node.js, for `npm pack --dry-run`. */
export const NPM = path.resolve(
  path.dirname(process.execPath),
  '../lib/node_modules/npm/bin/npm-cli.js',
);

type JsonObject = Record<string, unknown>;

export interface Ran {
  stdout: string;
  stderr: string;
  code: number | null;
}

export class Project {
  readonly root: string;
  /** The folder below `root` that commands run in: that of a workspace during `npm run x -w folder`. */
  private folder = '';

  constructor(name: string) {
    // realpath: on some systems the temporary folder is itself a link, and tools print the target.
    this.root = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), `rslib-docs-${name}-`));
  }

  file(name: string): string {
    return path.join(this.root, name);
  }

  read(name: string): string {
    return fs.readFileSync(this.file(name), 'utf8');
  }

  write(name: string, code: string): void {
    fs.mkdirSync(path.dirname(this.file(name)), {recursive: true});
    fs.writeFileSync(this.file(name), `${code}\n`);
  }

  append(name: string, code: string): void {
    fs.appendFileSync(this.file(name), `${code}\n`);
  }

  /** Replaces the top-level keys of a JSON file that `code` names. */
  merge(name: string, code: string): void {
    this.write(
      name,
      JSON.stringify(
        {...(JSON.parse(this.read(name)) as JsonObject), ...(JSON.parse(code) as JsonObject)},
        null,
        2,
      ),
    );
  }

  link(packages: string[]): void {
    for (const name of packages) {
      const target = [NODE_MODULES, SAMPLE_MODULES]
        .map((folder) => path.join(folder, name))
        .find((folder) => fs.existsSync(folder));
      if (!target) {
        throw new Error(
          `${name} is in neither ${NODE_MODULES} nor ${SAMPLE_MODULES} ("npm run samples:install")`,
        );
      }
      fs.mkdirSync(path.dirname(this.file(`node_modules/${name}`)), {recursive: true});
      fs.symlinkSync(target, this.file(`node_modules/${name}`), 'dir');
    }
  }

  /** Removes `a`, or key `c.d` of the JSON file `b` for "b#c.d". Fails when there is nothing to remove. */
  remove(target: string): void {
    const [name = '', keys] = target.split('#');
    if (!fs.existsSync(this.file(name))) throw new Error(`without="${target}": no such file`);
    if (keys === undefined) {
      fs.rmSync(this.file(name), {recursive: true});
      return;
    }
    const json = JSON.parse(this.read(name)) as JsonObject;
    const parts = keys.split('.');
    const last = parts.pop() as string;
    const owner = parts.reduce<JsonObject | undefined>(
      (value, key) => value?.[key] as JsonObject | undefined,
      json,
    );
    if (owner?.[last] === undefined) throw new Error(`without="${target}": no such key`);
    delete owner[last];
    this.write(name, JSON.stringify(json, null, 2));
  }

  /** Every file below `folder` with its size, e.g. { "dist/index.js": 573 }. */
  tree(folder: string): Record<string, number> {
    const sizes: Record<string, number> = {};
    if (!fs.existsSync(this.file(folder))) return sizes;
    for (const entry of fs.readdirSync(this.file(folder), {withFileTypes: true, recursive: true})) {
      if (!entry.isFile()) continue;
      const full = path.join(entry.parentPath, entry.name);
      sizes[path.relative(this.root, full).split(path.sep).join('/')] = fs.statSync(full).size;
    }
    return sizes;
  }

  /** The commands of a line: `npm run x` is the script's, and `a && b` is two. */
  private expand(command: string): string[] {
    const [head, name = '', script = ''] = command.trim().split(/\s+/);
    if (head !== 'npm' || name !== 'run') return [command];
    const text = parseManifest(this.read(path.join(this.folder, 'package.json'))).scripts?.[script];
    if (!text) throw new Error(`package.json has no script "${script}"`);
    return text.split('&&').map((part) => {
      const known = /^\s*(node|npx|npm)\s/.test(part);
      return known ? part.trim() : `npx ${part.trim()}`;
    });
  }

  /** Turns a command of the page into one that needs neither a shell nor the network. */
  private resolve(command: string): string[] {
    const [head, ...rest] = command.trim().split(/\s+/);
    const [name = '', ...args] = rest;

    if (head === 'node') return rest;
    if (head === 'npm' && name === 'pack') return [NPM, ...rest];
    const binary = BINARIES[name];
    if (head === 'npx' && binary) return [this.file(path.join('node_modules', binary)), ...args];
    throw new Error(`The samples cannot run "${command}" offline: mark its fence with norun`);
  }

  /** Starts one program. `NAME=value` before it is a variable of its environment. */
  start(command: string): ChildProcess {
    const [only, ...more] = this.expand(command);
    if (only === undefined || more.length > 0) {
      throw new Error(`"${command}" is more than one program: it can be run, not watched`);
    }
    const variables = [
      ...(/^(?:[A-Z_]+=\S*\s+)*/.exec(only)?.[0] ?? '').matchAll(/([A-Z_]+)=(\S*)/g),
    ];
    return this.node(
      this.resolve(only.replace(/^(?:[A-Z_]+=\S*\s+)*/, '')),
      Object.fromEntries(variables.map(([, name = '', value]) => [name, value])),
    );
  }

  private node(args: string[], variables: NodeJS.ProcessEnv = {}): ChildProcess {
    const env: NodeJS.ProcessEnv = {...process.env, NO_COLOR: '1', ...variables};
    // Jest sets NODE_ENV=test, which would reach the build. FORCE_COLOR would beat NO_COLOR.
    delete env.NODE_ENV;
    delete env.FORCE_COLOR;
    delete env.NODE_OPTIONS;
    // The pages show what a terminal shows; a machine of CI is another case, for one: no snapshot is written there.
    if (variables.CI === undefined) delete env.CI;
    if (fs.existsSync(this.file('node_modules/@microsoft/api-extractor'))) {
      env.NODE_OPTIONS = `--import=${pathToFileURL(path.join(__dirname, 'apiExtractorHook.mjs')).href}`;
    }
    return spawn(process.execPath, args, {cwd: this.file(this.folder), env});
  }

  /** Runs a command; of several joined by `&&`, the first that fails is the last. */
  async run(command: string): Promise<Ran> {
    const [, script, workspace] = /^npm run (\S+) -w (\S+)$/.exec(command) ?? [];
    if (workspace !== undefined) {
      this.folder = workspace;
      return this.run(`npm run ${script}`).finally(() => (this.folder = ''));
    }
    const all: Ran = {stdout: '', stderr: '', code: 0};
    for (const part of this.expand(command)) {
      const one = await this.collect(() => this.start(part));
      all.stdout += one.stdout;
      all.stderr += one.stderr;
      all.code = one.code;
      if (one.code !== 0) break;
    }
    return all;
  }

  /** Runs the repo's TypeScript here, also when the project itself has none. */
  typeCheck(args: string): Promise<Ran> {
    return this.collect(() => this.node([path.join(NODE_MODULES, TSC), ...args.split(' ')]));
  }

  private collect(start: () => ChildProcess): Promise<Ran> {
    return new Promise((resolve, reject) => {
      const child = start();
      const ran: Ran = {stdout: '', stderr: '', code: null};
      child.stdout?.on('data', (data: Buffer) => (ran.stdout += data.toString()));
      child.stderr?.on('data', (data: Buffer) => (ran.stderr += data.toString()));
      child.on('error', reject);
      child.on('close', (code) => resolve({...ran, code}));
    });
  }

  /** Starts a watch command, edits a file after the first build, and collects what is printed. */
  watch(command: string, edit: string, done: (output: string) => boolean): Promise<string> {
    return new Promise((resolve, reject) => {
      const child = this.start(command);
      let output = '';
      let edited = false;
      const limit = setTimeout(() => child.kill(), 15_000);
      const onData = (data: Buffer) => {
        output += data.toString();
        if (!edited && this.watching(output)) {
          edited = true;
          // The watcher needs a moment after it says that it watches.
          setTimeout(() => this.append(edit, ''), 300);
        }
        if (edited && done(output)) child.kill();
      };
      child.stdout?.on('data', onData);
      child.stderr?.on('data', onData);
      child.on('error', reject);
      child.on('close', () => {
        clearTimeout(limit);
        resolve(output);
      });
    });
  }

  private watching(output: string): boolean {
    return /^success build completed, watching/m.test(output);
  }

  dispose(): void {
    // Links are removed, not followed: rmSync does not enter them.
    fs.rmSync(this.root, {recursive: true, force: true});
  }
}
