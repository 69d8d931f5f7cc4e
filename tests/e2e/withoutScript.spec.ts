// cspell:ignore bunx
import {expect, test} from '../support/fixtures';
import {names} from '../support/names';
import {guidePage} from '../support/routes';

const {en} = names;

test.use({javaScriptEnabled: false});

test('RT-1 pages of each kind and the commands of all package managers can be read', async ({
  page,
}) => {
  for (const path of ['/', '/config/', '/zh/config/lib/dts', guidePage]) {
    await page.goto(path);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100);
  }
  for (const command of ['npm create', 'yarn create', 'pnpm create', 'bunx create']) {
    await expect(page.getByText(command).first()).toBeVisible();
  }
});

test('NV-6 the other language can be reached, wide and narrow', async ({page}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({width, height: 800});
    await page.goto(guidePage);
    if (width < 768) {
      await page.getByRole('button', {name: en.hamburger}).click();
    }
    await page.getByRole('button', {name: en.languages}).filter({visible: true}).click();
    await page.getByRole('link', {name: '简体中文'}).filter({visible: true}).click();
    await expect(page).toHaveURL(`/zh${guidePage}`);
  }
});

test('every control that is shown works', async ({page}) => {
  for (const address of ['/', guidePage, '/config/']) {
    await page.goto(address);
    await expect(page.getByRole('button', {name: en.search})).toBeHidden();
    await expect(page.getByRole('button', {name: en.appearance})).toBeHidden();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    for (const button of await page.getByRole('button').filter({visible: true}).all()) {
      const works = await button.evaluate((each) =>
        ['popovertarget', 'commandfor'].some((name) => each.hasAttribute(name)),
      );
      expect(works, await button.innerText()).toBe(true);
    }
  }
});

test('English headings of Chinese pages are marked as English', async ({page}) => {
  await page.goto('/zh/guide/faq/errors');
  const heading = page.getByRole('heading', {name: /^Could not find/});
  await expect(heading).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('textbox')).toHaveCount(0);
});
