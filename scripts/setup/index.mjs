// npm run setup: builds every combination of answers on /setup with the installed tool, checks the packages, and writes
// what came out to src/setup/records.
import fs from 'node:fs';
import path from 'node:path';

import {runCommand} from '../commandLine.mjs';
import {readJson, UsageError} from '../../src/lib/readJson.mjs';
import {loadSource, root} from '../site.mjs';
import {buildProject, findPackage} from './workshop.mjs';

/** @typedef {import('./workshop.mjs').Output} Output */

const pathOf = (/** @type {string} */ name) => path.join(root, 'src/setup/records', `${name}.json`);

/** @param {string} name @param {object} value */
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
  /** @type {Record<string, Output>} */
  const outputs = Object.fromEntries(combinations.map((answers) => [encodeAnswers(answers), {}]));
  // Two builds at a time take from the same queue.
  const queue = combinations.values();
  const work = async () => {
    for (const answers of queue) {
      const name = encodeAnswers(answers);
      outputs[name] = await buildProject(createProject(answers)).catch((error) => {
        throw new UsageError(`${name}\n${error.message}`);
      });
    }
  };
  await Promise.all([work(), work()]);

  for (const kind of choices.kind) {
    const ofKind = Object.entries(outputs).filter(([name]) => name.startsWith(`kind=${kind}&`));
    const texts = [...new Set(ofKind.flatMap(([, output]) => Object.values(output)))];
    const toNumbers = (/** @type {Output} */ output) =>
      Object.fromEntries(Object.entries(output).map(([file, text]) => [file, texts.indexOf(text)]));
    /** @type {import('../../src/setup/model/record').Records} */
    const records = {
      blobs: texts.map((text) => [text, Buffer.byteLength(text), gzipSize(text)]),
      builds: Object.fromEntries(ofKind.map(([name, output]) => [name, toNumbers(output)])),
    };
    write(kind, records);
  }
  console.log(`${combinations.length} combinations built, and accepted by publint and attw.`);
});
