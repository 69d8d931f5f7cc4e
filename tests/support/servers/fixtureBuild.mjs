// @ts-check
import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

import {filesIn} from '../../../src/lib/filesIn.mjs';

/** The repository; the servers and the tests are started there. */
const root = process.cwd();

/**
 * Docusaurus looks for the theme and the translations below the site. A fixture has links to the real ones, beside those
 * that it has itself. They are made here because not every copy of a checkout keeps links.
 *
 * @param {string} siteDir
 */
function linkSources(siteDir) {
  const sources = fs.readdirSync(path.join(root, 'src')).map((name) => `src/${name}`);
  for (const source of [...sources, 'i18n/en/code.json', 'i18n/zh/code.json']) {
    const file = path.join(siteDir, source);
    const entry = fs.lstatSync(file, {throwIfNoEntry: false});
    if (!entry || entry.isSymbolicLink()) {
      fs.rmSync(file, {force: true});
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.symlinkSync(path.relative(path.dirname(file), path.join(root, source)), file);
    }
  }
}

/** Folders of fixtures that builds write. */
const built = /^tests\/fixtures\/(?:[^/]+\/(?:build|\.docusaurus)|versions-cut)\//;

/** Hashes all that goes into a build. @param {Record<string, string>} env */
function hashInput(env) {
  const hash = createHash('sha256').update(JSON.stringify(env));
  const folders = ['src', 'i18n', 'tests/fixtures'].flatMap((folder) =>
    filesIn(folder).map((file) => `${folder}/${file}`),
  );
  for (const file of [...folders.sort(), 'docusaurus.config.ts', 'package-lock.json']) {
    if (!built.test(file)) {
      hash.update(file).update(fs.readFileSync(path.join(root, file)));
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} siteDir @param {Record<string, string>} env
 * @returns {Promise<{failed: boolean, output: string}>}
 */
function build(siteDir, env) {
  const bin = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  // A cache from before would keep what a changed loader has made.
  const variables = {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: '1', NO_COLOR: '1', ...env};
  // As in `npm run build`: with a larger young generation, garbage collection takes half the time.
  const args = ['--max-semi-space-size=64', bin, 'build', siteDir];
  const options = {env: variables, maxBuffer: Infinity};
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      // Playwright has its workers print in colour.
      resolve({failed: error !== null, output: stripVTControlCharacters(`${stdout}${stderr}`)}),
    );
  });
}

/**
 * Builds a site of tests/fixtures that must not build.
 *
 * @param {string} name of the folder
 * @returns {Promise<string>} what it printed
 * @throws {Error} when it does build
 */
export async function failingBuild(name) {
  const siteDir = path.join(root, 'tests/fixtures', name);
  linkSources(siteDir);
  const {failed, output} = await build(siteDir, {});
  if (!failed) {
    throw new Error(`tests/fixtures/${name} builds.`);
  }
  return output;
}

/**
 * Builds a site of tests/fixtures where something has changed since the last time.
 *
 * @param {string} name of the folder
 * @param {object} [options]
 * @param {Record<string, string>} [options.env] variables for the build
 * @param {() => void} [options.prepare] makes the site, before it is built
 * @returns {Promise<string>} folder of the build
 */
export async function buildFixture(name, {env = {}, prepare} = {}) {
  const siteDir = path.join(root, 'tests/fixtures', name);
  const buildDir = path.join(siteDir, 'build');
  const inputFile = path.join(buildDir, '.input');
  const input = hashInput(env);
  if (!fs.existsSync(inputFile) || fs.readFileSync(inputFile, 'utf8') !== input) {
    prepare?.();
    linkSources(siteDir);
    const {failed, output} = await build(siteDir, env);
    if (failed) {
      throw new Error(`tests/fixtures/${name} does not build.\n${output}`);
    }
    fs.writeFileSync(inputFile, input);
  }
  return buildDir;
}
