// @ts-check
import {pathOf} from '../content/sections.mjs';
import {frontMatter} from './frontMatter.mjs';

/** @type {import('./types.mjs').Peer} */
export const starlight = {
  name: 'starlight',
  label: 'Starlight',
  package: '@astrojs/starlight',
  command: ['astro', 'build'],
  output: 'dist',
  caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite', 'node_modules/.cache'],
  publicFolder: 'public',
  dialect: {
    headingIds: false,
    admonitions: {
      note: 'note',
      tip: 'tip',
      info: 'note',
      warning: 'caution',
      caution: 'caution',
      danger: 'danger',
    },
    admonitionTitle: 'brackets',
  },
  writesTitle: false,
  pageFile: (locale, id) => `src/content/docs/${locale === 'en' ? '' : 'zh/'}${id}.md`,
  homeFile: (locale, {name, tagline, actions, features}) => ({
    file: `src/content/docs/${locale === 'en' ? '' : 'zh/'}index.md`,
    text:
      frontMatter({
        title: name,
        template: 'splash',
        hero: {
          tagline,
          actions: actions.map(({text, id}) => ({
            text,
            link: (locale === 'en' ? '' : '/zh') + pathOf(id),
          })),
        },
      }) + features.map(({title, details}) => `\n## ${title}\n\n${details}\n`).join(''),
  }),
  search: {
    open: 'site-search button[data-open-modal]',
    field: '.pagefind-ui__search-input',
    result: '.pagefind-ui__result',
  },
  controls: {
    menu: 'button[popovertarget="starlight__sidebar"]',
  },
};
