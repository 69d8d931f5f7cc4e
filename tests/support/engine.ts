import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, type Page} from '@playwright/test';

import {filesIn} from '../../src/lib/filesIn.mjs';
import {encodeAnswers, listCombinations, type Answers} from '../../src/setup/model/answers';
import {createConfig} from '../../src/setup/model/config';
import type {ProjectFile, Work} from '../../src/setup/model/project';
import {readRecord, type OutputFile, type Records} from '../../src/setup/model/record';
import {findUnsupported} from '../../src/setup/engine';
import type {BuildResult, EngineFiles} from '../../src/setup/engine/protocol';
import {buildDirectory} from './hosts';

/** Fails unless the build under test has the engine. */
export function expectEngine(): void {
  const manifest = path.join(buildDirectory, 'setup-engine/engine.json');
  expect(fs.existsSync(manifest), 'No engine: npm run build says why').toBe(true);
}

/** Combinations of answers that the browser builds. */
export const liveCombinations = listCombinations().filter(
  (answers) => findUnsupported(createConfig(answers)) === undefined,
);

/** Opens an isolated document next to the engine and starts the tool in it, without the page /setup. */
export async function startTool(page: Page): Promise<void> {
  await page.goto('/setup-engine/engine.json');
  await page.evaluate(async () => {
    const files = (await (await fetch('engine.json')).json()) as EngineFiles;
    const worker = new Worker(`files/${files.worker}`, {type: 'module'});
    const ask = (request: unknown) =>
      new Promise((resolve, reject) => {
        worker.addEventListener('message', ({data}: MessageEvent<{type: string}>) => {
          if (data.type === 'failed') {
            reject(new Error(JSON.stringify(data)));
          } else if (data.type !== 'progress') {
            resolve(data);
          }
        });
        worker.addEventListener('error', ({message}) => reject(new Error(message)));
        worker.postMessage(request);
      });
    await ask({type: 'start', files, work: {files: [], config: {lib: []}}});
    Object.assign(window, {ask});
  });
}

/** Builds a project with the tool that `startTool` has started. */
export async function buildLive(page: Page, work: Work): Promise<BuildResult> {
  return page.evaluate(
    async (request) => {
      const {ask} = window as unknown as {ask: (one: unknown) => Promise<{result: BuildResult}>};
      return (await ask(JSON.parse(request))).result;
    },
    JSON.stringify({type: 'build', work}),
  );
}

/**
 * Texts, sizes and compressed sizes by path, to compare what was built in the browser and in Node.js.
 *
 * There is one difference. Rspack's binding keeps the four names of a global variable in a hash map, which has another
 * order with the 32 bits of WebAssembly, and hashes them in that order to the module's id: one letter. The minifier gives
 * the shortest names to the letters that are most frequent, so that local names of a minified UMD file differ, too.
 */
export function byPath(files: readonly OutputFile[]): Record<string, Omit<OutputFile, 'path'>> {
  const entries = files.map(({path, code, size, gzip}) => {
    const hasId = path.endsWith('.umd.js') && code.includes('require("react")');
    return [
      path,
      hasId ? {code: code.replaceAll(/\b[a-z]\b/gi, '_'), size, gzip: 0} : {code, size, gzip},
    ] as const;
  });
  return Object.fromEntries(entries);
}

/** Recorded files of a combination: what `npx rslib` wrote in Node.js. */
export function recordedFiles(answers: Answers): OutputFile[] {
  const file = `src/setup/records/${answers.kind}.json`;
  const records = JSON.parse(fs.readFileSync(file, 'utf8')) as Records;
  return readRecord(records, answers).files;
}

const samples = path.join(buildDirectory, 'setup/examples');

/** Names of the samples that pages open in /setup. */
export const sampleNames = filesIn(samples).map((file) => file.replace(/\.json$/, ''));

export const readSample = (name: string): Work =>
  JSON.parse(fs.readFileSync(path.join(samples, `${name}.json`), 'utf8')) as Work;

/**
 * Outputs of an example that `npm run examples` has recorded whole: texts by path, without the line end that the runner
 * removes.
 */
export function recordedExample(name: string): Record<string, string> {
  const folder = path.join('examples', name, 'out');
  const texts = filesIn(folder)
    .filter((one) => one.startsWith('dist/'))
    .map((one) => [one, fs.readFileSync(path.join(folder, one), 'utf8').trimEnd()] as const);
  return Object.fromEntries(texts.filter(([, text]) => !/^\s*…$/m.test(text)));
}

/** Builds a project in Node.js, with the packages of this repository. @returns texts of the files in `dist` by path */
export function buildInNode(project: readonly ProjectFile[]): Record<string, string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rslib-engine-'));
  try {
    fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
    for (const file of project) {
      fs.mkdirSync(path.dirname(path.join(folder, file.path)), {recursive: true});
      fs.writeFileSync(path.join(folder, file.path), file.code);
    }
    execFileSync(process.execPath, ['node_modules/@rslib/core/bin/rslib.js'], {cwd: folder});
    const written = filesIn(path.join(folder, 'dist'));
    return Object.fromEntries(
      written.map((file) => [
        `dist/${file}`,
        fs.readFileSync(path.join(folder, 'dist', file), 'utf8'),
      ]),
    );
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

export {encodeAnswers};
