// @ts-check
// Stock Rspress: default theme, clean addresses, its own local search.
import fs from 'node:fs';

/** Written by the benchmark: navigation and home page of each language. */
const site = JSON.parse(fs.readFileSync(new URL('site.json', import.meta.url), 'utf8'));

function locale(label, lang, {prefix, description, sections}) {
  return {
    label,
    lang,
    title: 'Rslib',
    description,
    nav: sections.map(({name, title, path}) => ({
      text: title,
      link: prefix + path,
      activeMatch: `/${name}/`,
    })),
    sidebar: Object.fromEntries(
      sections.map(({name, groups}) => [
        `${prefix}/${name}/`,
        groups.map(({title, items}) => ({
          text: title,
          collapsible: true,
          collapsed: false,
          items: items.map((item) => ({text: item.title, link: prefix + item.path})),
        })),
      ]),
    ),
  };
}

export default {
  root: 'docs',
  icon: '/icon.svg',
  title: 'Rslib',
  lang: 'en',
  route: {cleanUrls: true},
  markdown: {link: {checkDeadLinks: false}},
  locales: [
    {lang: 'en', label: 'English'},
    {lang: 'zh', label: '简体中文'},
  ],
  themeConfig: {
    locales: [locale('English', 'en', site.en), locale('简体中文', 'zh', site.zh)],
  },
};
