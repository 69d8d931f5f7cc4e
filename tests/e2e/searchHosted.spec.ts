import type {Page} from '@playwright/test';

import {expect, nothingAllowed, open, test} from '../support/fixtures';
import {hostedSite} from '../support/hosts';
import {answerWith, refuse, stall} from '../support/provider/answers';
import {credentials} from '../support/provider/credentials.mjs';
import {interceptProvider, providerHosts, type SentRequest} from '../support/provider/intercept';
import {field, find, openSearch, options, texts} from '../support/search/modal';

test.use({
  baseURL: hostedSite.origin,
  allowed: {...nothingAllowed, requests: [providerHosts], missing: [providerHosts]},
  permissions: ['clipboard-read', 'clipboard-write'],
});

const id = credentials.appId.toLowerCase();
const near = `${id}-dsn.algolia.net`;

const found = answerWith({'/guide/anchor': 3, '/': 2});

/** Records whether the site's own index was asked for. */
function watchIndex(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    count += Number(request.url().includes('search-index'));
  });
  return () => count;
}

/** The body of a search, byte for byte. */
function expectedBody(query: string, words: number, locale: string, clickAnalytics: boolean) {
  const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  return JSON.stringify({
    requests: [
      {
        query,
        indexName: credentials.indexName,
        attributesToRetrieve: [...levels, 'content', 'type', 'url'],
        attributesToSnippet: [...levels.slice(1), 'content'].map((name) => `${name}:${words}`),
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics,
        facetFilters: [`lang:${locale}`],
      },
    ],
  });
}

