// @ts-check
/** @typedef {import('../content/source.mjs').Locale} Locale */
/** @typedef {import('../content/home.mjs').Home} Home */

/**
 * How a reader finds the local search. All are Playwright selectors.
 *
 * @typedef {object} SearchControls
 * @property {string} open the button
 * @property {string} field
 * @property {string} result one hit; plain CSS, since a script in the page looks for it
 */

/**
 * Controls whose answer to a press is timed, Playwright selectors; what a theme has not, it leaves
 * out.
 *
 * @typedef {object} Controls
 * @property {string} [toggle] light and dark
 * @property {string} [tabs] an unselected tab on the guide page
 * @property {string} [menu] the burger, on a phone
 * @property {string} [popover] of the sibling tools
 * @property {{path: string, field: string}} [filter] the page with the overview filter
 */

/**
 * A generator of the comparison.
 *
 * @typedef {object} Peer
 * @property {string} name also the folder below `peers/`
 * @property {string} label without version
 * @property {string} [template] peer whose project this one adds files to
 * @property {string} package the one whose version is the generator's
 * @property {readonly [string, ...string[]]} command builds the project; a program of its packages
 * @property {string} output folder that the build writes, from the project
 * @property {readonly string[]} caches what to remove for a cold build, from the project
 * @property {string} publicFolder files that are published as they are, from the project
 * @property {import('../content/dialect.mjs').Dialect} dialect
 * @property {boolean} writesTitle whether the Markdown itself must hold the title
 * @property {(locale: Locale, id: string) => string} pageFile from the project
 * @property {((locale: Locale, home: Home) => {file: string, text: string}) | null} homeFile null
 *   where the project's template has a home page
 * @property {SearchControls} [search]
 * @property {Controls} controls
 */

export {};
