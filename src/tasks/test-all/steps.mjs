// @ts-check
import {readJest, readPlaywright} from './reports.mjs';

/**
 * A part of `npm test`. Without a report the step itself is one test: it passes or it fails.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command a program in `node_modules/.bin`, or `node`, with its arguments
 * @property {{file: string, read: (json: unknown) => import('./reports.mjs').Count}} [report]
 * @property {string} [needs] name of a step without which this one proves nothing
 * @property {Readonly<Record<string, string>>} [env]
 */

/** @type {readonly Step[]} */
export const steps = [
  // First: the sample tests need them, and so do the types of the configs on the pages.
  {name: 'sample packages', command: ['node', 'src/tasks/installSamplePackages.mjs']},
  {name: 'types', command: ['tsc', '--noEmit']},
  {name: 'lint', command: ['eslint', '.', '--max-warnings=0']},
  {name: 'lint:css', command: ['stylelint', 'src/**/*.css', '--max-warnings=0']},
  {name: 'format', command: ['prettier', '--check', '--log-level=warn', '.']},
  {name: 'spell', command: ['cspell', 'lint', '--no-progress', '--no-summary']},
  {
    name: 'build',
    command: ['docusaurus', 'build'],
    // Before Jest: some content tests read the finished files. The persistent cache misses changes in local plugins.
    env: {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'},
  },
  {
    name: 'jest',
    command: ['jest', '--maxWorkers=2', '--json', '--outputFile=test-results/jest.json'],
    report: {file: 'test-results/jest.json', read: readJest},
  },
  {name: 'browser', command: ['node', 'src/tasks/ensureBrowser.mjs']},
  {
    name: 'playwright',
    command: ['playwright', 'test'],
    report: {file: 'test-results/playwright.json', read: readPlaywright},
    needs: 'build',
  },
];
