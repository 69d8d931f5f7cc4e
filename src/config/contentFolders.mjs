/* Where the files of pages lie, from the site's root. The theme asks, too, so nothing here reads a disk. */

/**
 * Pages that lie together: the posts, or one version of the docs.
 *
 * @typedef {object} ContentSet
 * @property {'docs' | 'blog'} plugin
 * @property {string} [version] of the docs; `current`, or none, is what is being written
 */

/** @param {ContentSet} set @returns {string} folder of the pages in the default language */
export function originalFolder({plugin, version = 'current'}) {
  if (plugin === 'blog') {
    return 'blog';
  }
  return version === 'current' ? 'docs' : `versioned_docs/version-${version}`;
}

/** @param {string} locale @param {ContentSet} set @returns {string} folder of the translations */
export function translationFolder(locale, {plugin, version = 'current'}) {
  const folder = `i18n/${locale}/docusaurus-plugin-content-${plugin}`;
  if (plugin === 'blog') {
    return folder;
  }
  return `${folder}/${version === 'current' ? version : `version-${version}`}`;
}

const original =
  /^(?:(?<plugin>docs|blog)|versioned_docs\/version-(?<version>[^/]+))\/(?<name>.+)$/;
const translation =
  /^i18n\/(?<locale>[^/]+)\/docusaurus-plugin-content-(?:(?<plugin>blog)|docs\/(?:current|version-(?<version>[^/]+)))\/(?<name>.+)$/;

/**
 * What the path of a file of pages tells, from the site's root: its set, the path inside of that, and the language of a
 * translation.
 *
 * @param {string} file @returns {{set: ContentSet, name: string, locale: string | undefined} | null} null for a file of
 * no set
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
