import fs from 'node:fs';
import path from 'node:path';

/** @typedef {'en' | 'zh'} Locale */

/**
 * A page as plain Markdown.
 *
 * @typedef {object} Page
 * @property {Locale} locale
 * @property {string} id path without extension, below the root of its language: `guide/start/index`
 * @property {string} title
 * @property {string} description
 * @property {string} text without the title and the description
 */

/**
 * A part of the site with a sidebar of its own.
 *
 * @typedef {object} Section
 * @property {string} name first segment of its paths
 * @property {string} title
 * @property {string} path of the page that the top navigation opens
 * @property {{title: string, items: {id: string, title: string, path: string}[]}[]} groups
 */

const locales = /** @type {const} */ ([
  {locale: 'en', folder: ''},
  {locale: 'zh', folder: 'zh'},
]);

/** @param {string} text @param {Locale} locale @param {string} route @returns {Page} */
function parseCopy(text, locale, route) {
  const [, title = '', description = '', content = ''] =
    /^# ([^\n]+)\n\n(?:> ([^\n]+)\n\n)?(.*)$/s.exec(text) ?? [];
  return {
    locale,
    id: route.slice(1).replace(/\/$/, '/index'),
    title,
    description,
    // Links to other pages name the published site. Not every highlighter knows SVG.
    text: content.replaceAll('](https://rslib.rs/', '](/').replace(/^```svg/gm, '```xml'),
  };
}

/**
 * Reads the Markdown copies that this site publishes of its pages. The landing page has none, and `/setup` is not a text.
 *
 * @param {string} output a build of this site
 * @returns {Page[]} in both languages
 */
export function readPages(output) {
  return locales.flatMap(({locale, folder}) => {
    const root = path.join(output, folder);
    /** @type {string[]} */
    const routes = JSON.parse(fs.readFileSync(path.join(root, 'routes.json'), 'utf8'));
    return routes.flatMap((route) => {
      const file = path.join(root, `${route.replace(/\/$/, '')}.md`);
      return !['/', '/setup'].includes(route) && fs.existsSync(file)
        ? [parseCopy(fs.readFileSync(file, 'utf8'), locale, route)]
        : [];
    });
  });
}

/** @param {string} name */
const capitalize = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Derives the navigation from the paths: the same one for every generator and language.
 *
 * @param {readonly Page[]} pages
 * @param {Locale} locale
 * @returns {Section[]}
 */
export function sectionsOf(pages, locale) {
  const own = pages
    .filter((page) => page.locale === locale)
    .map(({id, title}) => ({id, title, path: `/${id.replace(/(^|\/)index$/, '$1')}`}));
  const names = [...new Set(own.map(({id}) => id.split('/')[0] ?? ''))];
  return names.map((name) => {
    const items = own.filter(({id}) => id.startsWith(`${name}/`));
    /** @param {{id: string}} item */
    const groupOf = ({id}) => id.split('/').slice(1, -1).join('/') || name;
    return {
      name,
      title: capitalize(name),
      path: items[0]?.path ?? '/',
      groups: [...new Set(items.map(groupOf))].map((group) => ({
        title: capitalize(group),
        items: items.filter((item) => groupOf(item) === group),
      })),
    };
  });
}
