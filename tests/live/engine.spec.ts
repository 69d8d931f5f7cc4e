import {
  buildInNode,
  buildLive,
  byPath,
  encodeAnswers,
  expectEngine,
  liveCombinations,
  readSample,
  recordedExample,
  recordedFiles,
  sampleNames,
  startTool,
} from '../support/engine';
import {isWeekly} from '../support/engines';
import {expect, nothingAllowed, test} from '../support/fixtures';
import {defaultAnswers, type Answers} from '../../src/setup/model/answers';
import {createWork} from '../../src/setup/model/project';
import {printConfig} from '../../src/setup/model/config';

// Firefox looks for an icon of the bare document.
test.use({allowed: {...nothingAllowed, console: [/favicon\.ico/]}});
test.beforeAll(expectEngine);

/** @returns all in the weekly run, otherwise every `step`-th */
const some = <T>(all: readonly T[], step: number): T[] =>
  all.filter((_, index) => isWeekly || index % step === 0);

const takesSeconds = ({types}: Answers) => types === 'tsc';
const combinations = [
  ...some(liveCombinations.filter(takesSeconds), 19),
  ...some(
    liveCombinations.filter((answers) => !takesSeconds(answers)),
    8,
  ),
];
const samples = some(sampleNames, 12);

// One test, because a tool takes seconds to start, and all cores of the machine.
test(
  'the tool writes in the browser what it writes in Node.js',
  {tag: '@firefox'},
  async ({page}) => {
    test.setTimeout(600_000);
    await startTool(page);

    await test.step('combinations of answers', async () => {
      // Every choice of each question occurs.
      for (const question of Object.keys(defaultAnswers) as (keyof Answers)[]) {
        const choicesOf = (all: readonly Answers[]) => new Set(all.map((one) => one[question]));
        expect(choicesOf(combinations), question).toEqual(choicesOf(liveCombinations));
      }
      for (const answers of combinations) {
        const {files, errors} = await buildLive(page, createWork(answers));
        expect(errors, encodeAnswers(answers)).toEqual([]);
        expect(byPath(files), encodeAnswers(answers)).toEqual(byPath(recordedFiles(answers)));
      }
    });

    await test.step('samples of the documentation', async () => {
      for (const name of samples) {
        const {files, errors, log} = await buildLive(page, readSample(name));
        expect(errors, `${name} ${log}`).toEqual([]);
        const texts = Object.fromEntries(files.map(({path, code}) => [path, code.trimEnd()]));
        expect(texts, name).toMatchObject(recordedExample(name));
      }
    });

    await test.step('source maps', async () => {
      const umd = {
        ...defaultAnswers,
        loaders: 'esm-script',
        runtime: 'web-2020',
        types: 'none',
      } as const;
      const react = {...umd, kind: 'react', loaders: 'esm-cjs', styles: 'modules'} as const;
      for (const answers of [umd, react]) {
        const work = createWork(answers);
        const config = {...work.config, output: {...work.config.output, sourceMap: true}};
        const files = work.files.map(({path, code}) => ({
          path,
          code: path === 'rslib.config.ts' ? printConfig(config) : code,
        }));
        const built = await buildLive(page, {files, config});
        const texts = built.files.map(({path, code}) => [path, code]);
        expect(Object.fromEntries(texts)).toEqual(buildInNode(files));
      }
    });

    await test.step('an error is told in the words of the tool, and the next build works', async () => {
      const work = createWork({...defaultAnswers, types: 'tsc'});
      const edit = (code: string) => ({
        ...work,
        files: work.files.map((file) => (file.path === 'src/index.ts' ? {...file, code} : file)),
      });
      const missing = await buildLive(page, edit("export {a} from './missing';"));
      expect(missing.errors).not.toEqual([]);
      expect(missing.log).toContain("Can't resolve './missing'");
      const untyped = await buildLive(page, edit("export const a: number = 'text';"));
      expect(untyped.log).toContain('TS2322');
      const mended = await buildLive(page, edit('export const a: number = 1;'));
      expect(mended.errors).toEqual([]);
      expect(byPath(mended.files)['dist/index.d.ts']?.code).toBe(
        'export declare const a: number;\n',
      );
    });
  },
);
