// npm run setup: builds every combination of answers on /setup with the installed tool, checks the packages, and writes
// what came out to src/setup/records.
import fs from 'node:fs';
import path from 'node:path';

import {runCommand} from '../commandLine.mjs';
import {readJson, UsageError} from '../../src/lib/readJson.mjs';
import {loadSource, root} from '../site.mjs';
import {buildProjects, findPackage, hashProjects} from './workshop.mjs';

/** @typedef {import('../../src/setup/model/answers').Answers} Answers */
/** @typedef {import('../../src/setup/model/record').Records} Records */

const pathOf = (/** @type {string} */ name) => path.join(root, 'src/setup/records', `${name}.json`);

/** @param {string} name @param {unknown} value */
const write = (name, value) =>
  fs.writeFileSync(pathOf(name), `${JSON.stringify(value, null, 1)}\n`);

runCommand(async () => {
  // The projects name the versions that are installed here.
  const names = Object.keys(readJson(pathOf('versions')));
  const versionOf = (/** @type {string} */ name) =>
    readJson(path.join(findPackage(name), 'package.json')).version;
  write('versions', Object.fromEntries(names.map((name) => [name, versionOf(name)])));

  /** @type {typeof import('../../src/setup/model/answers')} */
  const {listCombinations, encodeAnswers, choices} = await loadSource('setup/model/answers.ts');
  /** @type {typeof import('../../src/setup/model/project')} */
  const {createProject} = await loadSource('setup/model/project.ts');
  /** @type {typeof import('../../src/setup/model/gzip')} */
  const {gzipSize} = await loadSource('setup/model/gzip.ts');

  const combinations = listCombinations();
  /** @type {Map<string, Answers[]>} those that only differ in the runtime */
  const groups = new Map();
  for (const answers of combinations) {
    const key = encodeAnswers({...answers, runtime: choices.runtime[0]});
    groups.set(key, [...(groups.get(key) ?? []), answers]);
  }
  /** @type {Map<Answers, import('./workshop.mjs').Output>} */
  const outputs = new Map();
  const queue = [...groups.values()];
  const work = async () => {
    for (let group = queue.shift(); group; group = queue.shift()) {
      const built = await buildProjects(group.map(createProject)).catch((error) => {
        throw new UsageError(`${group.map(encodeAnswers).join('\n')}\n${error.message}`);
      });
      group.forEach((answers, index) => outputs.set(answers, built[index] ?? {}));
    }
  };
  await Promise.all([work(), work()]);

  for (const kind of choices.kind) {
    const ofKind = combinations.filter((one) => one.kind === kind);
    const texts = [...new Set(ofKind.flatMap((one) => Object.values(outputs.get(one) ?? {})))];
    const numbers = (/** @type {Answers} */ answers) =>
      Object.entries(outputs.get(answers) ?? {}).map(([file, text]) => [file, texts.indexOf(text)]);
    /** @type {Records} */
    const records = {
      projects: hashProjects(ofKind.map(createProject)),
      blobs: texts.map((text) => [text, Buffer.byteLength(text), gzipSize(text)]),
      builds: Object.fromEntries(
        ofKind.map((one) => [encodeAnswers(one), Object.fromEntries(numbers(one))]),
      ),
    };
    write(kind, records);
  }
  console.log(`${combinations.length} combinations built, and accepted by publint and attw.`);
});
