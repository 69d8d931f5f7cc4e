/** @jest-environment jsdom */
import {preparePage} from '../../../src/runtime/navigation/pages';

const whole = '<!doctype html><html><body><main>Text</main></body></html>';

let paths = 0;

/** An address that no test has asked for yet: pages are kept. */
const newPath = (): string => `/page-${(paths += 1)}`;

function answerWith(answer: Partial<Response>, html = whole): jest.Mock {
  const fetch = jest.fn().mockResolvedValue({
    ok: true,
    status: 200,
    redirected: false,
    headers: new Headers({'content-type': 'text/html; charset=utf-8'}),
    text: () => Promise.resolve(html),
    ...answer,
  });
  globalThis.fetch = fetch;
  return fetch;
}

// jsdom has none.
Object.assign(AbortSignal, {timeout: () => new AbortController().signal});

describe('preparePage', () => {
  it('gives the page, fetched once', async () => {
    const fetch = answerWith({});
    const path = newPath();

    expect((await preparePage(path)).querySelector('main')?.textContent).toBe('Text');
    await preparePage(path);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a redirect, which leads elsewhere', {redirected: true}, whole],
    ['a page that was cut off', {}, '<!doctype html><html><body><main>Te'],
    ['an empty answer', {}, ''],
    ['an error', {ok: false, status: 500}, whole],
    ['another type', {headers: new Headers({'content-type': 'application/json'})}, whole],
  ])('leaves %s to the browser, and asks again the next time', async (_, answer, html) => {
    const path = newPath();
    answerWith(answer, html);
    await expect(preparePage(path)).rejects.toThrow(path);

    answerWith({});
    expect((await preparePage(path)).querySelector('main')).not.toBeNull();
  });

  it('leaves the open page as it looks, where the page is of another release', async () => {
    const path = newPath();
    answerWith(
      {},
      '<!doctype html><html data-script="/lean.2.js"><head><link rel="stylesheet" href="/styles.2.css"></head>' +
        '<body><div id="__docusaurus"><main>Text</main></div></body></html>',
    );
    await preparePage(path);

    expect(document.querySelector('link')).toBeNull();
  });

  it('fetches anew after five minutes, since a release may have come between', async () => {
    const fetch = answerWith({});
    const path = newPath();
    const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
    await preparePage(path);
    now.mockReturnValue(1000 + 299_000);
    await preparePage(path);
    expect(fetch).toHaveBeenCalledTimes(1);

    now.mockReturnValue(1000 + 301_000);
    await preparePage(path);
    expect(fetch).toHaveBeenCalledTimes(2);
    now.mockRestore();
  });
});
