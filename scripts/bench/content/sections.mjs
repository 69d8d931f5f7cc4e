// @ts-check
/** @typedef {import('./source.mjs').Page} Page */

/**
 * A part of the site with a sidebar of its own.
 *
 * @typedef {object} Section
 * @property {string} name first segment of its paths
 * @property {string} title
 * @property {string} entry id of the page that the top navigation opens
 * @property {{title: string, items: {id: string, title: string}[]}[]} groups
 */

/** @param {string} name */
function capitalise(name) {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** @param {Page} a @param {Page} b An index comes before its siblings. */
function byPath(a, b) {
  const key = (/** @type {Page} */ {id}) => id.replace(/(^|\/)index$/, '$1');
  return key(a) < key(b) ? -1 : 1;
}

/**
 * Derives navigation from paths: the same tree for every generator and language.
 *
 * @param {readonly Page[]} pages of one language
 * @returns {Section[]}
 */
export function sectionsOf(pages) {
  const sorted = [...pages].sort(byPath);
  const names = [...new Set(sorted.map(({id}) => id.split('/')[0] ?? ''))];
  return names.map((name) => {
    const own = sorted.filter(({id}) => id.startsWith(`${name}/`) || id === name);
    const groupOf = (/** @type {Page} */ {id}) => id.split('/').slice(1, -1).join('/') || name;
    const groups = [...new Set(own.map(groupOf))].map((group) => ({
      title: capitalise(group),
      items: own.filter((page) => groupOf(page) === group).map(({id, title}) => ({id, title})),
    }));
    return {name, title: capitalise(name), entry: own[0]?.id ?? name, groups};
  });
}

/**
 * @param {string} id
 * @returns {string} the address of a page: `guide/start/index` is `/guide/start/`
 */
export function pathOf(id) {
  return `/${id.replace(/(^|\/)index$/, '$1')}`;
}
