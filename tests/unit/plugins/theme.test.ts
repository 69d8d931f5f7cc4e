import fs from 'node:fs';

import {DEFAULT_CONFIG} from '@docusaurus/theme-classic/lib/options';
import type {LoadContext} from '@docusaurus/types';

import config from '../../../docusaurus.config';
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

  it.each<[key: string, problem: string, item: object]>([
    [
      '[0].type',
      'must be [dropdown]. Found: "localeDropdown"',
      {type: 'localeDropdown', label: 'A', to: '/'},
    ],
    ['[0].tag', 'must be a string. Found: 1', {tag: 1, label: 'A', to: '/'}],
    [
      '[0].position',
      'must be one of [left, right]. Found: "top"',
      {position: 'top', label: 'A', to: '/'},
    ],
    ['[0].activeBaseRegex', 'Unterminated group', {activeBaseRegex: '(', label: 'A', to: '/'}],
    ['[0]', 'contains a conflict', {label: 'A', to: '/', items: [{label: 'B', to: '/'}]}],
    ['[0].items', 'must contain at least 1 items', {label: 'A', items: []}],
    [
      '.0.items.0.items',
      'is not a known key. Allowed: label, tag',
      {label: 'A', items: [{label: 'B', items: []}]},
    ],
  ])('NV-2 navbar.items%s %s', (key, problem, item) => {
    expect(() => check(valid, {navbar: {items: [item]}})).toThrow(
      `"themeConfig.navbar.items${key}" `,
    );
    expect(() => check(valid, {navbar: {items: [item]}})).toThrow(problem);
  });

  it.each(Object.keys(valid) as (keyof ThemeOptions)[])('CF-1 %s is required', (key) => {
    const rest = Object.entries(valid).filter(([name]) => name !== key);

    expect(() => check(Object.fromEntries(rest))).toThrow(
      `docusaurus.config.ts: "themeConfig.site.${key}" is required`,
    );
  });

  it.each<[key: string, allowed: string, found: string, change: object]>([
    [
      'darkMod',
      'not a known key (did you mean "darkMode"?). Allowed: darkMode',
      'true',
      {darkMod: true},
    ],
    ['darkMode', 'must be a boolean', '"sometimes"', {darkMode: 'sometimes'}],
    ['search', 'must be a boolean', '1', {search: 1}],
    ['enableAppearanceAnimation', 'must be a boolean', 'null', {enableAppearanceAnimation: null}],
    ['enableContentAnimation', 'must be a boolean', '"fade"', {enableContentAnimation: 'fade'}],
    ['enableScrollToTop', 'must be a boolean', '[]', {enableScrollToTop: []}],
    ['fallbackHeadingTitle', 'must be a boolean', '"h1"', {fallbackHeadingTitle: 'h1'}],
    ['outline', 'must be a boolean', '[2,4]', {outline: [2, 4]}],
    ['hideNavbar', 'must be one of [never, always, auto]', 'true', {hideNavbar: true}],
    ['localeRedirect', 'must be one of [auto, never]', '"always"', {localeRedirect: 'always'}],
    ['toolsTrigger', 'must be one of [hover, click]', '"focus"', {toolsTrigger: 'focus'}],
    ['assetHost', 'must be a valid uri', '"assets"', {assetHost: 'assets'}],
    ['checkedAgainst.current', 'is not allowed to be empty', '""', {checkedAgainst: {current: ''}}],
    [
      'markdown.showLineNumber',
      'not a known key (did you mean "showLineNumbers"?). Allowed: showLineNumbers, defaultWrapCode',
      'true',
      {markdown: {...valid.markdown, showLineNumber: true}},
    ],
    [
      'markdown.defaultWrapCode',
      'must be a boolean',
      '"soft"',
      {markdown: {showLineNumbers: false, defaultWrapCode: 'soft'}},
    ],
    ['texts.fr', 'not a known key. Allowed: en, zh', '{}', {texts: {fr: {}}}],
    [
      'texts.en.OutlineTitle',
      'not a known key (did you mean "outlineTitle"?). Allowed: editLinkText, lastUpdatedText, outlineTitle',
      '"A"',
      {texts: {en: {OutlineTitle: 'A'}}},
    ],
    ['texts.zh.lastUpdatedText', 'must be a string', '1', {texts: {zh: {lastUpdatedText: 1}}}],
    ['socialLinks', 'must be an array', '{}', {socialLinks: {}}],
    [
      'socialLinks[0].icon',
      'must be one of [github, gitlab, x, discord]',
      '"fax"',
      {socialLinks: [{icon: 'fax', label: 'Fax', href: 'https://a.test'}]},
    ],
    [
      'socialLinks[0].href',
      'must be a valid uri',
      '"javascript:alert(1)"',
      {socialLinks: [{icon: 'x', label: 'X', href: 'javascript:alert(1)'}]},
    ],
    [
      'socialLinks[0].href',
      'is not allowed',
      '"https://a.test"',
      {socialLinks: [{icon: 'x', label: 'X', mode: 'img', content: 'a', href: 'https://a.test'}]},
    ],
    [
      'socialLinks.0.mod',
      'not a known key (did you mean "mode"?). Allowed: icon, label, mode, href, content',
      '"link"',
      {socialLinks: [{...valid.socialLinks[0], mod: 'link'}]},
    ],
    [
      'policy.img-src[0]',
      'fails to match the source pattern',
      '"https:; script-src *"',
      {policy: {'img-src': ['https:; script-src *']}},
    ],
  ])('CF-1 %s %s, and %s was found', (key, allowed, found, change) => {
    const run = () => check({...valid, ...change});

    expect(run).toThrow(`docusaurus.config.ts: "themeConfig.site.${key}" `);
    expect(run).toThrow(allowed);
    expect(run).toThrow(`Found: ${found}`);
  });

  it.each<[key: string, rest: object]>([
    ['footer', {footer: {style: 'dark', links: []}}],
    ['navbar.style', {navbar: {style: 'dark'}}],
    ['navbar.hideOnScroll', {navbar: {hideOnScroll: true}}],
    ['prism.theme', {prism: {theme: {plain: {}, styles: []}}}],
    ['docs.sidebar.hideable', {docs: {sidebar: {hideable: true}}}],
    ['algolia.searchPagePath', {algolia: {appId: 'a', searchPagePath: 'search'}}],
    ['algolia.externalUrlRegex', {algolia: {appId: 'a', externalUrlRegex: 'x'}}],
    ['colorMode.disableSwitch', {colorMode: {disableSwitch: true}}],
  ])('CF-1 refuses themeConfig.%s, and says what serves instead', (key, rest) => {
    expect(() => check(valid, rest)).toThrow(`docusaurus.config.ts: "themeConfig.${key}" `);
    expect(() => check(valid, rest)).toThrow(/src\/|Sections|Allowed:/);
  });

  it('AP-3 without dark mode, Docusaurus’ own switch is off, too', () => {
    const colorMode = {disableSwitch: true};

    expect(() => check({...valid, darkMode: false}, {colorMode})).not.toThrow();
  });
});

