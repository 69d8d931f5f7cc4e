// @ts-check
// npm run examples [name…]      run the examples that changed since they were recorded, and compare their outputs
//   -- -u                       write the outputs instead
//   -- --all                    run all of them
//   -- --shard 1/3              run a third
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {createTwoFilesPatch} from 'diff';

import {display, listTree, matches, normalize} from './compare.mjs';
import {
  ExampleError,
  examplesFolder,
  Project,
  readSpec,
  recordedOf,
  root,
  sourcesOf,
} from './project.mjs';
import {affectedSections, readDependentSections} from './sections.mjs';

/** The hash of each example as it was when its outputs were last written or found equal. */
const recordFile = path.join(examplesFolder, 'record.json');

/** @returns {string[]} paths below `examples/` of everything that has steps */
export function listExamples() {
  return fs
    .readdirSync(examplesFolder, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'example.json' && !file.startsWith('node_modules'))
    .map((file) => path.dirname(file).split(path.sep).join('/'))
    .filter((name) => readSpec(name).steps)
    .toSorted();
}

/** @param {string} name @returns {string} its version, or nothing where it is not installed */
function versionOf(name) {
  const file = [root, examplesFolder]
    .map((folder) => path.join(folder, 'node_modules', name, 'package.json'))
    .find((one) => fs.existsSync(one));
  return file ? JSON.parse(fs.readFileSync(file, 'utf8')).version : '';
}

const tools = ['@rslib/core', '@rsbuild/core', '@rspack/core', 'rsbuild-plugin-dts', 'typescript'];

/**
 * Hashes everything that the outputs of an example depend on: its files, its outputs, the versions of its packages and
 * of the tool, and the major version of Node.js.
 *
 * @param {string} name @returns {string}
 */
export function hashOf(name) {
  const hash = createHash('sha256');
  const sources = [...sourcesOf(name)];
  for (const [file, source] of sources.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(file).update(fs.readFileSync(source));
  }
  const folder = path.join(examplesFolder, name);
  hash.update(fs.readFileSync(path.join(folder, 'example.json')));
  for (const [file, text] of recordedOf(name)) {
    hash.update(file).update(text);
  }
  const manifest = sources.find(([file]) => file === 'package.json')?.[1];
  const {dependencies = {}, devDependencies = {}} = manifest
    ? JSON.parse(fs.readFileSync(manifest, 'utf8'))
    : {};
  const packages = [
    ...Object.keys({...dependencies, ...devDependencies}),
    ...(readSpec(name).link ?? []),
  ];
  hash.update([...packages, ...tools].map((one) => `${one}@${versionOf(one)}`).join());
  hash.update(process.versions.node.split('.')[0] ?? '');
  return hash.digest('hex').slice(0, 12);
}

/**
 * Runs an example.
 *
 * @param {string} name
 * @returns {Promise<{outputs: Map<string, string>, problems: string[]}>} the content of `out/`; recorded texts that
 *   still match are returned as they are, with their gaps
 */
export async function runExample(name) {
  const recorded = recordedOf(name);
  const project = new Project(name);
  /** @type {Map<string, string>} */
  const outputs = new Map();
  /** @type {string[]} */
  const problems = [];
  /** @param {string} text */
  const clean = (text) => display(text, project.folder, project.packageName);
  /** @param {string} file @param {string} text @param {string} [header] */
  const put = (file, text, header = '') => {
    const known = recorded.get(file);
    const actual = header + text;
    outputs.set(file, known !== undefined && matches(known, actual) ? known : actual);
  };
  try {
    for (const step of project.spec.steps ?? []) {
      if (step.node && String(step.node) !== process.versions.node.split('.')[0]) {
        for (const file of [step.stdout, step.stderr, step.printed]) {
          if (file) {
            outputs.set(file, recorded.get(file) ?? '');
          }
        }
        continue;
      }
      if (step.watch) {
        const file = step.prints ?? 'watch.txt';
        const wanted = normalize(recorded.get(file) ?? '').split('\n');
        /** @param {string} seen */
        const missing = (seen) => {
          const lines = normalize(clean(seen)).split('\n');
          return wanted.filter((line) => !lines.includes(line));
        };
        const seen = await project.watch(
          step.watch,
          step.edit ?? '',
          (one) => missing(one).length === 0,
        );
        outputs.set(file, missing(seen).length === 0 ? (recorded.get(file) ?? '') : clean(seen));
        continue;
      }
      const command = step.run ?? 'npx rslib';
      const ran = await project.run(command);
      const exit = step.exit ?? 0;
      if (ran.code !== exit) {
        const printed = clean(`${ran.stdout}\n${ran.stderr}`).split('\n').slice(-25).join('\n');
        problems.push(
          `"${command}" ended with exit code ${ran.code}, expected ${exit}:\n${printed}`,
        );
      }
      const header = `$ ${command}\n`;
      if (step.stdout) {
        put(step.stdout, clean(ran.stdout), header);
      }
      if (step.stderr) {
        put(step.stderr, clean(ran.stderr), header);
      }
      if (step.printed) {
        put(step.printed, clean(`${ran.stdout}\n${ran.stderr}`), header);
      }
      for (const tree of step.trees ?? []) {
        const [file, folder] =
          typeof tree === 'string'
            ? [`${tree.replaceAll('/', '-')}.tree`, tree]
            : (Object.entries(tree)[0] ?? ['', '']);
        const known = recorded.get(file);
        const listed = listTree(project.sizes(folder), known ?? '');
        const same =
          known !== undefined && normalize(listTree(parseTree(known), known)) === normalize(listed);
        outputs.set(file, same ? known : listed);
      }
      for (const file of step.files ?? []) {
        const full = project.path(file);
        if (fs.existsSync(full)) {
          put(file, clean(fs.readFileSync(full, 'utf8')));
        } else {
          problems.push(`"${command}" emits no ${file}.`);
        }
      }
    }
  } finally {
    project.dispose();
  }
  return {outputs, problems};
}

