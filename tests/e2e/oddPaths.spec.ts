import {expect, interactive, nothingAllowed, open, test} from '../support/fixtures';

/** Odd spellings (row RT-13), each with the page that it must show. */
const spellings = [
  ['/guide/start/quick-start/', '/guide/start/quick-start'],
  ['/guide/start/quick-start.html', '/guide/start/quick-start'],
  ['/guide/start/quick-start/index', '/guide/start/quick-start'],
  ['/guide/start/quick-start/index.html', '/guide/start/quick-start'],
  ['/GUIDE/Start/Quick-Start', '/guide/start/quick-start'],
  ['/GUIDE/Start/Quick-Start.html', '/guide/start/quick-start'],
  ['/guide/start', '/guide/start/'],
  ['/guide/start/index', '/guide/start/'],
  ['/GUIDE/START', '/guide/start/'],
  ['/Blog/Introducing-Rslib/', '/blog/introducing-rslib'],
  ['/index.html', '/'],
  ['/ZH/', '/zh/'],
  ['/zh/GUIDE/Start/Quick-Start.html', '/zh/guide/start/quick-start'],
] as const;

/** One spelling of each kind, for links in a page. */
const linked = [
  ['/guide/start/quick-start/', '/guide/start/quick-start'],
  ['/guide/start/quick-start.html', '/guide/start/quick-start'],
  ['/guide/start/quick-start/index.html', '/guide/start/quick-start'],
  ['/GUIDE/Start/Quick-Start', '/guide/start/quick-start'],
  ['/guide/start', '/guide/start/'],
] as const;

test('RT-13 odd spellings show their page, by a file or by the 404 page; Back leads to where the reader came from', async ({
  page,
  request,
}) => {
  test.slow();
  for (const [odd, wanted] of spellings) {
    await test.step(`${odd} shows ${wanted}`, async () => {
      const html = await (await request.get(wanted)).text();
      await page.goto(`${odd}?q=1#here`);
      await expect(page).toHaveURL(`${wanted}?q=1#here`);
      await interactive(page);
      await expect(page).toHaveTitle(/<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    });
  }
  const [[odd, wanted]] = spellings;
  await open(page, '/guide/start/glossary');
  await page.goto(odd);
  await expect(page).toHaveURL(wanted);
  await page.goBack();
  await expect(page).toHaveURL('/guide/start/glossary');
});

test.describe('in client-side navigation', () => {
  // The client asks for the address as it is written; the answer may be that there is no such file.
  test.use({allowed: {...nothingAllowed, missing: [/\/guide\//i]}});

  test('RT-13 in client-side navigation odd spellings show the page', async ({page}) => {
    for (const [odd, wanted] of linked) {
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
