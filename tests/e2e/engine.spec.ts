import {
  buildLive,
  byPath,
  createJob,
  encodeAnswers,
  hasEngine,
  liveCombinations,
  recordedFiles,
  startTool,
} from '../support/engine';
import {isWeekly} from '../support/engines';
import {expect, nothingAllowed, test} from '../support/fixtures';
import {defaultAnswers} from '../../src/setup/model/answers';

// Firefox looks for an icon of the bare document.
test.use({allowed: {...nothingAllowed, console: [/favicon\.ico/]}});
// A build without the engine is a supported one. `npm test` makes a build with it, so CI never skips this.
test.skip(!hasEngine, 'The build has no engine: npm run engine, then npm run build');

/** Weekly all; else some of each kind, and few of those that TypeScript declares, which take seconds. */
const combinations = liveCombinations.filter(
  ({types}, index) => isWeekly || index % (types === 'tsc' ? 13 : 3) === 0,
);

test(
  'the tool writes in the browser what it writes in Node.js',
  {tag: '@firefox'},
  async ({page}) => {
    test.setTimeout(300_000);
    await startTool(page);
    for (const answers of combinations) {
      const {files, errors} = await buildLive(page, createJob(answers));
      expect(errors, encodeAnswers(answers)).toEqual([]);
      expect(byPath(files), encodeAnswers(answers)).toEqual(recordedFiles(answers));
    }
  },
);

test('the tool says in its own words what is wrong, and goes on', async ({page}) => {
  await startTool(page);
  const job = createJob({...defaultAnswers, types: 'tsc'});
  const edit = (code: string) => ({
    ...job,
    files: job.files.map((file) => (file.path === 'src/index.ts' ? {...file, code} : file)),
  });
  const missing = await buildLive(page, edit("export {a} from './missing';"));
  expect(missing.errors).not.toEqual([]);
  expect(missing.log).toContain("Can't resolve './missing'");
  const untyped = await buildLive(page, edit("export const a: number = 'text';"));
  expect(untyped.log).toContain('TS2322');
  const mended = await buildLive(page, edit('export const a: number = 1;'));
  expect(mended.errors).toEqual([]);
  expect(byPath(mended.files)['dist/index.d.ts']).toBe('export declare const a: number;\n');
});