describe('siteProblems', () => {
  /** What the real configuration asks for, with a change. */
  const problemsOf = (change: object, {docs = {}, blog = {}, plugins = []} = {}): string[] =>
    siteProblems(
      {
        ...config,
        baseUrl: '/zh/',
        ...change,
        presets: [['classic', {docs, blog: {feedOptions: {type: null}, ...blog}}]],
        plugins,
      } as never,
      'zh',
    );

  it('CF-1 finds none in the real configuration, in any language and in one that is built alone', () => {
    expect(siteProblems(config as never, 'en')).toEqual([]);
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({baseUrl: '/'})).toEqual([]);
  });

  it.each<[string, object]>([
    ['baseUrl', {baseUrl: '/below/'}],
    ['trailingSlash', {trailingSlash: false}],
    ['i18n.path', {i18n: {path: 'locales'}}],
    ['i18n.defaultLocale', {i18n: {defaultLocale: 'zh'}}],
    ['i18n.localeConfigs.zh.url', {i18n: {localeConfigs: {zh: {url: 'https://a.test'}}}}],
    ['storage.type', {storage: {type: 'sessionStorage'}}],
    ['future.experimental_router', {future: {experimental_router: 'hash'}}],
    ['future.faster.rspackBundler', {future: {faster: {rspackBundler: false}}}],
  ])('CF-1 refuses %s', (key, change) => {
    expect(problemsOf(change)).toEqual([
      expect.stringMatching(new RegExp(`^docusaurus\\.config\\.ts: "${key}" .*Found: `)),
    ]);
  });

  it.each<[string, {docs?: object; blog?: object; plugins?: never[]}]>([
    ['docs.breadcrumbs', {docs: {breadcrumbs: true}}],
    ['docs.versions.1.0.badge', {docs: {versions: {'1.0': {badge: true, label: '1'}}}}],
    ['blog.blogSidebarCount', {blog: {blogSidebarCount: 'ALL'}}],
    ['blog.feedOptions.type', {blog: {feedOptions: {type: 'rss'}}}],
    ['blog.feedOptions', {blog: {feedOptions: undefined}}],
    [
      'docs.breadcrumbs',
      {plugins: [['@docusaurus/plugin-content-docs', {id: 'other', breadcrumbs: true}]] as never[]},
    ],
  ])('CF-1 refuses %s of %j', (key, options) => {
    expect(problemsOf({}, options)).toEqual([expect.stringContaining(`"${key}" `)]);
  });

  it('CF-1 the site has docs', () => {
    const presets = [['classic', {docs: false}]];

    expect(siteProblems({...config, presets} as never, 'en')).toEqual([
      expect.stringContaining('"docs" is required'),
    ]);
  });
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
