import type {Locator, Page} from '@playwright/test';

import {expect, interactive, nothingAllowed, open, test} from '../support/fixtures';
import {fixtureSite} from '../support/hosts';
import {names} from '../support/names';

/* The theme with data that the real site lacks; see tests/fixtures/site/README.md. */

test.use({
  baseURL: fixtureSite.origin,
  allowed: {...nothingAllowed, missing: [/\/img\/missing\.png$/], requests: [/assets\.rspack\.rs/]},
});

const {en} = names;

test('AP-3 without dark mode the page is light, whatever the system and the store say', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme-rslib', 'dark'));
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/');
  const html = page.locator('html');
  await expect(html).toHaveCSS('color-scheme', 'light');
  await expect(html).not.toHaveClass(/\bdark\b/);
  await page.emulateMedia({colorScheme: 'light'});
  await page.emulateMedia({colorScheme: 'dark'});
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  await expect(html).toHaveCSS('color-scheme', 'light');
  await expect(page.getByRole('button', {name: en.appearance})).toHaveCount(0);
});

test('NV-8 PC-4 what is turned off is not there', async ({page}) => {
  await open(page, '/');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(page.getByRole('button', {name: en.scrollToTop})).toHaveCount(0);
  await expect(page.getByRole('button', {name: en.search})).toHaveCount(0);
});

test('NV-9 the bar goes on scrolling down, and comes back on scrolling up and for the keyboard', async ({
  page,
}) => {
  const bar = page.getByRole('banner');
  await open(page, '/');
  await expect(bar).toBeInViewport();
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 900);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(bar).toBeInViewport();
  await page.mouse.wheel(0, 600);
  await expect(bar).not.toBeInViewport();
  await bar.getByRole('link', {name: 'Fixture'}).focus();
  await expect(bar).toBeInViewport();
});

test('NV-7 the switcher leads to the same page of the other version, or to its first page', async ({
  page,
}) => {
  const button = page.getByRole('button', {name: en.versions});
  const version = (name: string) => page.getByRole('link', {name, exact: true});
  await open(page, '/guide/tabs?a=1');
  await expect(button).toContainText('2.x');
  await button.click();
  await version('1.x').click();
  await expect(page).toHaveURL('/1.x/guide/tabs?a=1');
  await expect(button).toContainText('1.x');
  await button.click();
  await expect(version('1.x')).toHaveAttribute('aria-current', 'true');
  await version('2.x').click();
  await expect(page).toHaveURL('/guide/tabs?a=1');
  await open(page, '/guide/pictures');
  await button.click();
  await version('1.x').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Fixture of 1.x');
});

test.describe('NF-2', () => {
  test.use({allowed: {...nothingAllowed, missing: [/\/nothing$/]}});

  test('NF-2 the way home leads to the root of the version', async ({page}) => {
    for (const [path, home, title] of [
      ['/nothing', '/', 'Fixture'],
      ['/1.x/guide/nothing', '/1.x/', 'Fixture of 1.x'],
    ] as const) {
      await open(page, path);
      await page.getByRole('link', {name: 'Take me home'}).click();
      await expect(page).toHaveURL(home);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    }
  });
});

test('NV-10 five channels stand in the bar, the rest behind a button; text, picture and HTML open', async ({
  page,
}) => {
  await open(page, '/');
  const banner = page.getByRole('banner');
  const mirror = banner.getByRole('link', {name: 'Mirror'});
  await expect(mirror).toBeHidden();
  await banner.getByRole('button', {name: 'More links'}).hover();
  await expect(mirror).toBeVisible();
  await expect(banner.getByRole('link', {name: 'Old news'})).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');
  await expect(mirror).toBeHidden();

  await banner.getByRole('button', {name: 'Chat'}).click();
  await expect(banner.getByText('Ask for an invitation').first()).toBeVisible();
  await banner.getByRole('button', {name: 'Group'}).press('Enter');
  await expect(banner.getByRole('img', {name: 'Group'})).toBeVisible();
  await expect(banner.getByText('Ask for an invitation').first()).toBeHidden();
  await banner.getByRole('button', {name: 'Hours'}).press('Space');
  await expect(banner.locator('b', {hasText: 'Mondays'}).first()).toBeVisible();
});

