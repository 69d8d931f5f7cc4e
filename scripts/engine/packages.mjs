// Finds the packages of the tool, and Rspack's binding for browsers.
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {readJson} from '../../src/lib/readJson.mjs';
import {run, UsageError} from '../commandLine.mjs';
import {root} from '../site.mjs';

/** @typedef {{name: string, version: string, folder: string}} Package */
/** @typedef {ReturnType<typeof findPackages>} Packages */

/** @param {string} name @param {string} from folder of a package that depends on it @returns {Package} */
function find(name, from) {
  const folder = (createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? [])
    .map((one) => path.join(one, name))
    .find((one) => fs.existsSync(path.join(one, 'package.json')));
  if (!folder) {
    throw new UsageError(`${name} is not installed. Run: npm install`);
  }
  const {version} = readJson(path.join(folder, 'package.json'));
  return {name, version, folder: fs.realpathSync(folder)};
}

/** Finds the packages that a build of a library uses: the same ones in Node.js and in the browser. */
export function findPackages() {
  const rslib = find('@rslib/core', root);
  const rsbuild = find('@rsbuild/core', rslib.folder);
  const core = find('@rspack/core', rsbuild.folder);
  const binding = find('@rspack/binding', core.folder);
  return {
    rslib,
    rsbuild,
    core,
    helpers: find('@swc/helpers', rsbuild.folder),
    dts: find('rsbuild-plugin-dts', rslib.folder),
    typescript: find('typescript', root),
    react: find('@rsbuild/plugin-react', root),
    binding: installBinding(binding.version),
  };
}

/**
 * Installs the binding's WebAssembly and what runs it, once per version. npm checks the integrity of what it downloads.
 *
 * @param {string} version of the native binding @returns {Package} `folder`: a folder of packages
 */
function installBinding(version) {
  const name = '@rspack/binding-wasm32-wasi';
  const folder = path.join(root, 'node_modules/.cache/setup-engine', `binding-${version}`);
  const packages = path.join(folder, 'node_modules');
  if (!fs.existsSync(path.join(folder, 'package-lock.json'))) {
    fs.mkdirSync(folder, {recursive: true});
    fs.writeFileSync(path.join(folder, 'package.json'), '{"private": true}\n');
    // By force, because it is made for no machine that runs npm.
    run(
      [
        'npm',
        'install',
        '--force',
        '--loglevel=error',
        '--no-audit',
        '--no-fund',
        '--ignore-scripts',
        '--save-exact',
        `${name}@${version}`,
      ],
      folder,
      `The registry has no ${name}@${version}: /setup only shows recorded builds.`,
    );
  }
  const installed = readJson(path.join(packages, name, 'package.json')).version;
  if (installed !== version) {
    throw new UsageError(`${name} is ${installed}, but @rspack/binding is ${version}.`);
  }
  return {name, version, folder: packages};
}
