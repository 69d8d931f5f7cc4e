// Builds the projects of /setup with the installed tool, and checks the packages, as their scripts say.
import {exec} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {filesIn} from '../../src/lib/filesIn.mjs';
import {readJson, UsageError} from '../../src/lib/readJson.mjs';
import {moduleFolders} from '../examples/project.mjs';

/** @typedef {import('../../src/setup/model/project').ProjectFile} ProjectFile */
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

/**
 * Builds projects that only differ in the runtime. Declarations cost most of the time and do not depend on it: the first
 * build writes them for all. Equal packages are checked once.
 *
 * @param {readonly (readonly ProjectFile[])[]} projects
 * @returns {Promise<Output[]>}
 * @throws {UsageError} if a build fails or a package is refused
 */
export async function buildProjects(projects) {
  // realpath: on some systems the temporary folder is a link, and tools print its target.
  // The records have ids of modules that depend on the depth of the project, which is two.
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'rslib-setup-'));
  const project = path.join(folder, 'project');
  const inFolder = (/** @type {string} */ file) => path.join(project, file);
  const write = (/** @type {ProjectFile} */ file) => {
    fs.mkdirSync(path.dirname(inFolder(file.path)), {recursive: true});
    fs.writeFileSync(inFolder(file.path), file.code);
  };
  /** @type {Output[]} */
  const outputs = [];
  const checked = new Set();
  try {
    for (const files of projects) {
      files.forEach(write);
      if (outputs.length === 0) {
        for (const name of Object.keys(readJson(inFolder('package.json')).devDependencies)) {
          fs.mkdirSync(path.dirname(inFolder(`node_modules/${name}`)), {recursive: true});
          fs.symlinkSync(findPackage(name), inFolder(`node_modules/${name}`), 'dir');
        }
        await run('npm run build', project);
      } else {
        await run('rslib build --no-dts --no-clean', project);
      }
      const output = filesIn(inFolder('dist'))
        .map((file) => `dist/${file}`)
        .toSorted();
      outputs.push(
        Object.fromEntries(output.map((file) => [file, fs.readFileSync(inFolder(file), 'utf8')])),
      );
      const manifest = fs.readFileSync(inFolder('package.json'), 'utf8');
      const text = JSON.stringify([manifest, outputs.at(-1)]);
      if (!checked.has(text)) {
        await run('npm run check:package', project);
        checked.add(text);
      }
    }
    return outputs;
  } finally {
    // Links are removed, not followed.
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

/** @param {readonly (readonly ProjectFile[])[]} projects @returns {string} a short hash, which a record is compared by */
export const hashProjects = (projects) =>
  createHash('sha256').update(JSON.stringify(projects)).digest('hex').slice(0, 12);
