/** @jest-environment jsdom */
import {foldsKey} from '../../../../src/config/storage';
import {restoreFolds} from '../../../../src/features/Sidebar/early';

test('a section that was closed opens once the link of the current page has arrived in it', () => {
  localStorage.setItem(foldsKey, JSON.stringify(['docs/Options', 'docs/Guides']));
  document.body.innerHTML =
    '<details open data-fold="docs/Options"></details><details open data-fold="docs/Guides"></details>';
  const [options, guides] = document.querySelectorAll('details');
  // A slow network: the page is there up to here.
  restoreFolds();
  options?.insertAdjacentHTML('beforeend', '<a aria-current="page" href="/options">Options</a>');
  restoreFolds();
  expect(options?.open).toBe(true);
  expect(guides?.open).toBe(false);
});
