/** @jest-environment jsdom */
import {canSwap} from '../../../src/client/navigation/swap';

const pageWith = (html: string): Document =>
  new DOMParser().parseFromString(`<div id="__docusaurus">${html}</div>`, 'text/html');

it.each([
  [true, 'a main part', '<main id="__docusaurus_skipToContent_fallback"></main>'],
  [false, 'no main part: its title would stand over the text of the open page', '<p>Text</p>'],
  [
    false,
    'the bar, which the open page does not have',
    '<header data-navbar></header><main id="__docusaurus_skipToContent_fallback"></main>',
  ],
])('%s for a page of the same release with %s', (expected, _, html) => {
  expect(canSwap(pageWith(html))).toBe(expected);
});
