import fs from 'node:fs';
import path from 'node:path';
import {routeOf} from '../translations/sections.mjs';
import {weigh} from '../weights.mjs';

/** @typedef {import('../../quality/types').Measured} Measured */
/** @typedef {import('../../quality/types').MeasuredPage} MeasuredPage */
/** @typedef {import('../../quality/types').Count} Count */
/** @typedef {{passed: boolean, skipped: boolean, title: string, file: string, project: string, output: string}} Outcome */

/** @param {readonly Outcome[]} ran @returns {Count} */
function countOf(ran) {
  const passed = ran.filter((outcome) => outcome.passed).length;
  return {passed, failed: ran.length - passed};
}

/** @param {any} report of Jest @returns {Outcome[]} */
export const jestOutcomes = ({testResults}) =>
  testResults.flatMap((/** @type {any} */ {name, status: fileStatus, assertionResults}) => {
    const file = String(name).replaceAll('\\', '/');
    // A file that could not run holds no tests, and is a failure.
    const isBroken = assertionResults.length === 0 && fileStatus === 'failed';
    const tests = isBroken ? [{title: file, status: fileStatus}] : assertionResults;
    return tests.map((/** @type {any} */ {title, status}) => ({
      title,
      file,
      project: /\/tests\/(\w+)\//.exec(file)?.[1] ?? '',
      passed: status === 'passed',
      skipped: ['pending', 'todo', 'skipped'].includes(status),
      output: '',
    }));
  });

/** @param {any} suite of Playwright's report, or the report @returns {Outcome[]} */
export const playwrightOutcomes = ({suites = [], specs = []}) => [
  ...specs.flatMap((/** @type {any} */ {title, file, tests}) =>
    tests.map((/** @type {any} */ {projectName, status, results}) => ({
      title,
      file,
      project: projectName,
      passed: status === 'expected',
      skipped: status === 'skipped',
      output: results
        .flatMap((/** @type {any} */ {stdout}) => stdout)
        .map((/** @type {any} */ chunk) => chunk.text ?? '')
        .join(''),
    })),
  ),
  ...suites.flatMap(playwrightOutcomes),
];

/** Engines that are not plain Chromium, by project. @type {Readonly<Record<string, string>>} */
const engines = {firefox: 'Firefox', webkit: 'WebKit'};

/** Lines that the budget tests print: `zh guide script, KB: 9.1 of 10`. */
const budgetLine = /^(\w+) (\w+) (.+): ([\d.]+) of ([\d.]+)$/gm;

/** @param {readonly Outcome[]} outcomes @returns {Measured['budgets']} */
const budgetsOf = (outcomes) =>
  outcomes
    .filter(({file}) => file.endsWith('budgets.spec.ts'))
    .flatMap(({output}) => [...output.matchAll(budgetLine)])
    .map(([, locale = '', page = '', what = '', figure, limit]) => ({
      page,
      locale,
      what,
      figure: Number(figure),
      limit: Number(limit),
    }));

/** @param {readonly Outcome[]} ran @param {(one: Outcome) => string | undefined} keyOf */
function countBy(ran, keyOf) {
  const keys = new Set(ran.flatMap((one) => keyOf(one) ?? []));
  return new Map([...keys].map((key) => [key, countOf(ran.filter((one) => keyOf(one) === key))]));
}

/**
 * What test runs tell of the site as a whole, and of each page. Addresses of the languages in `prefixed` begin with
 * their name.
 *
 * @param {readonly Outcome[]} outcomes @param {readonly string[]} prefixed
 * @returns {Pick<Measured, 'suites' | 'browsers' | 'budgets' | 'pages'>}
 */
export function readOutcomes(outcomes, prefixed) {
  const ran = outcomes.filter(({skipped}) => !skipped);
  const browser = ran.filter(({file}) => file.endsWith('.spec.ts'));
  const prefix = new RegExp(`^/(?:${prefixed.join('|')})(?=/)`);
  const routeIn =
    (/** @type {RegExp} */ pattern) =>
    (/** @type {Outcome} */ {title}) => {
      const page = pattern.exec(title)?.[1];
      return page && routeOf(page);
    };
  const facts = countBy(
    ran.filter(({file}) => file.endsWith('content/facts/facts.test.ts')),
    routeIn(/^(\S+) states what is real$/),
  );
  const fences = countBy(
    ran.filter(({project}) => project === 'samples'),
    routeIn(/^(\S+\.mdx?):\d+ /),
  );
  const axe = countBy(
    browser.filter(({project}) => project === 'a11y'),
    ({title}) => /^a11y (\S+),/.exec(title)?.[1]?.replace(prefix, ''),
  );
  const routes = [...new Set([...facts.keys(), ...fences.keys(), ...axe.keys()])].toSorted();
  const countSome = (/** @type {Outcome[]} */ some) =>
    some.length > 0 ? countOf(some) : undefined;
  const of = (/** @type {string[]} */ ...projects) =>
    countSome(ran.filter(({project}) => projects.includes(project)));
  return {
    suites: {
      unit: of('unit', 'checks'),
      content: of('content', 'built'),
      samples: of('samples'),
      browser: countSome(browser),
    },
    browsers: Object.fromEntries(
      countBy(browser, ({project}) =>
        project === 'tasks' ? undefined : (engines[project] ?? 'Chromium'),
      ),
    ),
    budgets: budgetsOf(browser),
    pages: Object.fromEntries(
      routes.map((route) => {
        const held = facts.get(route);
        const ownFacts = held && held.failed === 0;
        return [route, {facts: ownFacts, fences: fences.get(route), axe: axe.get(route)}];
      }),
    ),
  };
}

/**
 * Weighs the finished documents of a page, and counts the links of its content; empty where the page was not built.
 *
 * @param {string} build @param {string} route in the default language @param {readonly string[]} languages the first
 * one has no folder
 * @returns {Pick<MeasuredPage, 'document' | 'links'>}
 */
export function readBuiltPage(build, route, languages) {
  const name = route.endsWith('/') ? `${route}index.html` : `${route}.html`;
  const files = languages.map((language, index) => ({
    language,
    file: path.join(build, index === 0 ? '' : language, name),
  }));
  const found = files.filter(({file}) => fs.existsSync(file));
  const main =
    found[0] && /<article[\s>].*<\/article>/s.exec(fs.readFileSync(found[0].file, 'utf8'));
  if (!main) {
    return {};
  }
  const weights = found.map(({language, file}) => [
    language,
    Number((weigh(file) / 1000).toFixed(1)),
  ]);
  return {document: Object.fromEntries(weights), links: main[0].match(/<a\s/g)?.length ?? 0};
}

/**
 * The Lighthouse scores that the bench wrote of this site; null where it did not measure them.
 *
 * @param {any} results `tests/bench/results.json` @returns {Measured['lighthouse']}
 */
export function readLighthouse({measures, taken}) {
  const own = (measures.scores ?? []).filter(
    (/** @type {any} */ {site, error}) => site === 'ours' && !error,
  );
  if (own.length === 0 || !taken.scores) {
    return null;
  }
  const scores = own.map((/** @type {any} */ row) => ({
    page: row.page,
    locale: row.locale,
    look: row.look,
    scores: [row.performance, row.accessibility, row.bestPractices, row.seo],
  }));
  return {date: taken.scores.date, commit: taken.scores.commit, scores};
}
