import type {Page} from '@playwright/test';

import {expectAccessible} from '../support/axe';
import {expectEngine} from '../support/engine';
import {expect, open, test} from '../support/fixtures';

const file = (page: Page, path: string) => page.getByRole('region', {name: path, exact: true});
const editor = (page: Page, path: string) => page.getByRole('textbox', {name: path, exact: true});
/** Types at the end of a source file, as a reader does. */
async function append(page: Page, path: string, text: string): Promise<void> {
  await editor(page, path).press('ControlOrMeta+End');
  await page.keyboard.insertText(text);
}
const run = (page: Page) => page.getByRole('button', {name: /Run it live|在线运行/});
const status = (page: Page) => page.getByRole('main').getByRole('status');

test.beforeAll(expectEngine);

test('the tool builds each edit in the page', {tag: '@firefox'}, async ({page, context}) => {
  test.setTimeout(180_000);
  // Without `tsc`, which takes seconds per build; engine.spec.ts covers it.
  await open(page, '/setup#types=isolated');
  const recorded = await file(page, 'dist/index.js').textContent();

  await test.step('the recorded project gives the recorded files', async () => {
    await page.getByRole('button', {name: 'Edit src/index.ts', exact: true}).click();
    await expect(status(page)).toContainText('Built here', {timeout: 60_000});
    expect(await file(page, 'dist/index.js').textContent()).toBe(recorded);
  });

  await test.step('an edited line is built', async () => {
    await append(page, 'src/index.ts', 'export const limit: number = 6 * 7;\n');
    await expect(file(page, 'dist/index.js')).toContainText('limit');
    await expect(file(page, 'dist/index.d.ts')).toContainText('limit: number');
    await page.getByRole('button', {name: 'Show changes'}).click();
    await expect(file(page, 'dist/index.js').locator('[data-sign="+"]').first()).toBeVisible();
    await expectAccessible(page, 'edited', 'main');
  });

  await test.step('an error is told in the words of the tool, and the files stay', async () => {
    await append(page, 'src/index.ts', "export * from './missing';");
    await expect(status(page)).toContainText('The build failed');
    await expect(file(page, 'What Rslib says')).toContainText("Can't resolve './missing'");
    await expect(file(page, 'dist/index.js')).toContainText('limit');
    await expectAccessible(page, 'failed', 'main');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(file(page, 'What Rslib says')).toHaveCount(0);
  });

  await test.step('edits outlast answers, Back and a reload', async () => {
    await page.getByRole('radio', {name: 'Node.js 24'}).check();
    await expect(editor(page, 'src/index.ts')).toContainText('6 * 7');
    await page.getByRole('radio', {name: 'CLI'}).check();
    await expect(status(page)).toContainText('Back brings your edits back');
    await expect(editor(page, 'src/index.ts')).not.toContainText('6 * 7');
    await page.goBack();
    await expect(editor(page, 'src/index.ts')).toContainText('6 * 7');
    await page.reload();
    await expect(editor(page, 'src/index.ts')).toContainText('6 * 7', {timeout: 60_000});
    await expect(file(page, 'dist/index.js')).toContainText('limit', {timeout: 60_000});
  });

  await page.getByRole('button', {name: 'Copy link'}).click();
  const link = page.url();

  await test.step('Tab indents, and Escape before it leaves the editor', async () => {
    await editor(page, 'src/index.ts').press('ControlOrMeta+Home');
    await page.keyboard.press('Tab');
    await expect(editor(page, 'src/index.ts')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(editor(page, 'src/index.ts')).not.toBeFocused();
  });

  await test.step('Reset brings the recorded project back, Vue says why it is recorded', async () => {
    await page.getByRole('button', {name: 'Reset'}).click();
    await expect(status(page)).toContainText('Built here');
    await expect(file(page, 'dist/index.js')).toHaveText(recorded ?? '');
    await page.getByRole('radio', {name: 'Vue'}).check();
    await expect(status(page)).toContainText('You see the recorded files.');
    await expect(file(page, 'dist/index.js')).toBeVisible();
  });

  await test.step('the link that was copied holds the edit', async () => {
    const other = await context.newPage();
    // Two tools at once are too much for Firefox on a small machine.
    await page.close();
    await open(other, link);
    await expect(file(other, 'src/index.ts')).toContainText('6 * 7');
    await expect(status(other)).toContainText('not built yet');
  });
});

test('a host without headers: a service worker isolates the page', async ({page}) => {
  test.setTimeout(120_000);
  // Takes the headers of the page away until the service worker sets its own.
  await page.route('**/setup', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    delete headers['cross-origin-embedder-policy'];
    await route.fulfill({response, headers});
  });
  await open(page, '/setup#kind=react&types=isolated');
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  await run(page).click();
  await expect(status(page)).toContainText('Built here', {timeout: 60_000});
  await expect(page.getByRole('radio', {name: 'React'})).toBeChecked();
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
});
