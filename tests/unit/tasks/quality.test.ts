import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {
  jestOutcomes,
  playwrightOutcomes,
  readBuiltPage,
  readLighthouse,
  readOutcomes,
} from '../../../src/tasks/quality/read.mjs';

const jestReport = {
  testResults: [
    {
      name: '/site/tests/content/facts/facts.test.ts',
      status: 'failed',
      assertionResults: [
        {title: 'docs/guide/start/index.mdx states what is real', status: 'passed'},
        {
          title:
            'i18n/zh/docusaurus-plugin-content-docs/current/guide/start/index.mdx states what is real',
          status: 'failed',
        },
      ],
    },
    {
      name: '/site/tests/samples/guideBasics.test.ts',
      status: 'passed',
      assertionResults: [
        {title: 'docs/guide/basic/cli.mdx:12 basic: the commands print it', status: 'passed'},
        {title: 'docs/guide/basic/cli.mdx:40 basic: the commands print it', status: 'pending'},
      ],
    },
    {name: '/site/tests/unit/broken.test.ts', status: 'failed', assertionResults: []},
  ],
};

const browserReport = {
  suites: [
    {
      specs: [
        {
          title: 'a11y /zh/guide/basic/cli, light and dark, wide and narrow',
          file: 'a11y/sitemap.spec.ts',
          tests: [{projectName: 'a11y', status: 'expected', results: [{stdout: []}]}],
        },
      ],
      suites: [
        {
          specs: [
            {
              title: 'budget, zh: a first visit to guide',
              file: 'e2e/budgets.spec.ts',
              tests: [
                {
                  projectName: 'e2e',
                  status: 'unexpected',
                  results: [{stdout: [{text: 'zh guide script, KB: 9.1 of 10\n'}]}],
                },
                {projectName: 'firefox', status: 'skipped', results: []},
              ],
            },
          ],
        },
      ],
    },
  ],
};

test('reports are told page by page; what did not run has no figure', () => {
  const outcomes = [...jestOutcomes(jestReport), ...playwrightOutcomes(browserReport)];
  expect(readOutcomes(outcomes, ['zh'])).toEqual({
    suites: {
      unit: {passed: 0, failed: 1},
      content: {passed: 1, failed: 1},
      samples: {passed: 1, failed: 0},
      browser: {passed: 1, failed: 1},
    },
    browsers: {Chromium: {passed: 1, failed: 1}},
    budgets: [{page: 'guide', locale: 'zh', what: 'script, KB', figure: 9.1, limit: 10}],
    pages: {
      '/guide/basic/cli': {fences: {passed: 1, failed: 0}, axe: {passed: 1, failed: 0}},
      '/guide/start/': {facts: false},
    },
  });
  expect(readOutcomes([], ['zh'])).toEqual({suites: {}, browsers: {}, budgets: [], pages: {}});
});

test('a finished page is weighed in each language, and a missing one is not', () => {
  const build = fs.mkdtempSync(path.join(os.tmpdir(), 'quality-'));
  fs.mkdirSync(path.join(build, 'zh'));
  const html = '<main><nav><a href="/b">b</a></nav><article><a href="/a">a</a></article></main>';
  fs.writeFileSync(path.join(build, 'page.html'), html);
  fs.writeFileSync(path.join(build, 'zh/page.html'), html);
  expect(readBuiltPage(build, '/page', ['en', 'zh'])).toEqual({
    document: {en: 0.1, zh: 0.1},
    links: 1,
  });
  expect(readBuiltPage(build, '/other', ['en', 'zh'])).toEqual({});
  fs.rmSync(build, {recursive: true});
});

test('Lighthouse has a figure only where the bench measured it', () => {
  const row = {site: 'ours', page: 'guide', locale: 'en', look: 'dark', error: null};
  const scores = [{...row, performance: 100, accessibility: 99, bestPractices: 98, seo: 97}];
  const taken = {scores: {date: '2026-01-02T00:00:00.000Z', commit: 'abc'}};
  expect(readLighthouse({measures: {scores}, taken})).toEqual({
    ...taken.scores,
    scores: [{page: 'guide', locale: 'en', look: 'dark', scores: [100, 99, 98, 97]}],
  });
  expect(readLighthouse({measures: {}, taken: {}})).toBeNull();
});
