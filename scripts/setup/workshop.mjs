// Builds a project of /setup with the installed tool, and checks the package, as its scripts say.
import {exec} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {filesIn} from '../../src/lib/filesIn.mjs';
import {readJson, UsageError} from '../../src/lib/readJson.mjs';
import {moduleFolders} from '../examples/project.mjs';

/** @typedef {Record<string, string>} Output texts of the files in `dist`, by path from the project's root */

/** @param {string} name @returns {string} the folder of an installed package @throws {UsageError} */
export function findPackage(name) {
  const folder = moduleFolders.map((one) => path.join(one, name)).find((one) => fs.existsSync(one));
  if (!folder) {
    throw new UsageError(`${name} is not installed. Run: npm run examples:install`);
  }
  return folder;
}

/** A module of the loader becomes part of the library. Its id is made from its path, which is to be that of an installation. */
const copied = new Set(['@rsbuild/plugin-vue', 'rspack-vue-loader']);

/** @param {string} project @param {object} [dependencies] of package.json */
function install(project, dependencies = {}) {
  for (const name of Object.keys(dependencies)) {
    const [from, to] = [findPackage(name), path.join(project, 'node_modules', name)];
    fs.mkdirSync(path.dirname(to), {recursive: true});
    if (copied.has(name)) {
      fs.cpSync(from, to, {recursive: true});
      install(project, readJson(path.join(from, 'package.json')).dependencies);
    } else {
      fs.symlinkSync(from, to, 'dir');
    }
  }
}

/** @param {string} command @param {string} cwd @throws {UsageError} with what it printed, if it fails */
async function run(command, cwd) {
  const programs = moduleFolders.map((one) => path.join(one, '.bin'));
  const PATH = [...programs, process.env.PATH].join(path.delimiter);
  // Those of tests would change the build.
  const env = {...process.env, PATH, NODE_ENV: undefined, NODE_OPTIONS: undefined};
  await promisify(exec)(command, {cwd, env}).catch(({stdout, stderr}) => {
    throw new UsageError(`"${command}" fails:\n${stdout}${stderr}`);
  });
}

/**
 * @param {readonly import('../../src/setup/model/samples').ProjectFile[]} files
 * @returns {Promise<Output>}
 * @throws {UsageError} if the build fails or the package is refused
 */
export async function buildProject(files) {
  const project = fs.mkdtempSync(path.join(os.tmpdir(), 'rslib-setup-'));
  const inProject = (/** @type {string} */ file) => path.join(project, file);
  try {
    for (const file of files) {
      fs.mkdirSync(path.dirname(inProject(file.path)), {recursive: true});
      fs.writeFileSync(inProject(file.path), file.code);
    }
    install(project, readJson(inProject('package.json')).devDependencies);
    await run('npm run build', project);
    await run('npm run check:package', project);
    const written = filesIn(inProject('dist')).map((file) => `dist/${file}`);
    return Object.fromEntries(
      written.toSorted().map((file) => [file, fs.readFileSync(inProject(file), 'utf8')]),
    );
  } finally {
    // Links are removed, not followed.
    fs.rmSync(project, {recursive: true, force: true});
  }
}
