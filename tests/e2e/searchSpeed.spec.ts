// cspell:ignore declarex declarat
import {expect, open, test} from '../support/fixtures';
import {holdScripts} from '../support/holdScripts';
import {names} from '../support/names';
import {guidePage} from '../support/routes';
import {field, find, openSearch, texts} from '../support/search/modal';
import {mostStyled} from '../support/tasks';

test('SR-1 what is typed before the field is there stands in it', async ({page}) => {
  await open(page, guidePage);
  const release = await holdScripts(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('declarex');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(' a/b');
  await expect(field(page)).toHaveCount(0);
  release();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('!');
  await expect(field(page)).toHaveValue('declare a/b!');
  await expect(page.locator('textarea')).toHaveCount(0);
});

test('SR-1 no key falls between the press and the field of a modal that is loaded', async ({
  page,
}) => {
  await open(page, guidePage);
  await openSearch(page);
  await page.keyboard.press('Escape');
  // The frame that answers the press, as long as the reader needs for a word.
  await page.evaluate(() => {
    const original = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (task) => {
      Object.assign(window, {draw: () => original(task)});
      return 0;
    };
  });
  await page.getByRole('button', {name: names.en.search}).press('Enter');
  await page.keyboard.type('declare');
  await expect(field(page)).toHaveCount(0);
  await page.evaluate(() => (Reflect.get(window, 'draw') as () => void)());
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('declare');
});

test('SR-1 closed before it is there, the focus returns and nothing opens', async ({page}) => {
  await open(page, guidePage);
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  const release = await holdScripts(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('x');
  await page.keyboard.press('Control+k');
  await expect(link).toBeFocused();
  release();
  await openSearch(page);
  await expect(field(page)).toHaveValue('');
});

test('SR-1 opening styles the modal, and not all of the page behind it', async ({page}) => {
  await open(page, guidePage);
  const elements = await page.locator('*').count();
  // The first time, when the styles of the modal arrive.
  const styled = await mostStyled(page, () => openSearch(page));
  expect(styled).toBeGreaterThan(0);
  // That the page is inert while a modal dialog is open, browsers note on part of its elements.
  expect(styled).toBeLessThan(elements / 2);
});

test('SR-2 text that is selected on the page gives way to what is typed', async ({page}) => {
  await open(page, guidePage);
  const heading = page.getByRole('heading', {level: 1});
  await heading.selectText();
  const selected = await page.evaluate(() => String(getSelection()).trim());
  expect(selected).not.toBe('');
  await openSearch(page);
  await expect(field(page)).toHaveValue(selected);
  await page.keyboard.type('x');
  await expect(field(page)).toHaveValue('x');
});

test('SR-4 a key draws its results once', async ({page}) => {
  await open(page, guidePage);
  // One more letter, and the whole word is marked.
  await find(page, 'declarat');
  await page.evaluate(() => {
    const counts = {draws: 0};
    Object.assign(window, {drawing: counts});
    // Called once for all that a task has changed.
    new MutationObserver(() => counts.draws++).observe(
      document.querySelector('[data-search-list]') ?? document.body,
      {attributes: true, characterData: true, childList: true, subtree: true},
    );
  });
  const first = page.getByRole('dialog').getByRole('listbox').getByRole('option').first();
  const before = await first.innerHTML();
  await page.keyboard.press('i');
  await expect.poll(() => first.innerHTML()).not.toBe(before);
  await expect(page.getByRole('status')).toHaveText('');
  await expect(page.getByRole('status')).toHaveText(texts.en.results);
  expect(await page.evaluate(() => Reflect.get(window, 'drawing') as object)).toEqual({draws: 1});
});

test('SR-1 the page behind stays where it is', async ({page}) => {
  await open(page, guidePage);
  const left = () => page.locator('h1').evaluate((title) => title.getBoundingClientRect().left);
  const before = await left();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.waitForTimeout(200);
  expect(await left()).toBe(before);
});
