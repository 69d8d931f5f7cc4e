import type {Page} from '@playwright/test';

import {expect, nothingAllowed, open, test} from '../support/fixtures';
import {hostedSite} from '../support/hosts';
import {hurry} from '../support/hurry';
import {answerWith, hostedHit} from '../support/provider/answers';
import {interceptProvider, providerHosts} from '../support/provider/intercept';
import {guidePage} from '../support/routes';
import {
  embeddedIndex,
  field,
  keep,
  keptSearch,
  openSearch,
  options,
  texts,
} from '../support/search/modal';

/* What others wrote (kept searches, the provider's answers), and what never ends. */

const script = '<img src=x onerror="window.injected = true">';

/** Nothing of what was written has become an element, or has run. */
async function expectHarmless(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').locator('img, script, svg[onload]')).toHaveCount(0);
  await page.waitForTimeout(100);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
}

/** Every row leads to a page of this site. */
async function expectAtHome(page: Page): Promise<void> {
  const origins = await options(page).evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).origin),
  );
  expect(new Set(origins)).toEqual(new Set([new URL(page.url()).origin]));
}

const away = [
  'javascript:window.injected=true',
  '//evil.invalid/x',
  '/\\evil.invalid/x',
  'https://rslib.rs@evil.invalid/',
  'https://rslib.rs//evil.invalid/',
  'https://evil.invalid/x',
  'data:text/html,x',
];

test.describe('kept searches', () => {
  test('SR-3 markup in them is text, and addresses elsewhere are dropped', async ({page}) => {
    const hierarchy = {lvl0: script, lvl1: script, lvl2: script};
    const marked = {hierarchy: {lvl1: {value: `${script}<mark>x</mark>`}}};
    for (const list of ['recent', 'favourite'] as const) {
      await keep(page, list, embeddedIndex('en'), [
        {...keptSearch(1, list), hierarchy, content: script, _snippetResult: marked},
        {...keptSearch(2, list), type: 'lvl2', hierarchy},
        {...keptSearch(3, list), type: 'constructor'},
        ...away.map((url, index) => ({...keptSearch(10 + index, list), url})),
      ]);
    }
    await open(page, guidePage);
    await openSearch(page);
    await expect(options(page)).toHaveCount(4);
    await expect(options(page).first()).toContainText('<img src=x');
    await expectHarmless(page);
    await expectAtHome(page);
  });
});

test.describe('a provider', () => {
  test.use({
    baseURL: hostedSite.origin,
    allowed: {...nothingAllowed, requests: [providerHosts], missing: [providerHosts]},
  });

  const answered = (hits: readonly unknown[]) => () =>
    ({kind: 'answer', body: {results: [{hits, nbHits: hits.length}]}}) as const;

  test('SR-8 markup in its answers is text, and addresses elsewhere are dropped', async ({
    page,
  }) => {
    const good = hostedHit('/guide/anchor', 1);
    const marked = {value: `${script}<mark>Part</mark><mark>${script}</mark>`};
    await interceptProvider(
      page,
      answered([
        {...good, _snippetResult: {hierarchy: {lvl1: marked, lvl2: marked}, content: marked}},
        {...good, type: 'content', content: script, hierarchy: {lvl0: script, lvl1: script}},
        {...good, type: 'lvl1', _highlightResult: {hierarchy: {lvl0: marked}}},
        ...away.map((url) => ({...good, url})),
      ]),
    );
    await open(page, '/');
    await openSearch(page);
    await field(page).fill('part');
    await expect(options(page)).toHaveCount(3);
    await expect(options(page).first()).toContainText('<img src=x');
    await expectHarmless(page);
    await expectAtHome(page);
  });

  const malformed: Record<string, unknown> = {
    'a level that is no text': {...hostedHit('/', 1), hierarchy: {lvl0: 1, lvl1: {}, lvl2: []}},
    'a kind that there is not': {...hostedHit('/', 1), type: 'constructor'},
    'addresses elsewhere': {...hostedHit('/', 1), url: '//evil.invalid'},
    nothing: null,
    'a list': [[]],
  };

  test('SR-7 the site’s own index answers where all hits are malformed', async ({page}) => {
    const provider = await interceptProvider(page, answered([]));
    for (const [name, hit] of Object.entries(malformed)) {
      await test.step(`where they have ${name}`, async () => {
        provider.behave(answered([hit, hit]));
        await open(page, '/');
        await openSearch(page);
        await field(page).fill('anchor');
        await expect(options(page).first()).toHaveAttribute('href', '/guide/anchor');
        await expect(page.locator('[data-search-fallback]')).toContainText(texts.en.fallback);
      });
    }
  });

  test('SR-7 its answer that holds strange results is none', async ({page}) => {
    await interceptProvider(page, () => ({kind: 'answer', body: {results: [null]}}));
    await open(page, '/');
    await openSearch(page);
    await field(page).fill('anchor');
    await expect(options(page).first()).toHaveAttribute('href', '/guide/anchor');
  });

  test('SR-8 good hits stay beside bad ones', async ({page}) => {
    const found = answerWith({'/guide/anchor': 2});
    await interceptProvider(page, (request) => {
      const answer = found(request);
      const {results} = (answer.kind === 'answer' ? answer.body : null) as {
        results: {hits: unknown[]}[];
      };
      results[0]?.hits.unshift(null, 7, {hierarchy: {lvl1: 7}});
      return {kind: 'answer', body: {results}};
    });
    await open(page, '/');
    await openSearch(page);
    await field(page).fill('part');
    await expect(options(page)).toHaveCount(2);
  });
});

