// @ts-check
/*
 * Runs one example: copies it to a temporary folder, links its packages, and executes its commands there.
 */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const examplesFolder = path.join(root, 'examples');

/** Folders of packages: the site's first, then those that only examples use. */
export const moduleFolders = [root, examplesFolder].map((folder) =>
  path.join(folder, 'node_modules'),
);

/** Time limits of a command, and of a watcher after an edit. */
const commandTimeoutMs = 180_000;
const watchTimeoutMs = 15_000;

/** Programs that differ from the first `bin` of their package. @type {Record<string, string>} */
const programs = {
  rslib: '@rslib/core/bin/rslib.js',
  rsbuild: '@rsbuild/core/bin/rsbuild.js',
  tsc: 'typescript/bin/tsc',
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

const npmCli = path.resolve(
  path.dirname(process.execPath),
  '../lib/node_modules/npm/bin/npm-cli.js',
);

/**
 * Contents of `example.json`. Without it, the example only has files that pages show.
 *
 * @typedef {object} Step
 * @property {string} [run] commands, joined by `&&`; the first that fails is the last
 * @property {number} [exit] the expected exit code; 0 when absent
 * @property {number} [node] the major version of Node.js that the outputs are for
 * @property {string} [stdout] the file in `out/` that records what was printed there
 * @property {string} [stderr] the same for the error stream
 * @property {string} [printed] the same for both streams
 * @property {(string | Record<string, string>)[]} [trees] folders whose files are listed in `out/<folder>.tree`; an object names the record
 * @property {string[]} [files] emitted files that are recorded in `out/`
 * @property {string} [watch] a command that keeps running
 * @property {string} [edit] the file that is saved once it watches
 * @property {string} [prints] the record of lines that it prints, in any order
 *
 * @typedef {object} Spec
 * @property {string[]} [without] a file or folder, or `package.json#key.path`, that is removed from the base project
 * @property {string[]} [link] the packages to link in place of those of package.json
 * @property {number} [typeError] the error that TypeScript finds in the configuration
 * @property {Step[]} [steps]
 *
 * @typedef {{stdout: string, stderr: string, code: number | null}} Ran
 */

/** An error that an author can act on, without a stack. */
export class ExampleError extends Error {}

/** @param {string} file @returns {any} @throws {ExampleError} naming a file that is not JSON */
function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ExampleError(`${path.relative(root, file)} is not valid JSON: ${String(error)}`);
  }
}

const stepKeys = [
  'run',
  'exit',
  'node',
  'stdout',
  'stderr',
  'printed',
  'trees',
  'files',
  'watch',
  'edit',
  'prints',
];
const specKeys = ['without', 'link', 'typeError', 'steps'];

/** @param {string} name the example's path below `examples/` @returns {Spec} @throws {ExampleError} for an unknown key */
export function readSpec(name) {
  const file = path.join(examplesFolder, name, 'example.json');
  if (!fs.existsSync(file)) {
    return {};
  }
  /** @type {Spec} */
  const spec = readJson(file);
  for (const [object, allowed] of /** @type {[object, string[]][]} */ ([
    [spec, specKeys],
    ...(spec.steps ?? []).map((step) => [step, stepKeys]),
  ])) {
    const unknown = Object.keys(object).find((key) => !allowed.includes(key));
    if (unknown !== undefined) {
      throw new ExampleError(
        `${path.relative(root, file)}: unknown key "${unknown}". Allowed: ${allowed.join(', ')}.`,
      );
    }
  }
  return spec;
}

/** @param {string} name @returns {string} the base project of a case `project@case`, or the project itself */
export const baseOf = (name) => name.replace(/@[^/]*$/, '');

/** @param {string} folder @returns {string[]} files of an example, without what the runner reads and writes */
function filesOf(folder) {
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => file !== 'example.json' && !file.startsWith(`out${path.sep}`));
}

/**
 * The files that an example is run with, by path: those of its base project, and its own.
 *
 * @param {string} name @returns {Map<string, string>} absolute source by path in the project
 */
export function sourcesOf(name) {
  const folders = [...new Set([baseOf(name), name])].map((one) => path.join(examplesFolder, one));
  return new Map(
    folders.flatMap((folder) =>
      filesOf(folder).map((file) => /** @type {const} */ ([file, path.join(folder, file)])),
    ),
  );
}