test.describe('groups of the navigation bar', () => {
  const bar = (page: Page) => page.getByRole('navigation', {name: en.topNavigation});
  const group = (page: Page, name: string) => bar(page).getByRole('button', {name});
  const pictures = (page: Page) => bar(page).getByRole('link', {name: 'Pictures Beta'});

  test('NV-2 links and groups stand on both sides, with their tags', async ({page}) => {
    await open(page, '/');
    const middle = (page.viewportSize()?.width ?? 0) / 2;
    const leftOf = async (item: Locator) => ((await item.boundingBox())?.x ?? NaN) < middle;
    expect(await leftOf(bar(page).getByRole('link', {name: 'Guide New'}))).toBe(true);
    expect(await leftOf(group(page, 'Pages'))).toBe(true);
    // They say nothing of their position.
    expect(await leftOf(bar(page).getByRole('link', {name: 'Kinds'}))).toBe(false);
    expect(await leftOf(group(page, 'More v2'))).toBe(false);
  });

  test('NV-3 a group opens when the pointer enters, and closes 150 ms after it has left', async ({
    page,
  }) => {
    await page.clock.install({time: 0});
    await open(page, '/');
    await page.clock.pauseAt(600_000);
    await expect(pictures(page)).toBeHidden();
    await group(page, 'Pages').hover();
    await page.clock.runFor(1);
    await expect(pictures(page)).toBeVisible();
    await pictures(page).hover();
    await page.clock.runFor(1000);
    await expect(pictures(page)).toBeVisible();
    await page.mouse.move(700, 600);
    await page.clock.runFor(149);
    await expect(pictures(page)).toBeVisible();
    await page.clock.runFor(2);
    await expect(pictures(page)).toBeHidden();
  });

  test('NV-2 NV-3 by keyboard; the marks follow a page that comes without a full load', async ({
    page,
  }) => {
    await open(page, '/guide/tabs');
    await page.evaluate(() => Object.assign(window, {isKept: true}));
    await expect(bar(page).getByRole('link', {name: 'Guide New'})).toHaveAttribute('aria-current');
    await expect(group(page, 'Pages')).not.toHaveAttribute('aria-current');
    await group(page, 'Pages').focus();
    await page.keyboard.press('Enter');
    await expect(pictures(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(pictures(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Bare');
    await expect(group(page, 'Pages')).toHaveAttribute('aria-current', 'true');
    await expect(pictures(page)).toBeHidden();
    await expect(bar(page).getByRole('link', {name: 'Guide New'})).not.toHaveAttribute(
      'aria-current',
    );
    expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
  });

  test('NV-2 on a phone, the menu lists the links of a group below its name', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/guide/bare');
    const hamburger = page.getByRole('button', {name: en.hamburger});
    const menu = page.getByRole('dialog', {name: en.mobileMenu});
    await hamburger.click();
    await menu.getByRole('link', {name: 'Pictures Beta'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Pictures');
    await expect(menu).toBeHidden();
    await hamburger.click();
    await expect(menu.getByRole('link', {name: 'Pictures Beta'})).toHaveAttribute('aria-current');
    await menu.getByRole('link', {name: 'Older'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Fixture of 1.x');
  });
});

test('AP-5 the bar names its icons, 0.1 s after pointer or focus have come; Escape hides the name', async ({
  page,
}) => {
  await open(page, '/');
  const tip = (name: string) =>
    page
      .getByRole('banner')
      .locator(`[aria-label="${name}"]`)
      .first()
      .evaluate((button) => {
        const {content, visibility, maxWidth, zIndex, transitionDelay} = getComputedStyle(
          button,
          '::after',
        );
        return {content, visibility, maxWidth, zIndex, transitionDelay};
      });
  const look = {maxWidth: '250px', zIndex: '1070', transitionDelay: '0.1s'};
  expect(await tip('News')).toEqual({content: '"News"', visibility: 'hidden', ...look});
  await page.getByRole('banner').getByRole('link', {name: 'News'}).hover();
  await expect.poll(() => tip('News')).toMatchObject({visibility: 'visible'});
  await page.keyboard.press('Escape');
  await expect.poll(() => tip('News')).toMatchObject({content: 'none'});
  await page.mouse.move(700, 600);
  await page.getByRole('banner').getByRole('link', {name: 'News'}).focus();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => tip('Code')).toMatchObject({visibility: 'visible'});
});

test('NV-4 headers, dividers and tags of the sidebar; sections are open unless they say otherwise', async ({
  page,
}) => {
  await open(page, '/');
  const sidebar = page.getByRole('navigation', {name: en.sidebar});
  await expect(sidebar.getByText('Reading', {exact: true})).toBeVisible();
  await expect(sidebar.getByText('Raw HTML')).toBeVisible();
  const dividers = sidebar.getByRole('separator');
  await expect(dividers).toHaveCount(2);
  await expect(dividers.first()).toHaveCSS('border-top-style', 'solid');
  await expect(dividers.last()).toHaveCSS('border-top-style', 'dashed');
  await expect(sidebar.locator('[data-context="fixture-pictures"] summary')).toHaveText(
    'PicturesNew',
  );
  await expect(sidebar.getByRole('link', {name: 'Tabs Beta'})).toBeVisible();
  await expect(sidebar.locator('.fixture-custom')).toBeHidden();
});

test('NV-4 the section of the page that is shown opens by itself', async ({page}) => {
  await open(page, '/guide/tabs');
  const sidebar = page.getByRole('navigation', {name: en.sidebar});
  await sidebar.locator('summary', {hasText: 'Pictures'}).click();
  await expect(sidebar.getByRole('link', {name: 'Tabs Beta'})).toBeHidden();
  await sidebar.getByRole('link', {name: 'All pages'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('All pages');
  await expect(sidebar.getByRole('link', {name: 'Tabs Beta'})).toBeHidden();
  await page.getByRole('main').getByRole('link', {name: 'Tabs'}).click();
  await expect(sidebar.getByRole('link', {name: 'Tabs Beta'})).toHaveAttribute('aria-current');
  await expect(sidebar.getByRole('link', {name: 'Tabs Beta'})).toBeVisible();
});

test('NV-4 OV-3 heading depths of a sidebar item win over those of the overview', async ({
  page,
}) => {
  await open(page, '/guide/overview');
  const pages = page.getByRole('main').locator('[data-overview] section > ul > li');
  await expect(pages.filter({hasText: 'Pictures'}).getByRole('link')).toHaveText([
    'Pictures',
    'Below',
  ]);
  await expect(pages.filter({hasText: 'Tabs'}).getByRole('link')).toHaveText(['Tabs']);
});

test('NV-4 a category with a page of its own: a link, and beside it what folds the section', async ({
  page,
}) => {
  await open(page, '/guide/tabs');
  const sidebar = page.getByRole('navigation', {name: en.sidebar});
  const section = sidebar.locator('.fixture-kinds');
  const inner = sidebar.locator('.fixture-custom');
  await expect(inner).toBeHidden();
  await section.locator('summary').click();
  await expect(inner).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Tabs');
  await section.locator('summary').click();
  await section.getByRole('link', {name: 'Kinds'}).click();
  await expect(page).toHaveURL('/kinds');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Kinds of pages');
  await expect(section.getByRole('link', {name: 'Kinds'})).toHaveAttribute('aria-current', 'page');
  await expect(inner).toBeVisible();
  const links = page.getByRole('article').getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(2);
  await links.filter({hasText: 'Bare'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Bare');
});

test('PC-11 tabs by `values`: labels, attributes, class and the chosen one', async ({page}) => {
  await open(page, '/guide/tabs');
  const list = page.locator('.fixture-tabs');
  await expect(list.getByRole('tab', {name: 'First'})).toHaveAttribute('title', 'The first one');
  await expect(list.getByRole('tab', {name: 'Second'})).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Of the second.')).toBeVisible();
  await list.getByRole('tab', {name: 'First'}).click();
  await expect(page.getByText('Of the first.')).toBeVisible();
  await expect(page.getByText('Of the second.')).toBeHidden();
});

test('the announcement is closed for good, until there is another one', async ({page}) => {
  await open(page, '/zh/guide/tabs');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toBeVisible();
  await expect(bar.getByRole('link')).toHaveAttribute('href', '/zh/');
  await bar.getByRole('button').click();
  await expect(bar).toBeHidden();
  await page.reload();
  await interactive(page);
  await expect(bar).toBeHidden();
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id-rslib', 'older'));
  await page.reload();
  await interactive(page);
  await expect(bar).toBeVisible();
});

test('NV-11 a source link can lead to GitLab, under another label', async ({page}) => {
  await open(page, '/');
  const article = page.getByRole('article');
  const link = article.getByRole('link', {name: 'Code'});
  await expect(link).toHaveAttribute('href', 'https://lab.test/source');
  const sign = (each: typeof link) => each.locator('path').getAttribute('d');
  expect(await sign(link)).not.toBe(await sign(article.getByRole('link', {name: 'Source'})));
});

test('PC-9 with the trigger “click”, hover opens nothing', async ({page}) => {
  await page.clock.install();
  await open(page, '/');
  await page.getByRole('button', {name: en.tools}).hover();
  await page.clock.runFor(1000);
  const popover = page.getByRole('dialog', {name: en.tools});
  await expect(popover).toBeHidden();
  await page.getByRole('button', {name: en.tools}).click();
  await expect(popover).toBeVisible();
});

/** Lists what stands round the text of a page: bar, sidebar, outline, edit row, pager and the site's footer. */
const frameOf = async (page: Page) => {
  const shown = {
    bar: page.getByRole('banner'),
    sidebar: page.getByRole('navigation', {name: en.sidebar}),
    outline: page.getByRole('navigation', {name: 'Contents'}),
    editRow: page.getByRole('link', {name: 'Improve this text'}),
    pager: page.getByRole('navigation', {name: en.pager}),
    footer: page.getByRole('contentinfo'),
  };
  const counts = await Promise.all(
    Object.entries(shown).map(async ([name, part]) => ((await part.count()) > 0 ? name : '')),
  );
  return counts.filter(Boolean).join(' ');
};

test('RT-16 the page type in front matter chooses the frame, of docs and of Markdown pages', async ({
  page,
}) => {
  for (const [path, text, frame] of [
    ['/guide/home', 'A home page.', 'bar footer'],
    ['/guide/gone', 'It was here once.', 'bar footer'],
    ['/guide/custom', 'A custom page.', 'bar'],
    ['/guide/blank', 'A blank page.', ''],
    ['/guide/pictures', 'Pictures', 'bar sidebar outline editRow pager footer'],
    ['/mdx/home', 'A home page in MDX.', 'bar footer'],
    ['/mdx/gone', 'It was here, in MDX.', 'bar footer'],
    ['/mdx/custom', 'A custom page in MDX.', 'bar'],
    ['/mdx/blank', 'A blank page in MDX.', ''],
    ['/mdx/doc', 'A plain page in MDX.', 'bar outline footer'],
  ] as const) {
    await test.step(path, async () => {
      await open(page, path);
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      expect(await frameOf(page)).toBe(frame);
      const heading = page.getByRole('heading', {level: 1});
      if (path.endsWith('gone')) {
        await expect(page).toHaveTitle('404');
        await expect(heading).toHaveText('PAGE NOT FOUND');
        await expect(page.getByRole('link', {name: 'Take me home'})).toBeVisible();
      }
    });
  }
});

test('LY-8 front matter: each key does its part, on its own page alone', async ({page}) => {
  await open(page, '/guide/keys');
  await expect(page).toHaveTitle('Keys - All of front matter');
  const meta = (name: string) => page.locator(`meta[name=${name}]`);
  await expect(meta('description')).toHaveAttribute(
    'content',
    'Every key of front matter on one page.',
  );
  await expect(meta('rating')).toHaveAttribute('content', 'general');
  await expect(meta('page-data')).toHaveAttribute('content', /"date":"2025-05-14/);
  expect(await frameOf(page)).toBe('');
  await expect(page.locator('html')).toHaveClass(/withoutGlobalUI/);

  await open(page, '/mdx/doc');
  await expect(page).toHaveTitle('MDX doc - A suffix');
  await expect(meta('rating')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveClass(/without/);
});

test('OV-1 an overview page without a title is headed “Overview”, in the language of the page', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/guide/untitled', 'Overview'],
    ['/zh/guide/untitled', '总览'],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | Rslib`);
  }
});

test('HD-6 components round the page have its data, on every kind of page', async ({page}) => {
  const data = async (path: string): Promise<object> => {
    await page.goto(path);
    const content = await page.locator('meta[name=page-data]').getAttribute('content');
    return JSON.parse(content ?? '') as object;
  };
  expect(await data('/1.x/guide/tabs')).toMatchObject({
    ...{title: 'Tabs', headingTitle: 'Tabs', routePath: '/1.x/guide/tabs', lang: 'en'},
    ...{pageType: 'doc', version: '1.0', _relativePath: 'guide/tabs.mdx'},
    frontmatter: {title: 'Tabs'},
  });
  expect(await data('/zh/')).toMatchObject({routePath: '/zh/', lang: 'zh', version: ''});
  expect(await data('/mdx/doc')).toMatchObject({
    ...{title: 'MDX doc', pageType: 'doc', _relativePath: 'mdx/doc.mdx'},
    toc: [{text: 'A heading', id: 'heading', depth: 2, charIndex: -1}],
  });
  expect(await data('/404')).toMatchObject({title: '404', pageType: '404', toc: []});
});

test('CF-1 PC-3 PC-5 the site’s own logo, texts and defaults of samples', async ({page}) => {
  await open(page, '/guide/samples');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', {name: /^A square Fixture$/})).toBeVisible();
  const logo = banner.getByRole('img', {name: 'A square'});
  await expect(logo).toHaveCount(1);
  await expect(logo).toHaveAttribute('src', '/img/logo.svg');

  await expect(page.getByRole('navigation', {name: 'Contents'})).toBeVisible();
  await expect(page.getByRole('link', {name: 'Improve this text'})).toHaveAttribute(
    'href',
    /\/docs\/guide\/samples\.mdx$/,
  );
  await expect(page.getByText(/^Changed /)).toBeVisible();

  const sample = (name: string) => page.getByRole('figure', {name});
  await expect(sample('default.ts')).toHaveAttribute('data-line-numbers');
  await expect(sample('default.ts')).toHaveAttribute('data-wrap');
  await expect(sample('fence.ts')).not.toHaveAttribute('data-line-numbers');
  await expect(sample('fence.ts')).not.toHaveAttribute('data-wrap');

  await open(page, '/zh/guide/samples');
  await expect(page.getByRole('navigation', {name: names.zh.outline})).toBeVisible();
  await expect(page.getByText(/^最后更新于/)).toBeVisible();
  await expect(page.getByRole('link', {name: names.zh.edit})).toHaveCount(0);
});

test('CF-1 the text fades in after a click, and not under reduced motion', async ({page}) => {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- the proxy hands the element over
    Element.prototype.animate = new Proxy(Element.prototype.animate, {
      apply(animate, element: Element, options) {
        document.documentElement.dataset.animated = element.tagName;
        return Reflect.apply(animate, element, options) as Animation;
      },
    });
  });
  const sidebar = page.getByRole('navigation', {name: en.sidebar});
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({reducedMotion});
    await open(page, '/guide/pictures');
    await expect(page.locator('html')).not.toHaveAttribute('data-animated');
    await sidebar.getByRole('link', {name: 'Tabs'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Tabs');
    await expect(page.locator('html[data-animated=MAIN]')).toHaveCount(
      reducedMotion === 'reduce' ? 0 : 1,
    );
  }
});

test('RT-19 front matter turns the extras off, on that page alone', async ({page}) => {
  await open(page, '/guide/bare');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('button', {name: en.tools})).toHaveCount(0);
  await page.getByRole('navigation', {name: en.sidebar}).getByRole('link', {name: 'Tabs'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Tabs');
  await expect(page.getByRole('button', {name: en.tools})).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Bare');
  await expect(page.getByRole('button', {name: en.tools})).toHaveCount(0);
});

test.describe('RT-20', () => {
  test.use({locale: 'zh-CN'});

  test('RT-20 with “never” nobody is sent to another language', async ({page}) => {
    await open(page, '/');
    await expect(page).toHaveURL('/');
  });
});

test('PC-6 a picture in a link is the link’s', async ({page}) => {
  await open(page, '/guide/pictures');
  await expect(page.getByRole('button', {name: 'A blue field'})).toBeVisible();
  await page.getByRole('link', {name: 'In a link'}).click();
  await expect(page).toHaveURL('/');
});

test('ER-3 a large picture that is not there: a warning, and the normal one zooms', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') {
      warnings.push(message.text());
    }
  });
  await open(page, '/guide/pictures');
  await page.getByRole('button', {name: 'Not there when large'}).click();
  await expect.poll(() => warnings.join()).toContain('Unable to reach the zoom image target');
  await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(1);
});
test.describe('ER-5', () => {
  test.use({
    allowed: {...nothingAllowed, console: [/^Scroll lock: /]},
    viewport: {width: 390, height: 844},
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  });

  test('ER-5 a scroll lock without its target is an error, and the page stays usable', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') {
        errors.push(message.text());
      }
    });
    await open(page, '/');
    await page.evaluate(() => document.getElementById('mobile-menu')?.remove());
    await page.getByRole('button', {name: en.hamburger}).click();
    await expect.poll(() => errors.join()).toContain('Scroll lock: ');
    await page.mouse.move(195, 500);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });
});

test('a page and its partial have notes of their own, named in the language of the page', async ({
  page,
}) => {
  for (const [base, labels] of [
    ['', {title: 'Footnotes', note: 'Footnote 1', back: 'Back to reference 1'}],
    ['/zh', {title: '脚注', note: '脚注 1', back: '返回引用处 1'}],
  ] as const) {
    await open(page, `${base}/guide/notes`);
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({id}) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    await expect(page.getByRole('heading', {name: labels.title})).toHaveCount(2);
    const notes = page.getByRole('link', {name: labels.note});
    for (const [index, text] of [
      [0, 'The note of the page.'],
      [2, 'The note of the partial.'],
    ] as const) {
      await notes.nth(index).click();
      const target = page.locator(decodeURIComponent(new URL(page.url()).hash));
      await expect(target).toContainText(text);
    }
    await page.getByRole('link', {name: `${labels.back}-2`}).click();
    await expect(page).toHaveURL(/#user-content-fnref-1-\w+-2$/);
  }
});

test('PC-5 numbers and code have columns of their own', async ({page}) => {
  await open(page, '/guide/notes');
  const sample = page.getByRole('figure', {name: 'b.ts'});
  await expect(sample.locator('figcaption')).toContainText('b.ts');
  const lines = await sample.locator('code > span').evaluateAll((all) =>
    all.map((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      return {
        start: Math.round(range.getBoundingClientRect().left),
        number: getComputedStyle(line, '::after').content,
      };
    }),
  );
  expect(new Set(lines.map(({start}) => start)).size).toBe(1);
  // Chromium gives a counter as it is written.
  expect(new Set(lines.map(({number}) => number))).toEqual(new Set(['counter(line)']));
});

test('RT-14 a fragment below shared/ has no address, and no list has its text', async ({
  request,
}) => {
  expect((await request.get('/shared/fragment')).status()).toBe(404);
  for (const file of ['sitemap.xml', 'llms.txt', 'llms-full.txt', 'search-index.json']) {
    const response = await request.get(`/${file}`);
    expect(response.status(), file).toBe(200);
    expect(await response.text(), file).not.toMatch(/quokka|shared\/fragment/i);
  }
});

test('an address names tabs by `queryString`', async ({page}) => {
  await open(page, '/guide/tabs?system=mac');
  await expect(page.getByText('On macOS.')).toBeVisible();
  await page.getByRole('tab', {name: 'Linux'}).click();
  await expect(page).toHaveURL('/guide/tabs?system=linux');
});
