// @ts-check
import {pathOf} from '../content/sections.mjs';
import {frontMatter} from './frontMatter.mjs';

/** @type {import('./types.mjs').Peer} */
export const rspress = {
  name: 'rspress',
  label: 'Rspress',
  package: '@rspress/core',
  command: ['rspress', 'build'],
  output: 'doc_build',
  caches: ['node_modules/.cache', 'node_modules/.rspress', '.rspress'],
  publicFolder: 'docs/public',
  dialect: {
    headingIds: true,
    admonitions: {
      note: 'note',
      tip: 'tip',
      info: 'info',
      warning: 'warning',
      caution: 'warning',
      danger: 'danger',
    },
    admonitionTitle: 'words',
  },
  writesTitle: true,
  pageFile: (locale, id) => `docs/${locale}/${id}.md`,
  homeFile: (locale, {name, tagline, actions, features}) => ({
    file: `docs/${locale}/index.md`,
    text: frontMatter({
      pageType: 'home',
      hero: {
        name,
        text: tagline,
        actions: actions.map(({text, id}, index) => ({
          theme: index === 0 ? 'brand' : 'alt',
          text,
          link: (locale === 'en' ? '' : '/zh') + pathOf(id),
        })),
      },
      features,
    }),
  }),
  search: {
    open: '.rp-search-button',
    field: '.rp-search-panel__input',
    result: '.rp-suggest-item',
  },
  controls: {
    toggle: '.rp-switch-appearance',
    menu: '.rp-nav-hamburger',
  },
};
