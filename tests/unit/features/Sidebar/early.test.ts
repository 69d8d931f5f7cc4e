/** @jest-environment jsdom */
import {foldsKey} from '../../../../src/config/storage';
import {rememberFolds, restoreFolds} from '../../../../src/features/Sidebar/early';

test('a section that was closed opens once the link of the current page has arrived in it', () => {
  localStorage.setItem(foldsKey, JSON.stringify({'docs/Options': false, 'docs/Guides': false}));
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

test.each(['{', 'null', '5', '["docs/Guides"]', '{"docs/Guides":"no"}'])(
  'sections are as their author wrote them where the store has %s',
  (stored) => {
    localStorage.setItem(foldsKey, stored);
    document.body.innerHTML = '<details open data-fold="docs/Guides"></details>';
    restoreFolds();
    expect(document.querySelector('details')?.open).toBe(true);
  },
);

test('a section that its author closed stays open once the reader has opened it', () => {
  localStorage.removeItem(foldsKey);
  rememberFolds();
  const html = '<details data-fold="docs/Guides"><summary>Guides</summary></details>';
  document.body.innerHTML = html;
  document.querySelector('summary')?.click();
  document.body.innerHTML = html;
  restoreFolds();
  expect(document.querySelector('details')?.open).toBe(true);
});
