import {expect, interactive, nothingAllowed, open, test} from '../support/fixtures';
import {hosts} from '../support/hosts';

/** Odd spellings (row RT-13), each with the page that it must show. */
const spellings = [
  ['/guide/start/quick-start/', '/guide/start/quick-start'],
  ['/guide/start/quick-start.html', '/guide/start/quick-start'],
  ['/guide/start/quick-start/index', '/guide/start/quick-start'],
  ['/guide/start/quick-start/index.html', '/guide/start/quick-start'],
  ['/GUIDE/Start/Quick-Start', '/guide/start/quick-start'],
  ['/GUIDE/Start/Quick-Start.html', '/guide/start/quick-start'],
  ['/Guide/Start/Quick-Start/', '/guide/start/quick-start'],
  ['/guide/start', '/guide/start/'],
  ['/guide/start/index', '/guide/start/'],
  ['/guide/start/index.html', '/guide/start/'],
  ['/GUIDE/START', '/guide/start/'],
  ['/Blog/Introducing-Rslib/', '/blog/introducing-rslib'],
  ['/blog', '/blog/'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/zh', '/zh/'],
  ['/ZH/', '/zh/'],
  ['/zh/index.html', '/zh/'],
  ['/zh/GUIDE/Start/Quick-Start.html', '/zh/guide/start/quick-start'],
  ['/ZH/guide/start/quick-start/', '/zh/guide/start/quick-start'],
] as const;

for (const [host, {origin}] of Object.entries(hosts)) {
  // A page of its own for each page that is wanted: none is there yet when its odd address is asked for.
  for (const wanted of new Set(spellings.map(([, page]) => page))) {
    const odds = spellings.filter(([, page]) => page === wanted).map(([odd]) => odd);
    test(`RT-13 ${host}: ${odds.join(', ')} show ${wanted}`, async ({page, request}) => {
      test.slow();
      const html = await (await request.get(origin + wanted)).text();
      const title = /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
      expect(title).not.toBe('');

      for (const odd of odds) {
        await test.step(odd, async () => {
          await page.goto('about:blank');
          await page.goto(`${origin}${odd}?q=1#here`);
          await expect(page).toHaveURL(`${origin}${wanted}?q=1#here`);
          await interactive(page);
          await expect(page).toHaveTitle(title);
          await expect(page.getByRole('heading', {level: 1})).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute(
            'lang',
            /^zh/.test(wanted.slice(1)) ? 'zh' : 'en',
          );
        });
      }
    });
  }
}

test.describe('in client-side navigation', () => {
  // The client asks for the address as it is written; the answer may be that there is no such file.
  test.use({allowed: {...nothingAllowed, missing: [/\/guide\//i]}});

  test('RT-13 in client-side navigation every odd spelling of a page shows it', async ({page}) => {
    test.slow();
    for (const [odd, wanted] of spellings.filter(([, shown]) => shown.startsWith('/guide/'))) {
      await test.step(`${odd} shows ${wanted}`, async () => {
        await open(page, '/guide/start/glossary');
        await page.evaluate((href) => {
          const link = Object.assign(document.createElement('a'), {href, textContent: 'odd'});
          document.querySelector('main article')?.prepend(link);
        }, odd);
        await page.getByRole('link', {name: 'odd', exact: true}).click();
        await expect(page).toHaveURL(wanted);
        const heading = wanted.endsWith('/') ? /Introduction|Rslib/ : /Quick start/i;
        await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
      });
    }
  });
});

test('RT-13 going back over an odd address leads to where the reader came from', async ({page}) => {
  await open(page, '/guide/start/glossary');
  await page.goto('/GUIDE/Start/Quick-Start.html');
  await expect(page).toHaveURL('/guide/start/quick-start');
  await interactive(page);
  await page.goBack();
  await expect(page).toHaveURL('/guide/start/glossary');
});
