// npm run setup: builds every combination of answers on /setup with the installed tool, checks the packages, and writes
// what came out to src/setup/records.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {runCommand, UsageError} from '../commandLine.mjs';
import {readJson} from '../../src/lib/readJson.mjs';
import {loadSource, root} from '../site.mjs';
import {checkPackages} from './checkPackages.mjs';
import {findPackage, hashProjects, Workshop} from './workshop.mjs';

/** @typedef {import('../../src/setup/model/answers').Answers} Answers */
/** @typedef {import('../../src/setup/model/record').Records} Records */
/** @typedef {import('./workshop.mjs').Build} Build */

const folder = path.join(root, 'src/setup/records');

/** @param {string} name @param {unknown} value @returns {boolean} whether it changed the file */
function write(name, value) {
  const file = path.join(folder, name);
  const text = `${JSON.stringify(value, null, 1)}\n`;
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) {
    return false;
  }
  fs.writeFileSync(file, text);
  return true;
}

/** Versions that the projects name: those that are installed here. */
function writeVersions() {
  const names = Object.keys(
    JSON.parse(fs.readFileSync(path.join(folder, 'versions.json'), 'utf8')),
  );
  const read = (/** @type {string} */ name) =>
    readJson(path.join(findPackage(name), 'package.json')).version;
  return write('versions.json', Object.fromEntries(names.map((name) => [name, read(name)])));
}

/** @template T @param {T[]} list @param {Map<string, number>} known @param {string} key @param {T} value */
function numberOf(list, known, key, value) {
  const number = known.get(key) ?? list.push(value) - 1;
  known.set(key, number);
  return number;
}

/**
 * @param {Map<string, Build>} builds by encoded answers
 * @param {string} projects hash of what was built
 * @param {(code: string) => number} gzipSize
 * @returns {Records}
 */
function pack(builds, projects, gzipSize) {
  /** @type {Records} */
  const records = {projects, blobs: [], logs: [], builds: [], index: {}};
  const known = {blobs: new Map(), logs: new Map(), builds: new Map()};
  for (const [key, {files, log}] of builds) {
    const build = {
      files: Object.fromEntries(
        [...files].map(([file, code]) => {
          /** @type {Records['blobs'][number]} */
          const blob = [code, Buffer.byteLength(code), gzipSize(code)];
          return [file, numberOf(records.blobs, known.blobs, code, blob)];
        }),
      ),
      log: numberOf(records.logs, known.logs, log, log),
    };
    records.index[key] = numberOf(records.builds, known.builds, JSON.stringify(build), build);
  }
  return records;
}

runCommand(async () => {
  writeVersions();
  /** @type {typeof import('../../src/setup/model/answers')} */
  const {listCombinations, encodeAnswers, choices} = await loadSource('setup/model/answers.ts');
  /** @type {typeof import('../../src/setup/model/project')} */
  const {createProject} = await loadSource('setup/model/project.ts');
  /** @type {typeof import('../../src/setup/model/gzip')} */
  const {gzipSize} = await loadSource('setup/model/gzip.ts');
  const combinations = listCombinations();
  const workshop = new Workshop();
  /** @type {Map<string, Promise<Build>>} */
  const started = new Map();
  /** @param {Answers} answers */
  const build = (answers) => {
    const key = encodeAnswers(answers);
    // Declarations do not depend on the runtime: TypeScript generates them once for all.
    const first = combinations.find(
      (one) => encodeAnswers({...one, runtime: answers.runtime}) === key,
    );
    const owner = first && first !== answers && answers.types === 'tsc' ? encodeAnswers(first) : '';
    return (async () => {
      const declared = await started.get(owner);
      return workshop.build(key, createProject(answers), declared);
    })();
  };
  try {
    const queue = [...combinations];
    const work = async () => {
      for (let answers = queue.shift(); answers; answers = queue.shift()) {
        const key = encodeAnswers(answers);
        const one = build(answers).catch((error) => {
          throw new UsageError(`The build of ${key} fails:\n${error.message}`, {cause: error});
        });
        started.set(key, one);
        await one;
      }
    };
    await Promise.all(Array.from({length: Math.max(2, os.availableParallelism())}, work));
    await checkPackages(workshop.folder, [...started.keys()]);
    let isChanged = false;
    for (const kind of choices.kind) {
      /** @type {Map<string, Build>} */
      const builds = new Map();
      const ofKind = combinations.filter((one) => one.kind === kind);
      for (const key of ofKind.map(encodeAnswers)) {
        const done = await started.get(key);
        if (done) {
          builds.set(key, done);
        }
      }
      const records = pack(builds, hashProjects(ofKind.map(createProject)), gzipSize);
      isChanged = write(`${kind}.json`, records) || isChanged;
    }
    console.log(
      `${combinations.length} combinations built and accepted by publint and attw; the record ${isChanged ? 'is written anew' : 'has not changed'}.`,
    );
  } finally {
    workshop.dispose();
  }
});
