import fs from 'node:fs';
import path from 'node:path';

import type {Page} from '@playwright/test';

import {encodeAnswers, listCombinations, type Answers} from '../../src/setup/model/answers';
import {createConfig} from '../../src/setup/model/config';
import {createProject} from '../../src/setup/model/project';
import {readRecord, type Records} from '../../src/setup/model/record';
import {findUnsupported, type Job} from '../../src/setup/engine';
import type {BuildResult, EngineFiles} from '../../src/setup/engine/protocol';
import {buildDirectory} from './hosts';

/** Whether the build under test has the engine (`npm run engine`). */
export const hasEngine = fs.existsSync(path.join(buildDirectory, 'setup-engine/engine.json'));

export const createJob = (answers: Answers): Job => ({
  files: createProject(answers),
  config: createConfig(answers),
});

/** Combinations of answers that the browser builds. */
export const liveCombinations = listCombinations().filter(
  (answers) => findUnsupported(createConfig(answers)) === undefined,
);

/** Opens an isolated document next to the engine and starts the tool in it, without the page /setup. */
export async function startTool(page: Page): Promise<void> {
  await page.goto('/setup-engine/engine.json');
  await page.evaluate(async () => {
    const files = (await (await fetch('engine.json')).json()) as EngineFiles;
    const worker = new Worker(`files/${files.worker}`);
    const ask = (request: unknown) =>
      new Promise((resolve, reject) => {
        worker.addEventListener('message', ({data}: MessageEvent<{type: string}>) => {
          if (data.type === 'failed') {
            reject(new Error(JSON.stringify(data)));
          } else if (data.type !== 'progress') {
            resolve(data);
          }
        });
        worker.postMessage(request);
      });
    await ask({type: 'start', files});
    Object.assign(window, {ask});
  });
}

/** Builds a project with the tool that `startTool` has started. */
export async function buildLive(page: Page, job: Job): Promise<BuildResult> {
  return page.evaluate(
    async (request) => {
      const {ask} = window as unknown as {ask: (one: unknown) => Promise<{result: BuildResult}>};
      return (await ask(JSON.parse(request))).result;
    },
    JSON.stringify({type: 'build', job}),
  );
}

/**
 * The one known difference: in a minified UMD file, the module of a global variable has a short hash as its name, of 32
 * bits in WebAssembly and of 64 in Node.js. The minifier counts letters, so local names differ, too. Their lengths do not.
 */
const comparable = ({path, code}: {path: string; code: string}): string =>
  path.endsWith('.umd.js') && code.includes('require("react")')
    ? `${code.length} characters`
    : code;

/** Recorded files of a combination by path: what `npx rslib` wrote in Node.js. */
export function recordedFiles(answers: Answers): Record<string, string> {
  const file = `src/setup/records/${answers.kind}.json`;
  const records = JSON.parse(fs.readFileSync(file, 'utf8')) as Records;
  return byPath(readRecord(records, answers).files);
}

/** @returns texts by path */
export const byPath = (files: readonly {path: string; code: string}[]): Record<string, string> =>
  Object.fromEntries(files.map((file) => [file.path, comparable(file)]));

export {encodeAnswers};