test.describe('what never ends', () => {
  test.describe.configure({timeout: 60_000});
  test.use({allowed: {...nothingAllowed, missing: [/search-index/], console: [/search/]}});
  const wait = {timeout: 15_000};

  test('SR-7 an index that stalls: the error screen, and opening again asks anew', async ({
    page,
  }) => {
    await hurry(page);
    let isStalled = true;
    await page.route('**/search-index*', (route) => (isStalled ? undefined : route.continue()));
    await open(page, guidePage);
    await openSearch(page);
    await field(page).fill('bundleless');
    await expect(page.getByText(texts.en.errorTitle).first()).toBeVisible(wait);
    isStalled = false;
    await page.keyboard.press('Escape');
    await openSearch(page);
    await field(page).fill('bundleless');
    await expect(options(page).first()).toBeVisible();
  });

  test('SR-9 a worker that is ended by the system: another one answers', async ({page}) => {
    await hurry(page);
    await page.addInitScript(`
      const Original = window.Worker;
      let isEnded = false;
      window.Worker = class extends Original {
        postMessage(call) {
          if ('questions' in call && !isEnded) { isEnded = true; super.terminate(); }
          super.postMessage(call);
        }
      }`);
    await open(page, guidePage);
    await openSearch(page);
    await field(page).fill('bundleless');
    await expect(options(page).first()).toBeVisible(wait);
    await field(page).fill('declaration');
    await expect(options(page).first()).toContainText('Declaration');
  });
});

test.describe('after a release', () => {
  test.use({allowed: {...nothingAllowed, missing: [/\.(js|css)$/], console: [/search.modal/]}});

  test('SR-7 files that are gone: a reload is offered, and brings search back', async ({page}) => {
    await open(page, guidePage);
    const gone = (path: string) => new RegExp(`/assets/${path}/`);
    await page.route(gone('js'), (route) => route.fulfill({status: 404, body: ''}));
    await page.keyboard.press('Control+k');
    const alert = page.getByRole('alert').filter({hasText: 'Search could not be loaded.'});
    await expect(alert).toBeVisible();
    await page.unroute(gone('js'));
    await alert.getByRole('link', {name: 'Reload the page'}).click();
    await expect(alert).toBeHidden();
    await open(page, guidePage);
    await openSearch(page);
  });

  test('SR-7 an index of another release: the error screen offers the reload', async ({page}) => {
    await page.route('**/search-index*', (route) => route.fulfill({json: {version: 99_999}}));
    await open(page, guidePage);
    await openSearch(page);
    await field(page).fill('bundleless');
    await expect(page.getByText(texts.en.errorTitle).first()).toBeVisible();
    await expect(page.getByText(texts.en.errorHelp)).toHaveCount(0);
    await page.unroute('**/search-index*');
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', {name: 'Reload the page'}).click(),
    ]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
