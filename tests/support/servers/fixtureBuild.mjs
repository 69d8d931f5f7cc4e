// @ts-check
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** The repository; the servers and the tests are started there. */
const root = process.cwd();

/**
 * Docusaurus looks for the theme and the translations below the site. A fixture has links to the real ones,
 * beside those that it has itself. They are made here because a stored link becomes a text file wherever a
 * checkout is copied by something that does not know links.
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

/**
 * Sum of all that goes into the build, so that it is made again only when something has changed.
 *
 * @param {Record<string, string>} env
 * @param {readonly string[]} pages
 */
function stamp(env, pages) {
  const hash = createHash('sha256').update(JSON.stringify(env));
  const sources = [
    'src',
    'i18n',
    'tests/fixtures',
    'docusaurus.config.ts',
    'package-lock.json',
    ...pages,
  ];
  for (const source of sources) {
    const full = path.join(root, source);
    const files = fs.statSync(full).isFile()
      ? [full]
      : fs
          .readdirSync(full, {recursive: true, withFileTypes: true})
          .filter((entry) => entry.isFile())
          .map((entry) => path.join(entry.parentPath, entry.name))
          .filter(
            (file) =>
              !/fixtures[\\/][^\\/]+[\\/](?:build[^\\/]*|\.docusaurus)[\\/]|versions-cut|pseudo-built/.test(
                file,
              ),
          )
          .sort();
    files.forEach((file) => hash.update(file).update(fs.readFileSync(file)));
  }
  return hash.digest('hex');
}

/** @param {string} siteDir @param {Record<string, string>} env @param {string} [outDir] @param {string} [locale] */
function build(siteDir, env, outDir = 'build', locale) {
  const bin = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const args = [
    bin,
    'build',
    siteDir,
    '--out-dir',
    outDir,
    ...(locale ? ['--locale', locale] : []),
  ];
  return spawnSync(process.execPath, args, {
    encoding: 'utf8',
    // A cache from before would keep what a changed loader has made.
    env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: '1', NO_COLOR: '1', ...env},
  });
}

/**
 * Builds a site of tests/fixtures that must not build.
 *
 * @param {string} name of the folder
 * @param {Record<string, string>} [env] variables for the build
 * @returns {string} what it printed
 * @throws {Error} when it does build
 */
export function failingBuild(name, env = {}) {
  const siteDir = path.join(root, 'tests/fixtures', name);
  linkSources(siteDir);
  const {status, stdout, stderr} = build(siteDir, env);
  if (status === 0) {
    throw new Error(`tests/fixtures/${name} builds.`);
  }
  // Playwright has its workers print in colour.
  return stripVTControlCharacters(`${stdout}${stderr}`);
}

/**
 * Builds a site of tests/fixtures where something has changed since the last time.
 *
 * @param {string} name of the folder
 * @param {Record<string, string>} [env] variables for the build
 * @param {string} [outDir] for a second build of the same site
 * @param {() => void} [prepare] makes the site, before it is built
 * @param {{pages?: readonly string[], locale?: string}} [options] pages of the real site that are copied; the only language
 * that is built
 * @returns {string} folder of the build
 */
export function buildFixture(
  name,
  env = {},
  outDir = 'build',
  prepare = () => undefined,
  {pages = [], locale} = {},
) {
  const siteDir = path.join(root, 'tests/fixtures', name);
  const buildDir = path.join(siteDir, outDir);
  const stampFile = path.join(buildDir, '.stamp');
  const wanted = stamp(env, pages);
  if (!fs.existsSync(stampFile) || fs.readFileSync(stampFile, 'utf8') !== wanted) {
    prepare();
    linkSources(siteDir);
    const {status, stderr} = build(siteDir, env, outDir, locale);
    if (status !== 0) {
      throw new Error(`tests/fixtures/${name} does not build.\n${stderr}`);
    }
    fs.writeFileSync(stampFile, wanted);
  }
  return buildDir;
}