/** @param {string} text a recorded tree @returns {Map<string, number>} */
function parseTree(text) {
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => line.trim().split(/\s+/))
      .map(([name = '', size]) => /** @type {[string, number]} */ ([name, Number(size ?? 0)]))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** @param {string} name @param {Map<string, string>} outputs @returns {string[]} the outputs that differ from the record */
function changedOutputs(name, outputs) {
  const recorded = recordedOf(name);
  return [...new Set([...recorded.keys(), ...outputs.keys()])].filter(
    (file) => recorded.get(file) !== outputs.get(file),
  );
}

/**
 * @param {string} name @param {Map<string, string>} outputs @param {string[]} files
 * @returns {string} a patch from the record to the outputs
 */
function difference(name, outputs, files) {
  const recorded = recordedOf(name);
  return files
    .map((file) =>
      createTwoFilesPatch(
        `examples/${name}/out/${file}`,
        outputs.has(file) ? 'this run' : 'not written by any step',
        `${recorded.get(file) ?? ''}\n`,
        `${outputs.get(file) ?? ''}\n`,
        '',
        '',
        {context: 2},
      ),
    )
    .join('\n');
}

/** @param {string} name @param {Map<string, string>} outputs */
function writeOutputs(name, outputs) {
  const folder = path.join(examplesFolder, name, 'out');
  fs.rmSync(folder, {recursive: true, force: true});
  for (const [file, text] of outputs) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), `${text}\n`);
  }
}

async function main() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      update: {type: 'boolean', short: 'u'},
      all: {type: 'boolean'},
      shard: {type: 'string', default: '1/1'},
    },
  });
  const [shard = 1, shards = 1] = values.shard.split('/').map(Number);
  /** @type {Record<string, string>} */
  const record = fs.existsSync(recordFile) ? JSON.parse(fs.readFileSync(recordFile, 'utf8')) : {};
  const known = listExamples();
  const named = known.filter((name) =>
    positionals.every((part) => name.includes(part.replace(/^examples\//, ''))),
  );
  if (named.length === 0) {
    throw new ExampleError(`No example matches "${positionals.join(' ')}".`);
  }
  const isChosen = values.all || positionals.length > 0;
  const chosen = named
    .filter((name) => isChosen || record[name] !== hashOf(name))
    .filter((_, index) => index % shards === shard - 1);
  const sections = await readDependentSections();
  let done = 0;
  /** @type {string[]} */
  const failed = [];
  let differing = false;
  /** Why a section has to be read again. @type {Map<import('./sections.mjs').Section, string[]>} */
  const affected = new Map();
  const writeRecord = () => {
    const kept = Object.entries(record).filter(([name]) => known.includes(name));
    const sorted = Object.fromEntries(kept.toSorted(([a], [b]) => (a < b ? -1 : 1)));
    fs.writeFileSync(recordFile, `${JSON.stringify(sorted, null, 2)}\n`);
  };
  const queue = [...chosen];
  const work = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      const started = Date.now();
      let problem = '';
      let patch = '';
      let outputs = recordedOf(name);
      /** @type {string[]} */
      let changed = [];
      try {
        const ran = await runExample(name);
        problem = ran.problems.join('\n');
        outputs = ran.outputs;
        changed = changedOutputs(name, outputs);
        patch = difference(name, outputs, changed);
        if (patch && !problem && values.update) {
          writeOutputs(name, outputs);
        }
      } catch (error) {
        problem =
          error instanceof ExampleError
            ? error.message
            : String(error instanceof Error ? error.stack : error);
      }
      done += 1;
      const isGood = !problem && (!patch || values.update);
      const word = problem ? 'failed' : patch ? (values.update ? 'written' : 'differs') : 'ok';
      console.log(
        `[${done}/${chosen.length}] ${word.padEnd(7)} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
      );
      if (isGood) {
        record[name] = hashOf(name);
        writeRecord();
      } else {
        delete record[name];
        failed.push(name);
        console.log(problem || patch);
        differing ||= !problem;
      }
      if (problem || patch) {
        for (const {section, reasons} of affectedSections(sections, name, outputs, changed)) {
          const why = reasons.length > 0 ? reasons : [`${name} ${problem ? 'fails' : 'differs'}`];
          affected.set(section, [...(affected.get(section) ?? []), ...why]);
        }
      }
    }
  };
  await Promise.all(Array.from({length: Math.max(2, os.availableParallelism())}, work));
  writeRecord();
  if (affected.size > 0) {
    console.log('\nSections to read again, in both languages:');
    for (const section of sections.filter((one) => affected.has(one))) {
      const reasons = affected.get(section)?.map((reason) => `\n    ${reason}`) ?? [];
      console.log(
        `  ${section.places.map((place) => `${place} #${section.id}`).join('\n  ')}${reasons.join('')}`,
      );
    }
  }
  const held = named.length - chosen.length;
  console.log(
    `\n${chosen.length - failed.length} examples ran as recorded, ${failed.length} did not${held > 0 ? `; ${held} have not changed and were not run` : ''}.`,
  );
  if (differing) {
    console.log(
      'If the new outputs are right, run the same command with -- -u, and read the difference.',
    );
  }
  if (failed.length > 0) {
    process.exitCode = 1;
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  main().catch((error) => {
    console.error(error instanceof ExampleError ? error.message : error);
    process.exitCode = 1;
  });
}
