import {expect, nothingAllowed, open, test} from '../support/fixtures';
import {hostedSite} from '../support/hosts';
import {answerWith} from '../support/provider/answers';
import {credentials} from '../support/provider/credentials.mjs';
import {interceptProvider, providerHosts, type SentRequest} from '../support/provider/intercept';
import {field, find, openSearch, options, texts} from '../support/search/modal';

/* The Chinese site of the fixture has events, recommendations and no kept searches; the English one none. */

test.use({
  baseURL: hostedSite.origin,
  allowed: {...nothingAllowed, requests: [providerHosts]},
  permissions: ['clipboard-read', 'clipboard-write'],
});

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

const origin = 'https://rslib.rs';
const found = answerWith({'/zh/guide/anchor': 20, '/zh/': 5});

test('SR-11 views go in batches of 20, 400 ms after the last change, without a cookie', async ({
  page,
}) => {
  const provider = await interceptProvider(page, found);
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

test('SR-11 the search asks for click events, and a click and what comes of it are reported', async ({
  page,
}) => {
  const provider = await interceptProvider(page, found);
  await open(page, '/zh/');
  await find(page, 'part');
  expect(provider.sent[0]?.body).toContain('"clickAnalytics":true');
  // The first row of all: as published, the modal says nothing of a click on it.
  await options(page).first().click();
  await expect(page).toHaveURL(`${hostedSite.origin}/zh/guide/anchor#part-1`);
  const ofType = (type: string) =>
    eventsIn(provider.events).filter(({eventType}) => eventType === type);
  await expect.poll(() => ofType('click')).toHaveLength(1);
  const chosen = {
    index: credentials.indexName,
    objectIDs: [`${origin}/zh/guide/anchor#part-1`],
    queryID: 'query-0-part',
  };
  expect(ofType('click')[0]).toMatchObject({...chosen, positions: [1]});
  expect(ofType('conversion')).toEqual([]);

  await page.getByRole('main').getByRole('heading', {level: 1}).selectText();
  await page.keyboard.press('Control+c');
  await expect.poll(() => ofType('conversion')).toHaveLength(1);
  expect(ofType('conversion')[0]).toMatchObject({...chosen, eventName: 'Text Copied'});
});

test('SR-11 Enter counts as a click, with its position', async ({page}) => {
  const provider = await interceptProvider(page, found);
  await open(page, '/zh/');
  await find(page, 'part');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const clicks = () => eventsIn(provider.events).filter(({eventType}) => eventType === 'click');
  await expect.poll(clicks).toHaveLength(1);
  expect(clicks()[0]).toMatchObject({
    objectIDs: [`${origin}/zh/guide/anchor#part-2`],
    positions: [2],
    queryID: 'query-0-part',
  });
});

test('SR-11 recommendations are asked for when nothing is found, and suggested', async ({page}) => {
  const provider = await interceptProvider(page, found);
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

test('SR-11 nothing of it happens where it was not asked for', async ({page}) => {
  const provider = await interceptProvider(page, answerWith({'/guide/anchor': 3}));
  await page.clock.install();
  await open(page, '/');
  await find(page, 'part');
  await page.clock.runFor(2000);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#part-1$/);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await openSearch(page);
  await field(page).fill('none');
  await expect(page.getByRole('dialog').getByText(texts.en.suggested)).toBeVisible();
  expect(provider.events).toEqual([]);
  expect(provider.sent.map(({path}) => path)).not.toContain('/1/indexes/*/recommendations');
  expect(await page.context().cookies()).toEqual([]);
});

test('SR-10 nothing is kept where the deployment keeps no searches', async ({page}) => {
  await interceptProvider(page, found);
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
