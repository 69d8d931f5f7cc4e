/** @jest-environment jsdom */
import {createInsights} from '../../../../src/search/hosted/insights';
import type {Hit} from '../../../../src/search/hit';

const hit = (number: number): Hit => ({
  id: `https://site.invalid/guide/start/#part-${number}`,
  url: `/guide/start/#part-${number}`,
  kind: 'section',
  group: 'Guide',
  page: 'Start',
  title: ['Part'],
  detail: [],
});
const event = {index: 'docs', objectIDs: [hit(1).id], queryID: 'q1'};

function setUp() {
  const client = jest.fn();
  const load = jest.fn(() => Promise.resolve({default: client}));
  const insights = createInsights('APP', 'key', 'docs', load);
  const sent = async () => {
    await Promise.resolve();
    await Promise.resolve();
    return client.mock.calls as unknown[][];
  };
  return {load, sent, ...insights};
}

afterEach(() => window.history.replaceState(null, '', '/'));

describe('SR-11 createInsights', () => {
  it('fetches the provider’s client with the first event, and lets it set no cookie', async () => {
    const {load, choose, sent} = setUp();
    expect(load).not.toHaveBeenCalled();
    choose(hit(1), 'q1', 0);
    expect(await sent()).toEqual([
      ['init', {appId: 'APP', apiKey: 'key', useCookie: false, anonymousUserToken: true}],
      ['clickedObjectIDsAfterSearch', {eventName: 'Item Selected', ...event, positions: [1]}],
    ]);
    choose(hit(1), 'q1', 0);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('reports what has been seen for a while, 20 at a time and once', async () => {
    jest.useFakeTimers();
    const {load, view, sent} = setUp();
    const many = Array.from({length: 25}, (_, index) => hit(index));
    view([hit(1)]);
    view(many);
    jest.advanceTimersByTime(399);
    expect(load).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    view(many);
    jest.advanceTimersByTime(400);
    jest.useRealTimers();
    const views = (await sent()).slice(1) as [string, {objectIDs: string[]}][];
    expect(views.map(([method, {objectIDs}]) => [method, objectIDs.length])).toEqual([
      ['viewedObjectIDs', 20],
      ['viewedObjectIDs', 5],
    ]);
  });

  it.each([
    ['the browser', () => document.dispatchEvent(new Event('copy'))],
    ['a copy button', () => document.querySelector('button')?.click()],
  ])('reports once what is copied by %s from the page that was found', async (_name, copy) => {
    document.body.innerHTML = '<button data-code-action="copy"><b>copy</b></button>';
    const {choose, sent} = setUp();
    choose(hit(1), 'q1', 0);
    copy();
    expect((await sent()).map(([method]) => method)).toEqual([
      'init',
      'clickedObjectIDsAfterSearch',
    ]);
    window.history.replaceState(null, '', '/guide/start/');
    copy();
    copy();
    expect((await sent()).slice(2)).toEqual([
      ['convertedObjectIDsAfterSearch', {eventName: 'Text Copied', ...event}],
    ]);
  });

  it('is quiet where the client cannot be fetched', async () => {
    const {load, choose, sent} = setUp();
    load.mockRejectedValue(new Error('ChunkLoadError'));
    choose(hit(1), 'q1', 0);
    expect(await sent()).toEqual([]);
  });
});
