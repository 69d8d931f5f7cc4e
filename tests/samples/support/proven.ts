/**
 * What a sample gave is the same as long as its text, the tests, the tools and Node.js are the same. So a run that
 * passed is kept in `proven/<test file>.json`, and the sample is run again when one of these has changed.
 *
 * A record is not trusted for long: every run takes a thirtieth of the recorded samples, another thirtieth each
 * day, so each sample once a month; CI on GitHub takes them all.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {NODE_MODULES, NPM, ROOT} from './project';

/**
 * `SAMPLES=all` runs every sample, whatever is on record. `SAMPLES=record` (`npm run test:samples`) runs those that
 * are not on record, and writes the record of those that pass.
 */
type Mode = 'all' | 'record' | undefined;

/** The record of one sample: a project or case of a page, or a claim. */
export interface Proof {
  /** Whether it passed before with the same text, tests, tools and Node.js, and is not among those of the day. */
  isHeld: boolean;
  /** Call it when all of the sample's tests have passed. */
  keep: () => void;
}

/** The packages whose files are compared, because people also change the tool by hand to see what the pages miss. */
const tools = ['@rslib/core', '@rsbuild/core', '@rspack/core', 'rsbuild-plugin-dts'];

const dayMs = 86_400_000;
const share = 30;

/** Adds names and contents of the files below a folder, in the order of their names. */
function addFiles(hash: ReturnType<typeof createHash>, folder: string, isWanted: RegExp): void {
  const names = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort();
  for (const name of names.filter((one) => isWanted.test(one))) {
    hash.update(name).update(fs.readFileSync(path.join(folder, name)));
  }
}

/**
 * Everything besides its own text that a sample's outcome depends on, as one hash.
 *
 * @param modules the `node_modules` that have the tool
 * @param samples the folder of the sample tests
 */
export function environmentOf(modules: string, samples: string): string {
  const hash = createHash('sha256');
  hash.update(`${process.platform} ${process.arch} ${process.versions.node.split('.')[0]}`);
  hash.update(fs.readFileSync(path.join(path.dirname(NPM), '../package.json')));
  for (const name of tools) {
    addFiles(
      hash,
      fs.realpathSync(path.join(modules, name)),
      /^(?!node_modules).*\.(?:[cm]?js|json|d\.[cm]?ts)$/,
    );
  }
  hash.update(fs.readFileSync(path.join(ROOT, 'package-lock.json')));
  hash.update(fs.readFileSync(path.join(ROOT, 'tests/samples/package-lock.json')));
  addFiles(hash, path.join(samples, 'support'), /^(?:[^/\\]+|claims.testClaims)\.m?[jt]s$/);
  return hash.digest('hex');
}

let environment: string | undefined;
/** Jest loads this module anew for each test file: these are the samples of one file. */
const seen = new Set<string>();

/** A record's file, by the test file that runs the samples. */
const fileOf = (testPath: string): string =>
  path.join(
    ROOT,
    'tests/samples/proven',
    `${path
      .relative(path.join(ROOT, 'tests/samples'), testPath)
      .replaceAll(/[\\/]/g, '-')
      .replace(/\.test\.ts$/, '')}.json`,
  );

/** @returns hashes by sample; nothing where the file is absent or cannot be read, so that all of it is run */
function readRecord(file: string): Record<string, unknown> {
  try {
    const record: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    return typeof record === 'object' && record !== null ? {...record} : {};
  } catch {
    return {};
  }
}

/**
 * Whether a sample is among those that are run although it is on record.
 *
 * @param key its hash, in hex
 * @param now milliseconds since 1970
 */
export const isOfTheDay = (key: string, now: number): boolean =>
  Number.parseInt(key.slice(0, 8), 16) % share === Math.floor(now / dayMs) % share;

/**
 * Looks a sample up. To be called while Jest collects tests, once for each sample of a test file.
 *
 * @param label says which sample it is, to a reader of the record
 * @param content all of its text
 */
export function proofOf(label: string, content: unknown): Proof {
  const mode = process.env.SAMPLES as Mode;
  const file = fileOf(expect.getState().testPath ?? '');
  environment ??= environmentOf(NODE_MODULES, path.join(ROOT, 'tests/samples'));
  const key = createHash('sha256')
    .update(JSON.stringify([environment, content]))
    .digest('hex')
    .slice(0, 16);
  seen.add(label);
  const isKnown = readRecord(file)[label] === key;
  return {
    isHeld: isKnown && mode !== 'all' && (mode === 'record' || !isOfTheDay(key, Date.now())),
    keep: () => {
      if (mode !== 'record') return;
      const record = {...readRecord(file), [label]: key};
      const kept = Object.entries(record).filter(([name]) => seen.has(name));
      kept.sort(([a], [b]) => (a < b ? -1 : 1));
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
    },
  };
}
