// @ts-check
/**
 * A built site that is being served.
 *
 * @typedef {object} Served
 * @property {string} name
 * @property {boolean} isOurs
 * @property {string} origin
 * @property {() => Promise<number>} bytesSent bytes of all bodies so far
 * @property {import('../sites/types.mjs').SearchControls} [search]
 * @property {import('../sites/types.mjs').Controls} controls
 */

/**
 * Which pages are read, by their paths.
 *
 * @typedef {object} Routes
 * @property {Readonly<Record<'home' | 'guide' | 'longest', string>>} pages
 * @property {readonly {from: string, to: string}[]} moves each a click in the sidebar
 */

/**
 * What every measure gets.
 *
 * @typedef {object} Context
 * @property {readonly Served[]} sites
 * @property {Routes} routes
 * @property {number} samples
 * @property {(line: string) => void} log
 */

/** @typedef {Record<string, number | null>} Sample figures of one try */

/**
 * The medians of one site at one task, what tells them from others, and the samples themselves.
 *
 * @typedef {Record<string, string | number | boolean | null | Sample[]>} Row
 */

export {};
