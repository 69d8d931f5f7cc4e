// Builds a project of /setup with the installed tool, and checks the package, as its scripts say.
import {exec} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';

import {filesIn} from '../../src/lib/filesIn.mjs';
import {readJson, UsageError} from '../../src/lib/readJson.mjs';
import {moduleFolders, root} from '../examples/project.mjs';

/** @typedef {Record<string, string>} Output texts of the files in `dist`, by path from the project's root */

/** @param {string} name @returns {string} the folder of an installed package @throws {UsageError} */
export function findPackage(name) {
  const folder = moduleFolders.map((one) => path.join(one, name)).find((one) => fs.existsSync(one));
  if (!folder) {
    throw new UsageError(`${name} is not installed. Run: npm run examples:install`);
  }
  return folder;
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

/** Inside the repository: ids of modules are made from the way to the packages, which has to be the same on all machines. */
const workshop = path.join(root, 'node_modules/.cache/setup');

/**
 * @param {readonly import('../../src/setup/model/samples').ProjectFile[]} files
 * @returns {Promise<Output>}
 * @throws {UsageError} if the build fails or the package is refused
 */
export async function buildProject(files) {
  fs.mkdirSync(workshop, {recursive: true});
  const project = fs.mkdtempSync(path.join(workshop, 'project-'));
  const inProject = (/** @type {string} */ file) => path.join(project, file);
  const makeFolder = (/** @type {string} */ file) =>
    fs.mkdirSync(path.dirname(file), {recursive: true});
  try {
    for (const file of files) {
      makeFolder(inProject(file.path));
      fs.writeFileSync(inProject(file.path), file.code);
    }
    for (const name of Object.keys(readJson(inProject('package.json')).devDependencies)) {
      const link = inProject(`node_modules/${name}`);
      makeFolder(link);
      fs.symlinkSync(findPackage(name), link, 'dir');
    }
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
