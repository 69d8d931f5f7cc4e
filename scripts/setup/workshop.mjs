// Builds the projects of /setup with the installed tool, each as its package.json says.
import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {UsageError} from '../../src/lib/readJson.mjs';
import {moduleFolders} from '../examples/project.mjs';

/** @typedef {import('../../src/setup/model/project').ProjectFile} ProjectFile */
/** @typedef {{files: Map<string, string>, log: string}} Build output files by path, and what the tool printed */

/** @param {string} name @returns {string} the folder of an installed package @throws {UsageError} */
export function findPackage(name) {
  const folder = moduleFolders.map((one) => path.join(one, name)).find((one) => fs.existsSync(one));
  if (!folder) {
    throw new UsageError(`${name} is not installed. Run: npm run examples:install`);
  }
  return folder;
}

/** Programs of the projects' scripts. @type {Record<string, string>} */
const programs = {rslib: '@rslib/core/bin/rslib.js', 'vue-tsc': 'vue-tsc/bin/vue-tsc.js'};

const isDeclaration = (/** @type {string} */ file) => /\.d\.c?ts$/.test(file);

/** @param {string} folder @returns {Map<string, string>} texts of the files in its `dist`, by path from the folder */
function readOutput(folder) {
  const entries = fs.readdirSync(path.join(folder, 'dist'), {recursive: true, withFileTypes: true});
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => [
        path.relative(folder, file).split(path.sep).join('/'),
        fs.readFileSync(file, 'utf8'),
      ]),
  );
}

/**
 * Puts a log in an order that does not depend on which format is built first, without times.
 *
 * @param {string} printed @param {string} declared the log to take the lines about declarations from
 */
function tidyLog(printed, declared) {
  const lines = (/** @type {string} */ text) =>
    text
      .trim()
      .split('\n')
      .map((line) => line.replace(/ in [\d.]+ ?m?s\b/, '').trimEnd());
  const isAboutTypes = (/** @type {string} */ line) => /declaration files/.test(line);
  const isReady = (/** @type {string} */ line) => /^ready +built/.test(line);
  const all = lines(printed).filter((line) => !isAboutTypes(line));
  const ready = all.filter(isReady).toSorted();
  const types = lines(declared).filter(isAboutTypes).toSorted().toReversed();
  const start = all.findIndex(isReady);
  const rest = all.slice(start).filter((line) => !isReady(line));
  return [...all.slice(0, start), ...ready, ...types, ...rest].join('\n');
}

/** @param {readonly (readonly ProjectFile[])[]} projects @returns {string} a short hash, which a record is compared by */
export const hashProjects = (projects) =>
  createHash('sha256').update(JSON.stringify(projects)).digest('hex').slice(0, 12);

/** A temporary folder with projects, and the packages that they import. */
export class Workshop {
  constructor() {
    // realpath: on some systems the temporary folder is a link, and tools print its target.
    this.folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'rslib-setup-'));
  }

  /** @param {string} project @param {readonly ProjectFile[]} files */
  write(project, files) {
    for (const file of files) {
      const target = path.join(this.folder, project, file.path);
      fs.mkdirSync(path.dirname(target), {recursive: true});
      fs.writeFileSync(target, file.code);
    }
  }

  /** @param {string} name */
  #link(name) {
    const link = path.join(this.folder, 'node_modules', name);
    if (!fs.existsSync(link)) {
      fs.mkdirSync(path.dirname(link), {recursive: true});
      fs.symlinkSync(findPackage(name), link, 'dir');
    }
  }

  /** @param {string} project @param {readonly string[]} command @returns {Promise<string>} what it printed @throws {UsageError} */
  #run(project, [name = '', ...args]) {
    /** @type {NodeJS.ProcessEnv} */
    const env = {...process.env, NO_COLOR: '1'};
    for (const variable of ['FORCE_COLOR', 'NODE_OPTIONS', 'NODE_ENV', 'CI']) {
      delete env[variable];
    }
    const cwd = path.join(this.folder, project);
    const program = path.join(this.folder, 'node_modules', programs[name] ?? name);
    const child = spawn(process.execPath, [program, ...args], {cwd, env});
    let printed = '';
    child.stdout.on('data', (data) => (printed += data));
    child.stderr.on('data', (data) => (printed += data));
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) =>
        code === 0
          ? resolve(printed)
          : reject(new UsageError(`"${name}" ended with exit code ${code}:\n${printed}`)),
      );
    });
  }

  /**
   * Writes a project, and runs its script `build`.
   *
   * @param {string} project the folder to write it to
   * @param {readonly ProjectFile[]} files
   * @param {Build} [declared] a build of the same sources, to take the declarations from: they cost most of the time
   * @returns {Promise<Build>}
   * @throws {UsageError} with what the tool printed, if the build fails
   */
  async build(project, files, declared) {
    this.write(project, files);
    const manifest = JSON.parse(files.find((file) => file.path === 'package.json')?.code ?? '{}');
    Object.keys(manifest.devDependencies).forEach((name) => this.#link(name));
    let printed = '';
    for (const command of manifest.scripts.build.split(' && ')) {
      if (!declared) {
        printed += await this.#run(project, [command]);
      } else if (command === 'rslib') {
        printed += await this.#run(project, [command, 'build', '--no-dts']);
      }
    }
    const taken = [...(declared?.files ?? [])].filter(([file]) => isDeclaration(file));
    this.write(
      project,
      taken.map(([file, code]) => ({path: file, code})),
    );
    const log = tidyLog(printed, declared?.log ?? printed);
    return {files: readOutput(path.join(this.folder, project)), log};
  }

  dispose() {
    // Links are removed, not followed.
    fs.rmSync(this.folder, {recursive: true, force: true});
  }
}
