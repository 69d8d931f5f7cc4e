import fs from 'node:fs';

import {DEFAULT_CONFIG} from '@docusaurus/theme-classic/lib/options';
import type {LoadContext} from '@docusaurus/types';

import siteTheme, {validateThemeConfig} from '../../../src/plugins/theme';
import {siteProblems} from '../../../src/plugins/theme/schema';
import {themeOptions, visitedKey, type ThemeOptions} from '../../../src/config';

const valid: ThemeOptions = {
  ...themeOptions,
  assetHost: 'https://assets.test',
  checkedAgainst: {current: '@rslib/core 1.0.1'},
};

function check(site: unknown, rest: object = {}) {
  return validateThemeConfig({
    themeConfig: {...rest, site},
    validate: (_schema, value) => value as never,
  });
}

describe('validateThemeConfig', () => {
  it('CF-1 takes the site’s own options, leaves other themes’ alone, and what Docusaurus fills in', () => {
    const prism = {additionalLanguages: ['java']};
    const logo = {src: 'a.svg', srcDark: 'b.svg', alt: 'A'};
    const other = {navbar: {title: 'Rslib', logo}, prism, unknown: {a: 1}};

    expect(check(valid, other)).toEqual({...other, site: valid});
    expect(() => check(valid, DEFAULT_CONFIG)).not.toThrow();
  });

  it('NV-2 takes links and groups, with tags and on either side', () => {
    const items = [
      {to: '/a', label: 'A', position: 'left', tag: 'New', activeBaseRegex: '^/(a|b)/'},
      {
        type: 'dropdown',
        label: 'B',
        position: 'right',
        items: [{href: 'https://b.test', label: 'B'}],
      },
    ];
    expect(check(valid, {navbar: {items}})).toMatchObject({navbar: {items}});
  });

  it.each<[problem: string, item: object]>([
    ['[0].type" must be [dropdown]. Found: "localeDropdown"', {type: 'localeDropdown'}],
    ['[0].tag" must be a string. Found: 1', {tag: 1}],
    ['[0].position" must be one of [left, right]. Found: "top"', {position: 'top'}],
    ['[0]" contains a conflict', {items: [{label: 'B', to: '/'}]}],
    ['[0].badge" is not a known key. Allowed: label, tag', {badge: 'New'}],
  ])('NV-2 navbar.items%s', (problem, change) => {
    const item = {label: 'A', to: '/', ...change};
    expect(() => check(valid, {navbar: {items: [item]}})).toThrow(
      `"themeConfig.navbar.items${problem}`,
    );
  });

  it.each(Object.keys(valid) as (keyof ThemeOptions)[])('CF-1 %s is required', (key) => {
    const rest = Object.entries(valid).filter(([name]) => name !== key);

    expect(() => check(Object.fromEntries(rest))).toThrow(
      `docusaurus.config.ts: "themeConfig.site.${key}" is required`,
    );
  });

  it.each<[problem: string, change: object]>([
    ['darkMod" is not a known key. Allowed: darkMode, ', {darkMod: true}],
    ['darkMode" must be a boolean. Found: "sometimes"', {darkMode: 'sometimes'}],
    ['hideNavbar" must be one of [never, always, auto]. Found: true', {hideNavbar: true}],
    ['assetHost" must be a valid uri with a scheme', {assetHost: 'assets'}],
    [
      'markdown.showLineNumber" is not a known key. Allowed: showLineNumbers, defaultWrapCode',
      {markdown: {...valid.markdown, showLineNumber: true}},
    ],
    ['texts.fr" is not a known key. Allowed: en, zh. Found: {}', {texts: {fr: {}}}],
    [
      'texts.en.OutlineTitle" is not a known key. Allowed: editLinkText, lastUpdatedText, outlineTitle',
      {texts: {en: {OutlineTitle: 'A'}}},
    ],
    [
      'socialLinks[0].icon" must be one of [github, ',
      {socialLinks: [{icon: 'fax', label: 'Fax', href: 'https://a.test'}]},
    ],
    [
      'socialLinks[0].href" must be a valid uri',
      {socialLinks: [{icon: 'x', label: 'X', href: 'javascript:alert(1)'}]},
    ],
    [
      'socialLinks[0].href" is not allowed',
      {socialLinks: [{icon: 'x', label: 'X', mode: 'img', content: 'a', href: 'https://a.test'}]},
    ],
    ['policy.img-src" must be an array. Found: "https:"', {policy: {'img-src': 'https:'}}],
  ])('CF-1 %s', (problem, change) => {
    expect(() => check({...valid, ...change})).toThrow(
      `docusaurus.config.ts: "themeConfig.site.${problem}`,
    );
  });

  it.each<[key: string, rest: object]>([
    ['footer', {footer: {style: 'dark', links: []}}],
    ['navbar.style', {navbar: {style: 'dark'}}],
    ['navbar.hideOnScroll', {navbar: {hideOnScroll: true}}],
    ['prism.theme', {prism: {theme: {plain: {}, styles: []}}}],
    ['colorMode.disableSwitch', {colorMode: {disableSwitch: true}}],
    ['docs.sidebar.hideable', {docs: {sidebar: {hideable: true}}}],
  ])('CF-1 themeConfig.%s is refused, with what to do instead', (key, rest) => {
    expect(() => check(valid, rest)).toThrow(`"themeConfig.${key}" is not supported: `);
  });
});

