import footnoteIds from '@docusaurus/plugin-content-blog/lib/remark/footnoteIDFixer.js';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import convertNpm from 'npm-to-yarn';
import {GlobExcludeDefault} from '@docusaurus/utils';
import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';

import {remarkCjkFriendly} from './src/plugins/esmPackages.cjs';
import siteChecks from './src/plugins/checks';
import landingData from './src/plugins/landing';
import setupEngine, {hasEngine} from './src/plugins/engine';
import bundle from './src/plugins/bundle';
import pageIndex from './src/plugins/pages';
import siteOutput from './src/plugins/output';
import siteTheme from './src/plugins/theme';
import remarkExamples from './src/plugins/markdown/examples';
import remarkOptions from './src/plugins/markdown/options';
import rehypeCodeBlock from './src/plugins/markdown/codeBlock';
import rehypeRawHtml from './src/plugins/markdown/rawHtml';
import refuseMarkup from './src/plugins/markdown/refuseMarkup';
import {
  defaultLocale,
  embeddedSearchMarker,
  localeConfigs,
  locales,
  product,
  readHostedSearch,
  readSearchOptions,
  storageNamespace,
  themeOptions,
  type ThemeOptions,
} from './src/config';
import {htmlTemplate} from './src/plugins/bundle/htmlTemplate';
import {assetHost, docRepoBaseUrl, siteUrl} from './src/config/environment';
import {navbar} from './src/config/navbar';
import {siteBase} from './src/config/siteBase';
import {checkedAgainst, docsVersions} from './src/config/versions';

const hosted = readHostedSearch(process.env);

/** Languages of samples beside those that `src/plugins/markdown/codeBlock` colours anyway: Prism's names. */
const prism = {additionalLanguages: [] as string[]};

/** Markdown transforms shared by every kind of page, so that docs and posts read alike. */
const markdownOptions = {
  remarkPlugins: [
    remarkOptions,
    [remarkExamples, {repository: product.repository, canRun: hasEngine(__dirname)}],
    remarkCjkFriendly,
    [
      npm2yarn,
      {
        sync: true,
        converters: ['yarn', 'pnpm', 'bun', ['Deno', (code: string) => convertNpm(code, 'deno')]],
      },
    ],
    refuseMarkup,
  ],
  rehypePlugins: [
    [rehypeCodeBlock, {...prism, ...themeOptions.markdown}],
    [rehypeRawHtml, {base: siteBase}],
  ],
} satisfies Pick<
  Exclude<NonNullable<PresetOptions['docs']>, false>,
  'remarkPlugins' | 'rehypePlugins'
>;

/** Where a page is edited: the file of its own language. Without a base address, pages have no such link. */
const editOptions = {editUrl: docRepoBaseUrl || undefined, editLocalizedFiles: true};

/** Pages that have moved, without the language: `{from: '/guide/old', to: '/guide/new'}`. */
const redirects: {from: string; to: string}[] = [];

const config: Config = {
  title: product.name,
  tagline: product.tagline,
  favicon: 'icon.svg',
  url: siteUrl,
  baseUrl: siteBase,
  // The only value that keeps both `/guide/start/` and `/guide/start/quick-start` canonical.
  trailingSlash: undefined,
  ssrTemplate: htmlTemplate,
  // It looks for React on the page, and there is none.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: {
    v4: true,
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
      gitEagerVcs: true,
    },
  },
  storage: {type: 'localStorage', namespace: storageNamespace},
  i18n: {
    defaultLocale,
    locales: [...locales],
    localeConfigs: Object.fromEntries(
      locales.map((locale) => [
        locale,
        {label: localeConfigs[locale].label, htmlLang: localeConfigs[locale].htmlLang},
      ]),
    ),
  },
  markdown: {
    // `## Text {#id}` (the other syntax of 3.10 is a comment), and `:::note Title` beside `:::note[Title]`.
    mdx1Compat: {headingIds: true, admonitions: true},
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          sidebarCollapsed: false,
          breadcrumbs: false,
          exclude: [...GlobExcludeDefault, '**/shared/**'],
          ...docsVersions(__dirname),
          ...editOptions,
          showLastUpdateTime: true,
          // A page and its partials may have the same footnotes; the blog has this plugin already.
          beforeDefaultRemarkPlugins: [footnoteIds],
          ...markdownOptions,
        },
        blog: {
          routeBasePath: 'blog/',
          blogTitle: 'Blog',
          blogDescription: 'Release announcements of Rslib, and the thinking behind them.',
          blogSidebarCount: 0,
          archiveBasePath: null,
          showReadingTime: false,
          exclude: [...GlobExcludeDefault, '**/shared/**'],
          ...editOptions,
          showLastUpdateTime: true,
          // Written by site-output: the stock feed reads built HTML, and those files are renamed there.
          feedOptions: {type: null},
          onInlineTags: 'throw',
          // A file of authors would add a page of authors, which the site does not need.
          onInlineAuthors: 'ignore',
          onUntruncatedBlogPosts: 'throw',
          ...markdownOptions,
        },
        // Written by site-output, which knows the final addresses of both languages.
        sitemap: false,
        theme: {customCss: ['./src/css/index.css']},
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    ['@docusaurus/plugin-client-redirects', {redirects}],
    siteChecks,
    landingData,
    setupEngine,
    bundle,
    siteTheme,
    pageIndex,
    siteOutput,
  ],
  themeConfig: {
    // Without the switch the site is always light, whatever the system or the store says.
    colorMode: {
      defaultMode: 'light',
      disableSwitch: !themeOptions.darkMode,
      respectPrefersColorScheme: themeOptions.darkMode,
    },
    navbar,
    algolia: {
      appId: hosted?.appId ?? embeddedSearchMarker,
      apiKey: hosted?.apiKey ?? embeddedSearchMarker,
      indexName: hosted?.indexName ?? embeddedSearchMarker,
      contextualSearch: false,
      searchPagePath: false,
      ...readSearchOptions(process.env),
    },
    prism,
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 4},
    site: {
      ...themeOptions,
      assetHost,
      checkedAgainst: checkedAgainst(__dirname),
    },
  } satisfies ThemeConfig & {site: ThemeOptions},
};

export default config;
