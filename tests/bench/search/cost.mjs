// @ts-check
// cspell:ignore Recalc
/* global window, performance */
/** What a search costs the reader, in Chromium on a phone four times slower than this machine. */
import {launch, mobile, openPage, throttle, withVisitor} from '../lib/browser.mjs';
import {median} from '../lib/stats.mjs';
import {watchResults} from '../measure/probes.mjs';

const field = 'dialog [role="combobox"]';
const result = 'dialog [role="option"]';

/** Typed letter by letter; each letter changes the results. */
const words = {en: 'declaration files', zh: '模块联邦和类型声明'};

/** What the main thread works on, by Chromium's names; a task holds the others. */
const kinds = {
  task: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
};

/** @typedef {Record<keyof typeof kinds, number>} Work in ms */

/**
 * @param {import('../lib/browser.mjs').CDPSession} session
 * @returns {Promise<Work>} of the main thread so far
 */
async function workOf(session) {
  const {metrics} = await session.send('Performance.getMetrics');
  const timeOf = (/** @type {string} */ wanted) =>
    1000 * (metrics.find(({name}) => name === wanted)?.value ?? NaN);
  return {
    task: timeOf(kinds.task),
    script: timeOf(kinds.script),
    style: timeOf(kinds.style),
    layout: timeOf(kinds.layout),
  };
}

/** Runs inside the page before its scripts: adds up what speaking to a worker takes the main thread. */
function watchWorkers() {
  const spent = {milliseconds: 0};
  Object.assign(window, {benchWorkers: spent});
  const {prototype} = window.Worker;
  const {postMessage, addEventListener} = prototype;
  /** @template Value @param {() => Value} work @returns {Value} */
  const timed = (work) => {
    const started = performance.now();
    try {
      return work();
    } finally {
      spent.milliseconds += performance.now() - started;
    }
  };
  prototype.postMessage = function (/** @type {any[]} */ ...parts) {
    timed(() => Reflect.apply(postMessage, this, parts));
  };
  prototype.addEventListener = function (/** @type {any} */ type, /** @type {any} */ listener) {
    // The first look at `data` unpacks the message.
    const wrapped = (/** @type {any} */ event) => timed(() => listener(event, event.data));
    Reflect.apply(addEventListener, this, [type, wrapped]);
  };
}

/**
 * @param {import('../lib/browser.mjs').Browser} browser
 * @param {string} origin of a served build
 * @param {'en' | 'zh'} locale
 * @param {string} [index] text of an index that takes the place of the site's own
 * @returns {Promise<Record<string, number>>} in ms: `ready` from opening to the first results of a
 *   reader who types at once, `first` from a whole word to its results, and per key the main thread's work:
 *   `speaking` with the worker, which is all that the search itself does there; all in all `perKey`, `worstKey`, and of the former `script`, `style` and `layout`
 */
function visit(browser, origin, locale, index) {
  return withVisitor(browser, mobile, async (page, session) => {
    if (index !== undefined) {
      await page.route('**/search-index.json', (route) =>
        route.fulfill({contentType: 'application/json', body: index}),
      );
    }
    await page.addInitScript(watchWorkers);
    await openPage(page, `${origin}${locale === 'en' ? '' : '/zh'}/guide/start/quick-start`, {
      waitUntil: 'networkidle',
    });
    await session.send('Performance.enable', {timeDomain: 'threadTicks'});
    await throttle(session, {cpu: 4});
    const text = words[locale];
    const pressed = Date.now();
    await page.keyboard.press('Control+k');
    await page.locator(field).waitFor();
    await page.keyboard.insertText(text.slice(0, 2));
    await page.locator(result).first().waitFor();
    const ready = Date.now() - pressed;

    const input = page.locator(field);
    await input.fill('');
    await page.evaluate(watchResults, result);
    await input.focus();
    await page.keyboard.insertText(text);
    const shown = await page.waitForFunction(() => Reflect.get(window, 'benchSearch').milliseconds);
    const first = await shown.jsonValue();

    await input.fill('');
    /** @type {Work[]} */
    const keys = [];
    const spoken = () =>
      page.evaluate(() => Number(Reflect.get(window, 'benchWorkers').milliseconds));
    const spokenBefore = await spoken();
    for (const letter of text) {
      const before = await workOf(session);
      await page.keyboard.insertText(letter);
      // Long enough for the results of this letter to be drawn before the next.
      await page.waitForTimeout(250);
      const after = await workOf(session);
      keys.push({
        task: after.task - before.task,
        script: after.script - before.script,
        style: after.style - before.style,
        layout: after.layout - before.layout,
      });
    }
    const medianOf = (/** @type {keyof Work} */ kind) =>
      median(keys.map((work) => work[kind])) ?? NaN;
    return {
      ready,
      first,
      speaking: ((await spoken()) - spokenBefore) / text.length,
      perKey: medianOf('task'),
      worstKey: Math.max(...keys.map(({task}) => task)),
      script: medianOf('script'),
      style: medianOf('style'),
      layout: medianOf('layout'),
    };
  });
}

/**
 * @param {string} origin
 * @param {Record<'en' | 'zh', string>} [indexes] take the place of the site's own
 * @param {number} [samples]
 * @returns {Promise<Record<'en' | 'zh', Record<string, number | null>>>} medians
 */
export async function measureCost(origin, indexes, samples = 3) {
  const browser = await launch();
  /** @type {Record<string, Record<string, number | null>>} */
  const costs = {};
  try {
    for (const locale of /** @type {const} */ (['en', 'zh'])) {
      const taken = [];
      for (let sample = 0; sample < samples; sample++) {
        taken.push(await visit(browser, origin, locale, indexes?.[locale]));
      }
      costs[locale] = Object.fromEntries(
        Object.keys(taken[0] ?? {}).map((key) => [
          key,
          median(taken.map(({[key]: value}) => value)),
        ]),
      );
    }
  } finally {
    await browser.close();
  }
  return /** @type {Record<'en' | 'zh', Record<string, number | null>>} */ (costs);
}
