// @ts-check
// Stock Docusaurus: the classic preset as `create-docusaurus` sets it up, with the options of the
// coming major version and the fast bundler. Read by Docusaurus in the benchmark's cache.
import fs from 'node:fs';

/** Written by the benchmark: navigation and home page of each language. */
const site = JSON.parse(fs.readFileSync(new URL('site.json', import.meta.url), 'utf8'));

/** @type {import('@docusaurus/types').Config} */
const config = {
  title: 'Rslib',
  tagline: site.en.home.tagline,
  favicon: 'icon.svg',
  url: 'https://example.com',
  baseUrl: '/',
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  future: {v4: true, faster: true},
  i18n: {defaultLocale: 'en', locales: ['en', 'zh']},
  markdown: {
    format: 'detect',
    mdx1Compat: {headingIds: true},
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn'},
  },
  customFields: {homes: {en: site.en.home, zh: site.zh.home}},
  presets: [
    [
      'classic',
      {
        docs: {routeBasePath: '/', sidebarPath: './sidebars.mjs'},
        blog: false,
      },
    ],
  ],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'Rslib',
      items: [
        ...site.en.sections.map(({name, title}) => ({
          type: 'docSidebar',
          sidebarId: name,
          label: title,
          position: 'left',
        })),
        {type: 'localeDropdown', position: 'right'},
      ],
    },
  },
};

export default config;
