import {expect, interactive, test} from '../support/fixtures';
import {names} from '../support/names';
import {guidePage} from '../support/routes';

/* Row RT-20. That nobody is sent anywhere with `localeRedirect: never` is in fixtureSite.spec.ts. */

test.describe('a Chinese browser', () => {
  test.use({locale: 'zh-CN'});

  test('RT-20 the first visit goes to the Chinese page before anything is painted, with query and hash; Back leaves the site', async ({
    page,
  }) => {
    const shown: string[] = [];
    await page.exposeFunction('noteFrame', (lang: string) => shown.push(lang));
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () =>
        requestAnimationFrame(() =>
          (window as unknown as {noteFrame: (lang: string) => void}).noteFrame(
            document.documentElement.lang,
          ),
        ),
      );
    });
    await page.goto('about:blank');
    await page.goto(`${guidePage}?a=1&b=2#output`);
    await expect(page).toHaveURL(`/zh${guidePage}?a=1&b=2#output`);
    await interactive(page);
    await expect.poll(() => shown.filter(Boolean)).toEqual(['zh']);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test('RT-20 only the first visit: who then picks English keeps it', async ({page}) => {
    await page.goto('/');
    await expect(page).toHaveURL('/zh/');
    await interactive(page);
    await page.getByRole('button', {name: names.zh.languages}).click();
    await page.getByRole('link', {name: 'English'}).click();
    await expect(page).toHaveURL('/');
    await interactive(page);
    await page.goto(guidePage);
    await interactive(page);
    await expect(page).toHaveURL(guidePage);
  });

  test('RT-20 who came to a Chinese page first may go to English ones', async ({page}) => {
    await page.goto('/zh/guide/start/');
    await page.goto('/guide/start/');
    await interactive(page);
    await expect(page).toHaveURL('/guide/start/');
  });

  test('RT-20 ER-4 without storage nobody is sent anywhere', async ({page}) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    await page.goto('/guide/start/');
    await interactive(page);
    await expect(page).toHaveURL('/guide/start/');
  });
});

for (const [who, options, address] of [
  [
    'a bot',
    {
      locale: 'zh-CN',
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    },
    '/guide/start/',
  ],
  ['a browser that speaks French', {locale: 'fr-FR'}, '/guide/start/'],
  ['an English browser at an address that names Chinese', {locale: 'en-GB'}, '/zh/guide/start/'],
] as const) {
  test.describe(who, () => {
    test.use(options);

    test(`RT-20 ${who} sees what it asked for`, async ({page}) => {
      await page.goto(address);
      await interactive(page);
      await expect(page).toHaveURL(address);
    });
  });
}
