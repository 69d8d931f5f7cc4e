/* Paths of the pages' files, from the site's root. For Node.js only. */
import fs from 'node:fs';
import path from 'node:path';

/**
 * Pages in one folder: the posts, or one version of the docs.
 *
 * @typedef {object} ContentSet
 * @property {'docs' | 'blog'} plugin
 * @property {string} [version] of the docs; default: `current`, the one that is being written
 */

/** @param {ContentSet} set @returns {string} folder of the pages in the default language */
export function originalFolder({plugin, version = 'current'}) {
  return plugin === 'blog' || version === 'current' ? plugin : `versioned_docs/version-${version}`;
}

/** @param {string} locale @param {ContentSet} set @returns {string} folder of the translations */
export function translationFolder(locale, {plugin, version = 'current'}) {
  const folder = `i18n/${locale}/docusaurus-plugin-content-${plugin}`;
  const name = version === 'current' ? version : `version-${version}`;
  return plugin === 'blog' ? folder : `${folder}/${name}`;
}

const original =
  /^(?:(?<plugin>docs|blog)|versioned_docs\/version-(?<version>[^/]+))\/(?<name>.+)$/;
const translation =
  /^i18n\/(?<locale>[^/]+)\/docusaurus-plugin-content-(?:(?<plugin>blog)|docs\/(?:current|version-(?<version>[^/]+)))\/(?<name>.+)$/;

/**
 * Reads the path of a page's file, from the site's root.
 *
 * @param {string} file @returns {{set: ContentSet, name: string, locale: string | undefined} | null} its set, its path
 * inside of that, and the language of a translation; null for a file of no set
 */
export function placeOf(file) {
  const {plugin, version, name, locale} =
    (original.exec(file) ?? translation.exec(file))?.groups ?? {};
  if (name === undefined) {
    return null;
  }
  /** @type {ContentSet} */
  const set = plugin === 'blog' ? {plugin} : {plugin: 'docs', version: version ?? 'current'};
  return {set, name, locale};
}

/**
 * Finds the site of a page: the closest folder with a configuration above its file. For Markdown plugins, which are not
 * told: what the configuration hands to them becomes part of the browser's bundle.
 *
 * @param {string} file @returns {string}
 */
export function siteDirOf(file) {
  const folder = path.dirname(file);
  const isRoot = folder === file || fs.existsSync(path.join(folder, 'docusaurus.config.ts'));
  return isRoot ? folder : siteDirOf(folder);
}

/** @param {string} siteDir @returns {string[]} names of the versions that were cut, newest first; none before the first */
export function releasedVersions(siteDir) {
  const file = path.join(siteDir, 'versions.json');
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [];
}