/** @param {string} name @returns {Map<string, string>} recorded outputs by path below `out/` */
export function recordedOf(name) {
  const folder = path.join(examplesFolder, name, 'out');
  if (!fs.existsSync(folder)) {
    return new Map();
  }
  return new Map(
    fs
      .readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => [
        path.relative(folder, file).split(path.sep).join('/'),
        fs.readFileSync(file, 'utf8').replace(/\n$/, ''),
      ]),
  );
}

/** A copy of an example that commands run in. */
export class Project {
  /** @param {string} name the example's path below `examples/` */
  constructor(name) {
    this.spec = readSpec(name);
    // realpath: on some systems the temporary folder is a link, and tools print its target.
    this.parent = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'rslib-example-'));
    this.folder = path.join(this.parent, 'project');
    for (const [file, source] of sourcesOf(name)) {
      const target = this.path(file);
      fs.mkdirSync(path.dirname(target), {recursive: true});
      fs.copyFileSync(source, target);
    }
    const manifest = readJson(this.path('package.json'));
    this.packageName = String(manifest.name);
    const {dependencies = {}, devDependencies = {}} = manifest;
    this.packages = this.spec.link ?? Object.keys({...dependencies, ...devDependencies});
    this.packages.forEach((one) => this.#link(one));
    (this.spec.without ?? []).forEach((target) => this.#remove(target));
    /** The workspace that `npm run x -w folder` works in. */
    this.workspace = '';
  }

  /** @param {string} file */
  path(file) {
    return path.join(this.folder, file);
  }

  /** @param {string} target */
  #remove(target) {
    const [file = '', keys] = target.split('#');
    if (!fs.existsSync(this.path(file))) {
      throw new ExampleError(`"without" names ${file}, which does not exist.`);
    }
    if (keys === undefined) {
      fs.rmSync(this.path(file), {recursive: true});
      return;
    }
    const json = readJson(this.path(file));
    const parts = keys.split('.');
    const last = parts.pop() ?? '';
    const owner = parts.reduce((value, key) => value?.[key], json);
    if (owner?.[last] === undefined) {
      throw new ExampleError(`"without" names ${target}, and ${file} has no such key.`);
    }
    delete owner[last];
    fs.writeFileSync(this.path(file), `${JSON.stringify(json, null, 2)}\n`);
  }

  /** @param {string} name */
  #link(name) {
    const target = this.path(path.join('node_modules', name));
    if (fs.existsSync(target)) {
      return;
    }
    const source = moduleFolders
      .map((folder) => path.join(folder, name))
      .find((folder) => fs.existsSync(folder));
    if (!source) {
      throw new ExampleError(
        `The package "${name}" is not installed. Add it to examples/package.json, and run: npm run examples:install`,
      );
    }
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.symlinkSync(source, target, 'dir');
  }

  /** @param {string} folder @returns {Map<string, number>} bytes by path from the project's root, sorted */
  sizes(folder) {
    const full = this.path(folder);
    if (!fs.existsSync(full)) {
      return new Map();
    }
    return new Map(
      fs
        .readdirSync(full, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .map(
          (file) =>
            /** @type {[string, number]} */ ([
              path.relative(this.folder, file).split(path.sep).join('/'),
              fs.statSync(file).size,
            ]),
        )
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  }

  /** The commands behind `npm run x`. @param {string} command @returns {string[]} */
  #expand(command) {
    const [head, name, script = ''] = command.trim().split(/\s+/);
    if (head !== 'npm' || name !== 'run') {
      return [command.trim()];
    }
    const text = readJson(this.path(path.join(this.workspace, 'package.json'))).scripts?.[script];
    if (typeof text !== 'string') {
      throw new ExampleError(`package.json has no script "${script}".`);
    }
    return text
      .split('&&')
      .map((part) => (/^\s*(?:node|npx|npm)\s/.test(part) ? part.trim() : `npx ${part.trim()}`));
  }

  /** @param {string} command @returns {string[]} arguments for node @throws {ExampleError} for a program that is not known */
  #argumentsOf(command) {
    const [head, ...rest] = command.split(/\s+/);
    const [name = '', ...args] = rest;
    if (head === 'node') {
      return rest;
    }
    if (head === 'npm' && name === 'pack') {
      return [npmCli, ...rest];
    }
    const program = programs[name];
    if (head === 'npx' && program) {
      return [this.path(path.join('node_modules', program)), ...args];
    }
    throw new ExampleError(
      `Cannot run "${command}": examples run "node …", "npm run …", "npm pack …", and npx with ${Object.keys(programs).join(', ')}.`,
    );
  }

  /** @param {string} command with `NAME=value` before it for its environment */
  #start(command) {
    const [assignments = ''] = /^(?:[A-Z_]+=\S*\s+)*/.exec(command) ?? [];
    const variables = Object.fromEntries(
      assignments
        .trim()
        .split(/\s+/)
        .filter(Boolean)
        .map((one) => one.split('=')),
    );
    /** @type {NodeJS.ProcessEnv} */
    const env = {...process.env, NO_COLOR: '1', ...variables};
    // `npm run --silent` passes its log level on to every npm below.
    for (const name of ['FORCE_COLOR', 'NODE_OPTIONS', 'NODE_ENV', 'CI', 'npm_config_loglevel']) {
      if (!(name in variables)) {
        delete env[name];
      }
    }
    if (this.packages.includes('@microsoft/api-extractor')) {
      const hook = new URL('./apiExtractorHook.mjs', import.meta.url);
      env.NODE_OPTIONS = `--import=${pathToFileURL(fileURLToPath(hook)).href}`;
    }
    const args = this.#argumentsOf(command.slice(assignments.length));
    return spawn(process.execPath, args, {cwd: this.path(this.workspace), env});
  }

  /** @param {string} command @returns {Promise<Ran>} @throws {ExampleError} after the time limit */
  #collect(command) {
    return new Promise((resolve, reject) => {
      const child = this.#start(command);
      const ran = {stdout: '', stderr: ''};
      child.stdout.on('data', (data) => (ran.stdout += data));
      child.stderr.on('data', (data) => (ran.stderr += data));
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        reject(new ExampleError(`"${command}" did not end within ${commandTimeoutMs / 1000} s.`));
      }, commandTimeoutMs);
      child.on('error', reject);
      child.on('close', (code) => {
        clearTimeout(timer);
        resolve({...ran, code});
      });
    });
  }

  /** @param {string} commands joined by `&&` @returns {Promise<Ran>} */
  async run(commands) {
    /** @type {Ran} */
    const all = {stdout: '', stderr: '', code: 0};
    for (const command of commands.split('&&').map((one) => one.trim())) {
      const [, script, workspace] = /^npm run (\S+) -w (\S+)$/.exec(command) ?? [];
      this.workspace = workspace ?? '';
      for (const part of this.#expand(script ? `npm run ${script}` : command)) {
        const one = await this.#collect(part);
        all.stdout += one.stdout;
        all.stderr += one.stderr;
        all.code = one.code;
        if (one.code !== 0) {
          this.workspace = '';
          return all;
        }
      }
      this.workspace = '';
    }
    return all;
  }

  /**
   * Starts a watcher, saves a file after its first build, and collects what it prints.
   *
   * @param {string} command @param {string} edit @param {(output: string) => boolean} isDone @returns {Promise<string>}
   */
  watch(command, edit, isDone) {
    return new Promise((resolve, reject) => {
      const child = this.#start(this.#expand(command)[0] ?? command);
      const timer = setTimeout(() => child.kill(), watchTimeoutMs);
      /** @type {NodeJS.Timeout | undefined} */
      let edits;
      let output = '';
      /** @param {Buffer} data */
      const read = (data) => {
        output += data;
        if (!edits && /^success build completed, watching/m.test(output)) {
          // The watcher needs a moment after this message.
          edits = setTimeout(() => fs.appendFileSync(this.path(edit), '\n'), 300);
        }
        if (edits && isDone(output)) {
          child.kill();
        }
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.on('error', reject);
      child.on('close', () => {
        clearTimeout(timer);
        clearTimeout(edits);
        resolve(output);
      });
    });
  }

  /** @throws {ExampleError} when a command left files outside the project */
  dispose() {
    const others = fs.readdirSync(this.parent).filter((name) => name !== 'project');
    // Links are removed, not followed.
    fs.rmSync(this.parent, {recursive: true, force: true});
    if (others.length > 0) {
      throw new ExampleError(`The example writes outside its folder: ../${others.join(', ../')}`);
    }
  }
}
