import {expect, interactive, test} from '../support/fixtures';
import {hosts} from '../support/hosts';

const texts = {
  en: {heading: 'PAGE NOT FOUND', home: 'Take me home', target: '/'},
  zh: {heading: /\p{Script=Han}/u, home: /\p{Script=Han}/u, target: '/zh/'},
} as const;

for (const [host, {origin}] of Object.entries(hosts)) {
  const english = ['/nothing', '/guide/start/nothing', '/nothing/at/all/', '/zhx/nothing'];
  test(`RT-18 NF-1 ${host}: ${english.join(', ')} are the English 404 page`, async ({page}) => {
    for (const path of english) {
      await test.step(path, async () => {
        const response = await page.goto(origin + path);
        expect(response?.status()).toBe(404);
        await interactive(page);
        await expect(page).toHaveTitle('404');
        await expect(page).toHaveURL(origin + path);
        const main = page.getByRole('main');
        await expect(main).toContainText('404');
        await expect(main.getByText('PAGE NOT FOUND')).toBeVisible();
        await expect(main.getByRole('link', {name: 'Take me home'})).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      });
    }
  });

  for (const path of ['/zh/nothing', '/zh/guide/start/nothing/']) {
    test(`RT-18 ${host}: ${path} is the Chinese 404 page, at its own address`, async ({page}) => {
      await page.goto(`${origin}${path}?a=1#b`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
      await interactive(page);
      await expect(page).toHaveTitle('404');
      await expect(page).toHaveURL(`${origin}${path}?a=1#b`);
      await expect(page.getByRole('main')).toContainText('404');
      await expect(page.getByRole('main')).toContainText(texts.zh.heading);
    });
  }
}

for (const locale of ['en', 'zh'] as const) {
  test(`NF-2 ${locale}: the link leads to the home page of the language`, async ({page}) => {
    await page.goto(locale === 'zh' ? '/zh/nothing' : '/nothing');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await interactive(page);
    const {home, target} = texts[locale];
    const link = page.getByRole('main').getByRole('link', {name: home}).first();
    await expect(link).toHaveAttribute('href', target);
    await link.click();
    await expect(page).toHaveURL(target);
    await expect(page).not.toHaveTitle('404');
  });
}

test('NF-1 without JavaScript the page says the same', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${hosts.githubPages.origin}/nothing`);
  await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Take me home'})).toHaveAttribute('href', '/');
  await context.close();
});

test('NF-3 an address that spells the default language goes to the one without, query and hash kept', async ({
  page,
}) => {
  for (const [from, to] of [
    ['/en/guide/start/', '/guide/start/'],
    ['/en/guide/start/quick-start', '/guide/start/quick-start'],
    ['/en/', '/'],
    ['/en/nothing', '/nothing'],
  ] as const) {
    await test.step(`${from} goes to ${to}`, async () => {
      await page.goto(`${from}?a=1&b=2#c`);
      await expect(page).toHaveURL(`${to}?a=1&b=2#c`);
      await interactive(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  }
});

test('NF-3 a segment that only begins with “en” is no language', async ({page}) => {
  await page.goto('/enough/nothing');
  await interactive(page);
  await expect(page).toHaveURL('/enough/nothing');
  await expect(page).toHaveTitle('404');
});
