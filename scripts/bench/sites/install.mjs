// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import {benchRoot, peerRoot, toolsRoot} from '../lib/paths.mjs';
import {runOrThrow} from '../lib/run.mjs';

/** What Lighthouse 13.5 asks for; Astro 7 needs 22.12. */
const neededNode = [22, 19];

/** Written last, so that a broken installation is not taken for a whole one. */
const marker = '.bench-installed';

/**
 * Installs exactly what a lock file names, unless that is what is there already.
 *
 * @param {string} source folder with package.json and package-lock.json, in the repository
 * @param {string} target
 * @returns {Promise<void>}
 * @throws {Error} with npm's words, when it fails
 */
async function install(source, target) {
  const lock = fs.readFileSync(path.join(source, 'package-lock.json'), 'utf8');
  const installed = path.join(target, 'node_modules', marker);
  if (fs.existsSync(installed) && fs.readFileSync(installed, 'utf8') === lock) {
    return;
  }
  console.log(`Installing ${path.relative(benchRoot, source)} …`);
  fs.mkdirSync(target, {recursive: true});
  fs.copyFileSync(path.join(source, 'package.json'), path.join(target, 'package.json'));
  fs.writeFileSync(path.join(target, 'package-lock.json'), lock);
  // Not `npm ci`: it refuses a lock in which a registry lacks binaries of other platforms.
  await runOrThrow({argv: ['npm', 'install', '--no-save', '--no-audit', '--no-fund'], cwd: target});
  fs.writeFileSync(installed, lock);
}

/** @param {string} name @returns {Promise<void>} */
export function installPeer(name) {
  return install(path.join(benchRoot, 'peers', name), peerRoot(name));
}

/** Installs Lighthouse, and a Node for it. @returns {Promise<void>} */
export function installTools() {
  return install(path.join(benchRoot, 'tools'), toolsRoot);
}

/**
 * The Node that runs every build and Lighthouse: this one where it is new enough.
 *
 * @returns {string} absolute path of the program
 */
export function benchNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = neededNode;
  const isEnough = major > neededMajor || (major === neededMajor && minor >= neededMinor);
  return isEnough ? process.execPath : path.join(toolsRoot, 'node_modules/node/bin/node');
}

/**
 * @param {string} directory a folder with node_modules
 * @param {string} name of a package
 * @returns {string} its version
 */
export function installedVersion(directory, name) {
  const file = path.join(directory, 'node_modules', name, 'package.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')).version;
}
