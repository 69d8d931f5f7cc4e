import fs from 'node:fs';

import {DEFAULT_CONFIG} from '@docusaurus/theme-classic/lib/options';
import type {LoadContext} from '@docusaurus/types';
import {normalizeThemeConfig} from '@docusaurus/utils-validation';

import config from '../../../docusaurus.config';
import siteTheme, {validateThemeConfig} from '../../../src/build/theme';
import {siteFaults} from '../../../src/build/theme/notFollowed';
import {themeOptions, visitedKey, type ThemeOptions} from '../../../src/config';

const valid: ThemeOptions = {
  ...themeOptions,
  assetHost: 'https://assets.test',
  checkedAgainst: {current: '@rslib/core 1.0.1'},
};

/** Validates as Docusaurus does. */
function check(site: unknown, rest: object = {}) {
  return validateThemeConfig({
    themeConfig: {...rest, site: site as ThemeOptions},
    validate: normalizeThemeConfig,
  });
}

describe('validateThemeConfig', () => {
  it('CF-1 takes the site’s own options, and leaves other themes’ alone', () => {
    const prism = {additionalLanguages: ['java']};
    const other = {navbar: {title: 'Rslib'}, prism, unknown: {a: 1}};

    expect(check(valid, other)).toEqual({...other, site: valid});
  });

  it.each(Object.keys(valid) as (keyof ThemeOptions)[])(
    'CF-1 stops the build without %s, and names it',
    (key) => {
      const rest = Object.entries(valid).filter(([name]) => name !== key);

      expect(() => check(Object.fromEntries(rest))).toThrow(`"site.${key}" is required`);
    },
  );

  it('takes what Docusaurus fills in by itself', () => {
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

  it.each<[string, object]>([
    ['"navbar.items[0].type" must be [dropdown]', {type: 'localeDropdown', label: 'A', to: '/'}],
    ['"navbar.items[0].tag" must be a string', {tag: 1, label: 'A', to: '/'}],
    [
      '"navbar.items[0].position" must be one of [left, right]',
      {position: 'top', label: 'A', to: '/'},
    ],
    ['Unterminated group', {activeBaseRegex: '(', label: 'A', to: '/'}],
    [
      '"navbar.items[0]" contains a conflict',
      {label: 'A', to: '/', items: [{label: 'B', to: '/'}]},
    ],
    ['"navbar.items[0].items" must contain at least 1 items', {label: 'A', items: []}],
    [
      '"navbar.items[0].items[0].items" is not allowed',
      {label: 'A', items: [{label: 'B', items: []}]},
    ],
  ])('NV-2 stops the build and says: %s', (message, item) => {
    expect(() => check(valid, {navbar: {items: [item]}})).toThrow(message);
  });

  it.each<[string, object]>([
    ['themeConfig.footer ', {footer: {style: 'dark', links: []}}],
    ['themeConfig.navbar.logo ', {navbar: {logo: {src: 'a.svg'}}}],
    ['themeConfig.docs.sidebar.hideable ', {docs: {sidebar: {hideable: true}}}],
    ['themeConfig.zoom ', {zoom: {selector: 'img'}}],
    ['themeConfig.algolia.searchPagePath ', {algolia: {appId: 'a', searchPagePath: 'search'}}],
    ['themeConfig.algolia.externalUrlRegex ', {algolia: {appId: 'a', externalUrlRegex: 'x'}}],
    ['themeConfig.colorMode.disableSwitch ', {colorMode: {disableSwitch: true}}],
  ])('stops the build for %sand says what to do', (message, rest) => {
    expect(() => check(valid, rest)).toThrow(message);
    expect(() => check(valid, rest)).toThrow(/src\/|collapsed/);
  });

  it('CF-1 stops the build without options at all', () => {
    expect(() => check(undefined)).toThrow('"site" is required');
  });

  it.each<[string, object]>([
    ['"site.darkMod" is not allowed', {darkMod: true}],
    ['"site.darkMode" must be a boolean', {darkMode: 'sometimes'}],
    ['"site.search" must be a boolean', {search: 1}],
    ['"site.enableAppearanceAnimation" must be a boolean', {enableAppearanceAnimation: null}],
    ['"site.enableScrollToTop" must be a boolean', {enableScrollToTop: []}],
    ['"site.hideNavbar" must be one of [never, always, auto]', {hideNavbar: true}],
    ['"site.localeRedirect" must be one of [auto, never]', {localeRedirect: 'always'}],
    ['"site.toolsTrigger" must be one of [hover, click]', {toolsTrigger: 'focus'}],
    ['"site.assetHost" must be a valid uri', {assetHost: 'assets'}],
    ['"site.assetHost" must be a valid uri', {assetHost: 'ftp://assets.test'}],
    ['"site.checkedAgainst.current" is not allowed to be empty', {checkedAgainst: {current: ''}}],
    ['"site.socialLinks" must be an array', {socialLinks: {}}],
    ['"site.policy.connect src" is not allowed', {policy: {'connect src': ["'self'"]}}],
    [
      '"site.policy.img-src[0]" with value "https:; script-src *" fails to match',
      {policy: {'img-src': ['https:; script-src *']}},
    ],
    [
      '"site.socialLinks[0].icon" must be one of [github, gitlab, x, discord]',
      {socialLinks: [{icon: 'fax', label: 'Fax', href: 'https://a.test'}]},
    ],
    [
      '"site.socialLinks[0].label" is required',
      {socialLinks: [{icon: 'x', href: 'https://a.test'}]},
    ],
    [
      '"site.socialLinks[1].href" must be a valid uri',
      {
        socialLinks: [
          themeOptions.socialLinks[0],
          {icon: 'x', label: 'X', href: 'javascript:alert(1)'},
        ],
      },
    ],
    [
      '"site.socialLinks[0].content" is required',
      {socialLinks: [{icon: 'x', label: 'X', mode: 'text'}]},
    ],
    [
      '"site.socialLinks[0].href" is not allowed',
      {socialLinks: [{icon: 'x', label: 'X', mode: 'img', content: 'a', href: 'https://a.test'}]},
    ],
    [
      '"site.socialLinks[0].mod" is not allowed',
      {socialLinks: [{...themeOptions.socialLinks[0], mod: 'link'}]},
    ],
  ])('CF-1 stops the build and says: %s', (message, change) => {
    expect(() => check({...valid, ...change})).toThrow(message);
  });
});

describe('siteFaults', () => {
  /** What the real configuration asks for, with a change. */
  const faultsOf = (change: object, {docs = {}, blog = {}, plugins = []} = {}): string[] =>
    siteFaults(
      {
        ...config,
        baseUrl: '/zh/',
        ...change,
        presets: [['classic', {docs, blog: {feedOptions: {type: null}, ...blog}}]],
        plugins,
      } as never,
      'zh',
    );

  it('finds none in the real configuration, in any language and in one that is built alone', () => {
    expect(siteFaults(config as never, 'en')).toEqual([]);
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({baseUrl: '/'})).toEqual([]);
  });

  it.each<[string, object]>([
    ['baseUrl', {baseUrl: '/below/'}],
    ['trailingSlash', {trailingSlash: false}],
    ['i18n.path', {i18n: {path: 'locales'}}],
    ['i18n.defaultLocale', {i18n: {defaultLocale: 'zh'}}],
    ['i18n.localeConfigs.zh.url', {i18n: {localeConfigs: {zh: {url: 'https://a.test'}}}}],
    ['i18n.localeConfigs.zh.baseUrl', {i18n: {localeConfigs: {zh: {baseUrl: '/cn/'}}}}],
    ['i18n.localeConfigs.zh.translate', {i18n: {localeConfigs: {zh: {translate: false}}}}],
    ['i18n.localeConfigs.zh.path', {i18n: {localeConfigs: {zh: {path: 'chinese'}}}}],
    ['storage.type', {storage: {type: 'sessionStorage'}}],
    ['storage.namespace', {storage: {namespace: 'other'}}],
    ['future.experimental_router', {future: {experimental_router: 'hash'}}],
    ['future.faster.rspackBundler', {future: {faster: {rspackBundler: false}}}],
    ['ssrTemplate', {ssrTemplate: '<html>'}],
    ['baseUrlIssueBanner', {baseUrlIssueBanner: true}],
  ])('stops the build for %s', (key, change) => {
    expect(faultsOf(change)).toEqual([
      expect.stringMatching(new RegExp(`^${key} is not supported by this theme\\. .`)),
    ]);
  });

  it.each<[string, {docs?: object; blog?: object}]>([
    ['docs.breadcrumbs', {docs: {breadcrumbs: true}}],
    ['docs.versions.1.0.badge', {docs: {versions: {'1.0': {badge: true, label: '1'}}}}],
    ['blog.blogSidebarCount', {blog: {blogSidebarCount: 'ALL'}}],
    ['blog.blogSidebarTitle', {blog: {blogSidebarTitle: 'Recent'}}],
    ['blog.feedOptions.type', {blog: {feedOptions: {type: 'rss'}}}],
    ['blog.feedOptions.limit', {blog: {feedOptions: {type: null, limit: 5}}}],
    ['blog.id', {blog: {id: 'second'}}],
  ])('stops the build for %s of %j', (key, options) => {
    expect(faultsOf({}, options)).toEqual([
      expect.stringMatching(new RegExp(`^${key} is not supported by this theme\\. .`)),
    ]);
  });

  it('reads further sets of docs and posts, too', () => {
    const plugins = [
      () => ({name: 'own'}),
      ['@docusaurus/plugin-content-docs', {id: 'community', breadcrumbs: true}],
    ] as never[];

    expect(faultsOf({}, {plugins})).toEqual([expect.stringContaining('docs.breadcrumbs')]);
  });

  it('stops the build of a site without docs', () => {
    const presets = [['classic', {docs: false}]];

    expect(siteFaults({...config, presets} as never, 'en')).toEqual([
      expect.stringContaining('docs: '),
    ]);
  });

  it('stops the build where Docusaurus would write feeds, as nothing is said of them', () => {
    const presets = [['classic', {docs: {}, blog: {}}], 'other'];

    expect(siteFaults({...config, presets} as never, 'en')).toEqual([
      expect.stringContaining('blog.feedOptions.type'),
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
      expect(fs.existsSync(`${file}.ts`)).toBe(true);
    }
  });

  it.each([
    ['auto', true],
    ['never', false],
  ] as const)(
    'NV-9 has the bar’s hiding in the script with hideNavbar “%s”: %s',
    async (hideNavbar, has) => {
      const plugin = await pluginOf(['en'], {...valid, hideNavbar});

      expect(plugin.getClientModules?.().some((file) => file.includes('HidingNavbar'))).toBe(has);
    },
  );

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