test('CF-1 options of the site and of the preset that would do nothing are refused', () => {
  const docs = {breadcrumbs: true};
  const blog = {blogSidebarCount: 5, feedOptions: {type: 'rss'}};
  const config = {trailingSlash: false, markdown: {mermaid: true}};
  expect(siteProblems({...config, presets: [['classic', {docs, blog}]]})).toEqual([
    expect.stringMatching('^docusaurus.config.ts: "trailingSlash" is not supported: '),
    expect.stringContaining('"markdown.mermaid" is not supported: '),
    expect.stringContaining('"preset.docs.breadcrumbs" is not supported: '),
    expect.stringContaining('"preset.blog.blogSidebarCount" is not supported: '),
    expect.stringContaining('"preset.blog.feedOptions.type" is not supported: '),
  ]);
  expect(siteProblems({presets: [['classic', {docs: {}, blog: false}]]})).toEqual([]);
});

describe('siteTheme', () => {
  const pluginOf = (all: string[], site: ThemeOptions) =>
    siteTheme({
      siteConfig: {themeConfig: {site}, presets: [['classic', {docs: {}}]]},
      i18n: {locales: all},
    } as unknown as LoadContext);

  it('adds client modules that are there', async () => {
    const modules = (await pluginOf(['en', 'zh'], valid)).getClientModules?.() ?? [];
    expect(modules.length).toBeGreaterThan(0);

    for (const file of modules) {
      expect(fs.existsSync(file)).toBe(true);
    }
  });

  it.each<[string, Partial<ThemeOptions>, boolean]>([
    ['HidingNavbar', {hideNavbar: 'auto'}, true],
    ['HidingNavbar', {hideNavbar: 'never'}, false],
    ['ContentAnimation', {enableContentAnimation: true}, true],
    ['ContentAnimation', {enableContentAnimation: false}, false],
  ])('NV-9 CF-1 pages load %s with %j: %s', async (feature, change, has) => {
    const plugin = await pluginOf(['en'], {...valid, ...change});

    expect(plugin.getClientModules?.().some((file) => file.includes(feature))).toBe(has);
  });

  it.each<[string[], ThemeOptions['localeRedirect'], boolean]>([
    [['en', 'zh'], 'auto', true],
    [['en', 'zh'], 'never', false],
    [['en'], 'auto', false],
  ])(
    'RT-20 with the languages %j and “%s” first visits may go on: %s',
    async (all, setting, redirects) => {
      const plugin = await pluginOf(all, {...valid, localeRedirect: setting});
      const tags = plugin.injectHtmlTags?.({content: undefined});

      expect(JSON.stringify(tags).includes(visitedKey)).toBe(redirects);
    },
    60_000,
  );
});