test('SR-4 SR-8 SR-11 the request has the specified body; snippets have 10 words, 5 on narrow screens', async ({
  page,
}) => {
  const provider = await interceptProvider(page, found);
  const indexRequests = watchIndex(page);
  await open(page, '/');
  await openSearch(page);
  expect(provider.sent).toEqual([]);
  for (const {width, words, query} of [
    {width: 1440, words: 10, query: 'part'},
    {width: 769, words: 10, query: 'parts'},
    {width: 768, words: 5, query: 'a part'},
  ]) {
    await test.step(`${width} px wide`, async () => {
      provider.sent.length = 0;
      await page.setViewportSize({width, height: 900});
      await field(page).fill(query);
      await expect.poll(() => provider.sent.length).toBe(1);
      await expect(page.getByRole('status')).toHaveText(texts.en.results);
      expect(provider.sent).toHaveLength(1);
      const [request] = provider.sent;
      expect(request).toMatchObject({
        method: 'POST',
        host: near,
        path: '/1/indexes/*/queries',
        body: expectedBody(query, words, 'en', false),
      });
      expect(request?.query).toEqual({
        'x-algolia-agent': expect.stringMatching(
          /^Algolia for JavaScript \(5\.\d+\.\d+\); Lite \(5\.\d+\.\d+\); Browser$/,
        ) as unknown,
        'x-algolia-api-key': credentials.apiKey,
        'x-algolia-application-id': credentials.appId,
      });
      expect(request?.headers).toMatchObject({
        accept: 'application/json',
        'content-type': 'text/plain',
      });
      const own = Object.keys(request?.headers ?? {}).filter((name) => name.startsWith('x-'));
      expect(own).toEqual([]);
      await field(page).fill('');
      await expect(page.getByRole('status')).toHaveText('');
    });
  }
  expect(indexRequests()).toBe(0);

  await test.step('no events or cookies unless the deployment asks for them', async () => {
    await field(page).fill('part');
    await options(page).first().click();
    await expect(page).toHaveURL(/\/guide\/anchor#part-1$/);
    await page.waitForTimeout(500);
    expect(provider.events).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
});

test('SR-7 SR-8 once the provider fails, the site’s own index answers; if that fails too, the error screen appears', async ({
  page,
}) => {
  const provider = await interceptProvider(page, refuse);
  for (const behaviour of [refuse, stall, () => ({status: 403, body: '{}'})]) {
    provider.behave(behaviour);
    // Anew: that it has failed is remembered as long as the page is open.
    await page.goto('about:blank');
    await open(page, '/');
    await page.evaluate(() => localStorage.clear());
    await find(page, 'anchor');
    await expect(options(page).first()).toHaveAttribute('href', '/guide/anchor');
  }
  provider.sent.length = 0;
  await field(page).fill('chain');
  await expect(options(page).first()).toBeVisible();
  expect(provider.sent).toEqual([]);

  await page.route('**/search-index*', (route) => route.abort());
  await page.goto('about:blank');
  await open(page, '/');
  await openSearch(page);
  await field(page).fill('anchor');
  await expect(page.getByRole('dialog').getByText(texts.en.errorTitle).first()).toBeVisible();
});

/* The Chinese site of the fixture has events, recommendations and no kept searches; the English one none. */

interface SentEvent {
  eventType: string;
  eventName: string;
  index: string;
  objectIDs: string[];
  userToken: string;
  queryID?: string;
  positions?: number[];
}

const eventsIn = (requests: readonly SentRequest[]): SentEvent[] =>
  requests.flatMap(({body}) => (JSON.parse(body) as {events: SentEvent[]}).events);

const foundInChinese = answerWith({'/zh/guide/anchor': 20, '/zh/': 5});

test('SR-11 views go in batches of 20, once the list is quiet, without a cookie', async ({
  page,
}) => {
  const provider = await interceptProvider(page, foundInChinese);
  await page.clock.install();
  await open(page, '/zh/');
  await openSearch(page);
  await field(page).fill('part');
  await expect(options(page)).toHaveCount(25);
  await page.clock.runFor(2000);
  await expect.poll(() => provider.events.length).toBe(2);
  const events = eventsIn(provider.events);
  expect(events.map(({objectIDs}) => objectIDs.length)).toEqual([20, 5]);
  for (const event of events) {
    expect(event).toMatchObject({
      eventType: 'view',
      eventName: 'Items Viewed',
      index: credentials.indexName,
      userToken: expect.stringMatching(/^anonymous-/),
    });
  }
  expect(provider.events[0]).toMatchObject({method: 'POST', host: 'insights.algolia.io'});
  expect(provider.events[0]?.query).toMatchObject({
    'X-Algolia-Application-Id': credentials.appId,
    'X-Algolia-API-Key': credentials.apiKey,
  });
  expect(await page.context().cookies()).toEqual([]);
});

test('SR-11 a chosen row is reported with its position, and text copied from its page as a conversion', async ({
  page,
}) => {
  const provider = await interceptProvider(page, foundInChinese);
  await open(page, '/zh/');
  await find(page, 'part');
  expect(provider.sent[0]?.body).toContain('"clickAnalytics":true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${hostedSite.origin}/zh/guide/anchor#part-2`);
  const ofType = (type: string) =>
    eventsIn(provider.events).filter(({eventType}) => eventType === type);
  await expect.poll(() => ofType('click')).toHaveLength(1);
  const chosen = {
    index: credentials.indexName,
    objectIDs: ['https://rslib.rs/zh/guide/anchor#part-2'],
    queryID: 'query-0-part',
  };
  expect(ofType('click')[0]).toMatchObject({...chosen, positions: [2]});
  expect(ofType('conversion')).toEqual([]);

  await page.getByRole('main').getByRole('heading', {level: 1}).selectText();
  await page.keyboard.press('Control+c');
  await expect.poll(() => ofType('conversion')).toHaveLength(1);
  expect(ofType('conversion')[0]).toMatchObject({...chosen, eventName: 'Text Copied'});
});

test('SR-11 recommendations are suggested if nothing is found', async ({page}) => {
  const provider = await interceptProvider(page, foundInChinese);
  await open(page, '/zh/');
  await openSearch(page);
  await field(page).fill('none');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(texts.zh.suggested)).toBeVisible();
  await expect(dialog.getByRole('listitem').getByRole('button').first()).toHaveText('Recommended');
  const request = provider.sent.find(({path}) => path === '/1/indexes/*/recommendations');
  expect(JSON.parse(request?.body ?? '')).toEqual({
    requests: [
      {
        indexName: credentials.indexName,
        model: 'trending-items',
        threshold: 0,
        maxRecommendations: 5,
      },
    ],
  });
});

test('SR-10 no search is kept if personalisation is off', async ({page}) => {
  await interceptProvider(page, foundInChinese);
  await open(page, '/zh/');
  await openSearch(page);
  await expect(page.getByRole('dialog').getByText(texts.zh.noRecent)).toHaveCount(0);
  await field(page).fill('part');
  await options(page).first().click();
  await expect(page).toHaveURL(/#part-1$/);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.includes('SEARCHES'))).toEqual([]);
  await openSearch(page);
  await expect(options(page)).toHaveCount(0);
});
