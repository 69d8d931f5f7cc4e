// @ts-check
// Stock VitePress: default theme, clean addresses, its own local search.
import fs from 'node:fs';

/** Written by the benchmark: navigation and home page of each language. */
const site = JSON.parse(fs.readFileSync(new URL('../../site.json', import.meta.url), 'utf8'));

function locale(label, lang, {prefix, description, sections}) {
  return {
    label,
    lang,
    description,
    themeConfig: {
      nav: sections.map(({name, title, path}) => ({
        text: title,
        link: prefix + path,
        activeMatch: `${prefix}/${name}/`,
      })),
      sidebar: Object.fromEntries(
        sections.map(({name, groups}) => [
          `${prefix}/${name}/`,
          groups.map(({title, items}) => ({
            text: title,
            collapsed: false,
            items: items.map((item) => ({text: item.title, link: prefix + item.path})),
          })),
        ]),
      ),
    },
  };
}

export default {
  title: 'Rslib',
  cleanUrls: true,
  head: [['link', {rel: 'icon', href: '/icon.svg'}]],
  ignoreDeadLinks: true,
  locales: {
    root: locale('English', 'en', site.en),
    zh: locale('简体中文', 'zh-CN', site.zh),
  },
  themeConfig: {search: {provider: 'local'}},
};
