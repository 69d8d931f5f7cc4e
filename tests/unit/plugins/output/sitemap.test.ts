import {localeConfigs, locales} from '../../../../src/config/locales';
import {localeBase} from '../../../../src/lib/routes';
import type {OutputContext} from '../../../../src/plugins/output';
import {sitemap} from '../../../../src/plugins/output/steps/sitemap';
import {contextOf, record} from './support';

const english = ['/', '/guide/', '/guide/start'].map((routePath) =>
  record({routePath, lastUpdatedTime: Date.UTC(2026, 10, 20, 13)}),
);
const chinese = ['/zh/', '/zh/guide/', '/zh/guide/start'].map((routePath) => record({routePath}));

const xmlOf = async (context: OutputContext): Promise<string> =>
  (await sitemap(context))[0]?.[1] ?? '';

const pathsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>https:\/\/rslib\.rs([^<]+)/g)].map(([, path = '']) => path);

test('HD-2 an entry names its twins, x-default included, and the day of its last change', async () => {
  const link = (language: string, path: string): string =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="https://rslib.rs${path}"/>`;
  const twins = locales.map((locale) =>
    link(localeConfigs[locale].htmlLang, `${localeBase(locale)}guide/start`),
  );
  expect(await xmlOf(await contextOf('/', english.slice(2)))).toContain(
    `<url><loc>https://rslib.rs/guide/start</loc><lastmod>2026-11-20</lastmod>${twins.join('')}${link('x-default', '/guide/start')}</url>`,
  );
});

test('HD-2 one sitemap at the root grows language by language, in any order', async () => {
  const en = await contextOf('/', english);
  const zh = await contextOf('/zh/', chinese, en.rootDir);
  const all = [...english, ...chinese].map(({routePath}) => routePath);
  expect(pathsIn(await xmlOf(zh))).toEqual(all.slice(3));
  const both = await xmlOf(en);
  expect(pathsIn(both)).toEqual(all);
  expect(await xmlOf(zh)).toBe(both);
});

test('HD-2 a page that is gone leaves the sitemap with its language, the other language stays', async () => {
  const en = await contextOf('/', english);
  await sitemap(await contextOf('/zh/', chinese, en.rootDir));
  await sitemap(en);
  expect(pathsIn(await xmlOf({...en, records: english.slice(0, 1)}))).toEqual([
    '/',
    '/zh/',
    '/zh/guide/',
    '/zh/guide/start',
  ]);
});

test('pages without a record are listed in their place, without twins', async () => {
  const en = {...(await contextOf('/', english)), otherRoutes: ['/blog/tags/release', '/team']};
  const xml = await xmlOf(en);
  expect(pathsIn(xml)).toEqual(['/', '/blog/tags/release', '/guide/', '/guide/start', '/team']);
  expect(xml).toContain('<url><loc>https://rslib.rs/team</loc></url>');
});

test('HD-2 robots.txt names the sitemap', async () => {
  const [, robots] = await sitemap(await contextOf('/zh/', chinese));
  expect(robots?.[0]).toMatch(/robots\.txt$/);
  expect(robots?.[1]).toContain('\nSitemap: https://rslib.rs/sitemap.xml\n');
});

test('HD-2 what search engines leave out is not listed, and not named as a twin', async () => {
  const notIndexed = new Set(['/zh/guide/start']);
  const en = await contextOf('/', english);
  await sitemap({...(await contextOf('/zh/', chinese, en.rootDir)), notIndexed});
  const xml = await xmlOf(en);
  expect(pathsIn(xml)).toEqual(['/', '/guide/', '/guide/start', '/zh/', '/zh/guide/']);
  expect(xml).not.toContain('/zh/guide/start');
});

test('HD-2 a site that search engines leave out has no sitemap', async () => {
  const notIndexed = new Set(english.map(({routePath}) => routePath));
  const files = await sitemap({...(await contextOf('/', english)), notIndexed});
  expect(files.map(([, text]) => text)).toEqual(['User-agent: *\nAllow: /\n']);
});
