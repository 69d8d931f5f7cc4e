// @ts-check
// Stock Starlight: default theme and its own search (Pagefind).
import fs from 'node:fs';

import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

/** Written by the benchmark: navigation and home page of each language. */
const site = JSON.parse(fs.readFileSync(new URL('site.json', import.meta.url), 'utf8'));

export default defineConfig({
  site: 'https://example.com',
  integrations: [
    starlight({
      title: 'Rslib',
      favicon: '/icon.svg',
      locales: {
        root: {label: 'English', lang: 'en'},
        zh: {label: '简体中文', lang: 'zh-CN'},
      },
      sidebar: site.en.sections.map(({title, groups}) => ({
        label: title,
        items: groups.map((group) => ({
          label: group.title,
          items: group.items.map(({id}) => id.replace(/\/index$/, '')),
        })),
      })),
    }),
  ],
});
