/** @jest-environment jsdom */
import {createInsights} from '../../../../src/search/hosted/insights';

const event = {index: 'docs', objectIDs: ['/guide/start/#install'], queryID: 'q1'};

function setUp() {
  const client = jest.fn();
  const load = jest.fn(() => Promise.resolve({default: client}));
  const send = createInsights('APP', 'key', load);
  const sent = async () => {
    await Promise.resolve();
    await Promise.resolve();
    return client.mock.calls as unknown[][];
  };
  return {load, send, sent};
}

afterEach(() => window.history.replaceState(null, '', '/'));

describe('SR-11 createInsights', () => {
  it('fetches the provider’s client with the first event, and lets it set no cookie', async () => {
    const {load, send, sent} = setUp();
    expect(load).not.toHaveBeenCalled();
    send('viewedObjectIDs', event);
    send('viewedObjectIDs', event);
    expect(await sent()).toEqual([
      ['init', {appId: 'APP', apiKey: 'key', useCookie: false, anonymousUserToken: true}],
      ['viewedObjectIDs', event],
      ['viewedObjectIDs', event],
    ]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('says nothing of a hit that the provider has not found', () => {
    const {load, send} = setUp();
    send('clickedObjectIDsAfterSearch', {...event, queryID: undefined});
    document.dispatchEvent(new Event('copy'));
    expect(load).not.toHaveBeenCalled();
  });

  it.each([
    ['the browser', () => document.dispatchEvent(new Event('copy'))],
    ['a copy button', () => document.querySelector('button')?.click()],
  ])('reports once what is copied by %s from the page that was found', async (_name, copy) => {
    document.body.innerHTML = '<button data-code-action="copy"><b>copy</b></button>';
    const {send, sent} = setUp();
    send('clickedObjectIDsAfterSearch', event);
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
    const {load, send, sent} = setUp();
    load.mockRejectedValue(new Error('ChunkLoadError'));
    send('viewedObjectIDs', event);
    expect(await sent()).toEqual([]);
  });
});
