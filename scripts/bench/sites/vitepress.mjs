// @ts-check
import {pathOf} from '../content/sections.mjs';
import {frontMatter} from './frontMatter.mjs';

/** @type {import('./types.mjs').Peer} */
export const vitepress = {
  name: 'vitepress',
  label: 'VitePress',
  package: 'vitepress',
  command: ['vitepress', 'build', 'docs'],
  output: 'docs/.vitepress/dist',
  caches: ['docs/.vitepress/cache', 'node_modules/.cache', 'node_modules/.vite'],
  publicFolder: 'docs/public',
  dialect: {
    headingIds: true,
    admonitions: {
      note: 'info',
      tip: 'tip',
      info: 'info',
      warning: 'warning',
      caution: 'warning',
      danger: 'danger',
    },
    admonitionTitle: 'words',
    guardsBraces: true,
  },
  writesTitle: true,
  pageFile: (locale, id) => `docs/${locale === 'en' ? '' : 'zh/'}${id}.md`,
  homeFile: (locale, {name, tagline, actions, features}) => ({
    file: `docs/${locale === 'en' ? '' : 'zh/'}index.md`,
    text: frontMatter({
      layout: 'home',
      hero: {
        name,
        text: tagline,
        actions: actions.map(({text, id}) => ({
          text,
          link: (locale === 'en' ? '' : '/zh') + pathOf(id),
        })),
      },
      features,
    }),
  }),
  search: {
    open: '#local-search button',
    field: '.VPLocalSearchBox .search-input',
    result: '.VPLocalSearchBox .result',
  },
  controls: {
    toggle: '.VPNavBarAppearance .VPSwitchAppearance',
    menu: '.VPNavBarHamburger',
  },
};
