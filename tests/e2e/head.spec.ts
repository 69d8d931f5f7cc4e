import {siteUrl} from '../../src/config/environment';
import {defaultLocale, localeConfigs, locales, type Locale} from '../../src/config/locales';
import {expect, test} from '../support/fixtures';
import {localized} from '../support/names';
import {ask, plannedRoutes, readBuilt, sitemapPaths} from '../support/routes';

const paths = Object.values(plannedRoutes).flat();
const documents = paths.filter((path) => !['/', '/blog/'].includes(path));

const feedOf = (locale: Locale) => ({
  file: locale === defaultLocale ? 'rss/blog-rss.xml' : `rss/blog-rss-${locale}.xml`,
  language: localeConfigs[locale].feedLanguage,
});

/**
 * The attributes of every `link` element in the head of a page as it is served: what a crawler reads, so that nothing
 * counts that a script adds. Read from the text, for so many visits by a browser take a minute.
 */
async function linksOf(path: string): Promise<Record<string, string>[]> {
  const html = await (await ask(path)).text();
  const [head = ''] = html.split(/<body\b/);
  const tags = head.match(/<link\b[^>]*>/g) ?? [];
  return tags.map((tag) =>
    Object.fromEntries(
      [...tag.matchAll(/\s([\w-]+)=(?:"([^"]*)"|([^\s"'>]+))/g)].map(
        ([, name = '', quoted, bare = '']) => [name, quoted ?? bare],
      ),
    ),
  );
}

/** A page in each language: `zh https://…/zh/config/`. */
const twinsOf = (path: string): string[] =>
  locales.map((locale) => `${localeConfigs[locale].htmlLang} ${siteUrl}${localized(locale, path)}`);

test.describe('the served HTML', () => {
  for (const locale of locales) {
    test(`HD-2 ${locale}: canonical address and languages of every page`, async () => {
      for (const path of paths) {
        const links = await linksOf(localized(locale, path));
        const canonical = links.filter(({rel}) => rel === 'canonical').map(({href}) => href);
        expect.soft(canonical, path).toEqual([siteUrl + localized(locale, path)]);
        const alternates = links
          .filter(({rel, hreflang, type}) => rel === 'alternate' && hreflang !== undefined && !type)
          .map(({hreflang, href}) => `${hreflang} ${href}`);
        expect
          .soft(alternates.sort(), path)
          .toEqual([`x-default ${siteUrl}${path}`, ...twinsOf(path)].sort());
      }
    });
  }

  for (const locale of locales) {
    for (const path of ['/blog/', '/blog/introducing-rslib']) {
      test(`HD-1 ${localized(locale, path)} advertises its feed`, async () => {
        const links = await linksOf(localized(locale, path));
        const feeds = links.filter(({type}) => type === 'application/rss+xml');
        // Whole addresses: with a language beside them, search engines read no other.
        expect(feeds.map(({href}) => href)).toContain(`${siteUrl}/${feedOf(locale).file}`);
      });
    }
  }
});

test('HD-2 every page of the sitemap has a title and a description of its own', async () => {
  const titles = await Promise.all(
    sitemapPaths().map(async (path) => {
      const html = await (await ask(path)).text();
      expect(html.match(/<meta[^>]*\bname="?description\b/g), path).toHaveLength(1);
      const title = /<title[^>]*>([^<]+)/.exec(html)?.[1] ?? '';
      expect(title, path).not.toBe('');
      // Two languages may share a title, such as an option's name.
      return `${/<html[^>]*\blang="?([\w-]+)/.exec(html)?.[1]} ${title}`;
    }),
  );
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('HD-2 the sitemap lists every page in every language', () => {
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)/g)].map(([, url]) => url);
  const urls = paths.flatMap((path) => locales.map((locale) => siteUrl + localized(locale, path)));
  expect(listed).toEqual(expect.arrayContaining(urls));
});

// Asked for at these addresses by browsers that draw no SVG, feed readers and home screens, unlinked.
for (const [file, type, signature] of [
  ['favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)/, '00000100'],
  ['apple-touch-icon.png', /^image\/png/, '89504e47'],
] as const) {
  test(`/${file} is there`, async ({request}) => {
    const response = await request.get(`/${file}`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(type);
    expect((await response.body()).subarray(0, 4).toString('hex')).toBe(signature);
  });
}

for (const locale of locales) {
  const {file, language} = feedOf(locale);

  test(`HD-1 /${file} is RSS 2.0 in ${language}`, async ({page, request}) => {
    const response = await request.get(`/${file}`);
    expect(response.status()).toBe(200);
    const xml = await response.text();
    // The browser's own parser says whether it is well formed, and reads it.
    const feed = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'application/xml');
      const text = (selector: string) => parsed.querySelector(selector)?.textContent ?? '';
      return {
        error: text('parsererror'),
        version: parsed.documentElement.getAttribute('version'),
        language: text('channel > language'),
        channel: [text('channel > title'), text('channel > link'), text('channel > description')],
        items: [...parsed.querySelectorAll('channel > item')].map((item) =>
          ['link', 'guid', 'title', 'pubDate'].map((name) => item.querySelector(name)?.textContent),
        ),
      };
    }, xml);
    expect(feed).toMatchObject({error: '', version: '2.0', language});
    expect([...feed.channel, ...feed.items.flat()]).not.toContain('');
    const link = siteUrl + localized(locale, '/blog/introducing-rslib');
    const post = feed.items.find(([address]) => address === link);
    expect(post?.[3]).toMatch(/14 May 2025/);
  });

  test(`HD-3 ${locale}: every document has a Markdown copy`, async () => {
    for (const path of documents) {
      const response = await ask(`${localized(locale, path).replace(/\/$/, '')}.md`);
      expect(response.status, path).toBe(200);
      expect.soft(response.headers.get('content-type'), path).toBe('text/markdown; charset=utf-8');
      const text = await response.text();
      expect.soft(text, path).toMatch(/^# \S/m);
      // Imports of components are gone; samples may well begin with one.
      expect
        .soft(text.replace(/^ *(`{3,}|~{3,})[^]*?^ *\1$/gm, ''), path)
        .not.toMatch(/^import .* from /m);
      expect.soft(text.length, path).toBeGreaterThan(200);
    }
  });

  test(`HD-3 ${locale}: llms.txt lists every document, llms-full.txt holds their text`, async ({
    request,
  }) => {
    const [short, full] = await Promise.all(
      ['/llms.txt', '/llms-full.txt'].map(async (file) => {
        const response = await request.get(localized(locale, file));
        expect(response.status(), file).toBe(200);
        return response.text();
      }),
    );
    expect(short).toMatch(/^# Rslib/);
    for (const path of documents) {
      expect(short).toContain(siteUrl + localized(locale, path).replace(/\/$/, ''));
    }
    expect(full?.length ?? 0).toBeGreaterThan((short?.length ?? 0) * 3);
  });
}
