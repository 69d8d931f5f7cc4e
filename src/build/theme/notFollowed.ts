import {isDeepStrictEqual} from 'node:util';

import {DEFAULT_CONFIG} from '@docusaurus/theme-classic/lib/options';
import type {DocusaurusConfig} from '@docusaurus/types';

import {defaultLocale, type Locale} from '../../config/locales';
import {siteBase} from '../../config/siteBase';
import {storageNamespace} from '../../config/storage';
import type {ThemeOptions} from '../../config/themeOptions';
import {localeBase} from '../../lib/routes';
import {htmlTemplate} from '../bundle/htmlTemplate';
import {pluginOptions} from '../pluginOptions';

/**
 * A setting that this site does not follow, what serves instead, and the values that it keeps to, if any. The key is that
 * in the configuration, or begins with the plugin; `*` is any name, and `!a,b` any but these.
 */
type NotFollowed = readonly [key: string, wayOut: string, ...kept: unknown[]];

const codeColours = 'The colours of code are the --rs-code-… tokens in src/css/tokens.css.';
const ownDialog = 'The search is the dialog of src/search/modal.';
const noSidebar = 'The blog has no sidebar.';

const ofTheme: readonly NotFollowed[] = [
  ['navbar.logo', 'The logo is drawn in src/features/Navbar/index.tsx.'],
  ['navbar.style', 'The colours are tokens in src/css/tokens.css.'],
  ['navbar.hideOnScroll', 'Set hideNavbar: "auto" in src/config/themeOptions.ts.'],
  ['footer', 'The footer is src/theme/Footer.'],
  ['prism.theme', codeColours],
  ['prism.darkTheme', codeColours],
  ['prism.defaultLanguage', 'Set the language on each sample.'],
  [
    'prism.magicComments',
    'The markers are defined in src/build/markdown/codeBlock/markedLines.ts.',
  ],
  [
    'docs.sidebar.hideable',
    'Sections of the sidebar can be collapsed, but the sidebar itself cannot.',
  ],
  ['docs.sidebar.autoCollapseCategories', 'Sections stay as the reader leaves them.'],
  ['docs.versionPersistence', 'The version is part of the address.'],
  ['blog.sidebar.groupByYear', noSidebar],
  ['zoom', 'Pictures in the text can always be zoomed: src/features/PictureZoom.'],
  ['algolia.searchPagePath', `${ownDialog} Set it to false.`, false, null],
  [
    'algolia.!appId,apiKey,indexName,searchParameters,contextualSearch,searchPagePath,insights,recommendations,disableUserPersonalization',
    ownDialog,
  ],
];

const ofSite: readonly NotFollowed[] = [
  ['trailingSlash', 'Addresses of folders end with a slash, those of pages do not: leave it out.'],
  ['i18n.path', 'Translations lie in the folder i18n: src/config/contentFolders.mjs.', 'i18n'],
  ['i18n.defaultLocale', 'Set it in src/config/locales.ts.', defaultLocale],
  [
    'i18n.localeConfigs.*.!label,htmlLang,direction,calendar',
    'Each language is translated, and lies in a folder of the site that has its name: src/lib/routes.ts.',
  ],
  ['storage.type', 'What readers choose is kept: src/lib/storage.ts.', 'localStorage'],
  ['storage.namespace', 'Set it in src/config/storage.ts.', storageNamespace],
  ['future.experimental_router', 'Each page is a file at its own address.', 'browser'],
  ['future.faster.rspackBundler', 'src/build/bundle is written for Rspack: set it to true.', true],
  ['docs.breadcrumbs', 'The sidebar shows where a page is.', false],
  ['docs.versions.*.badge', 'The bar names the version: src/features/VersionSwitcher.', false],
  ['blog.id', 'The site has one blog, whose posts are in its search and its feed.', 'default'],
  ['blog.blogSidebarCount', noSidebar, 0],
  ['blog.blogSidebarTitle', noSidebar],
  ['blog.feedOptions.*', 'Set {type: null}: the feed is src/build/output/steps/feed.ts.', null],
  ['ssrTemplate', 'The page is src/build/bundle/htmlTemplate.ts.', htmlTemplate],
  ['baseUrlIssueBanner', 'It looks for React, which pages do not load.', false],
];

type Found = readonly [key: string, value: unknown];

function stepInto([at, value]: Found, part: string): Found[] {
  const named = part === '*' ? '!' : part;
  const names = named.replace('!', '').split(',');
  // Docusaurus itself reports values of the wrong type.
  return (typeof value === 'object' ? Object.entries(value ?? {}) : [])
    .filter(([name]) => names.includes(name) !== named.startsWith('!'))
    .map(([name, inner]) => [Array.isArray(value) ? `${at}[${name}]` : `${at}.${name}`, inner]);
}

function faultsIn(settings: object, list: readonly NotFollowed[], defaults: object = {}): string[] {
  const valuesAt = (root: object, key: string): Found[] =>
    key
      .split('.')
      .reduce<Found[]>((found, part) => found.flatMap((one) => stepInto(one, part)), [['', root]]);
  return list.flatMap(([key, wayOut, ...kept]) => {
    const accepted = [undefined, ...kept, ...valuesAt(defaults, key).map(([, value]) => value)];
    return valuesAt(settings, key)
      .filter(([, value]) => !accepted.some((one) => isDeepStrictEqual(one, value)))
      .map(([found]) => `${found.slice(1)} is not supported by this theme. ${wayOut}`);
  });
}

/**
 * What is asked of the theme that it does not do, and Docusaurus would drop in silence, each with the way out. The
 * theme's own defaults, which may have been filled in by now, are no fault, and keys of other plugins are theirs.
 */
export function themeFaults(themeConfig: {site?: Partial<ThemeOptions>}): string[] {
  const hasNoSwitch = themeConfig.site?.darkMode === false;
  const ofSwitch = [
    'colorMode.disableSwitch',
    'Set darkMode in src/config/themeOptions.ts.',
    hasNoSwitch,
  ] as const;
  const faults = faultsIn(themeConfig, [...ofTheme, ofSwitch], DEFAULT_CONFIG);
  return faults.map((fault) => `themeConfig.${fault}`);
}

/** The same of the rest of the configuration, and of the options of the docs and the blog. */
export function siteFaults(siteConfig: DocusaurusConfig, locale: Locale): string[] {
  // A language that is built alone is served at the site's own base.
  const ofBase = [
    'baseUrl',
    'Set SITE_BASE_URL in the environment.',
    siteBase,
    localeBase(locale),
  ] as const;
  const list = [ofBase, ...ofSite];
  if (pluginOptions(siteConfig, 'docs').length === 0) {
    return [
      'docs: the bar and the search are made for a site that has docs. Configure them in presets.',
    ];
  }
  const plugins = (['docs', 'blog'] as const).flatMap((plugin) =>
    // Docusaurus writes feeds where nothing is said of them.
    pluginOptions(siteConfig, plugin).map((options) => ({
      [plugin]: {feedOptions: {type: 'rss'}, ...options},
    })),
  );
  return [siteConfig, ...plugins].flatMap((settings) => faultsIn(settings, list));
}
