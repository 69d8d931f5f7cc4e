import fs from 'node:fs';
import path from 'node:path';

import {translationFolder} from './contentFolders.mjs';

/* Which versions and sets of pages a site has. Only configuration, build plugins, tasks and tests import this file. */

/** @param {string} siteDir @returns {string[]} names of the versions that were cut, newest first; none before the first */
export function releasedVersions(siteDir) {
  const file = path.join(siteDir, 'versions.json');
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [];
}

/**
 * The sets of pages that a language translates; `isFirst` are those that readers get where they choose no version. A
 * language that is younger than a version owes it nothing, unless readers get that version first.
 *
 * @param {string} siteDir @param {string} locale
 * @returns {(import('./contentFolders.mjs').ContentSet & {isFirst: boolean})[]}
 */
export function contentSets(siteDir, locale) {
  const [newest, ...older] = releasedVersions(siteDir).map((version) => ({
    plugin: /** @type {const} */ ('docs'),
    version,
  }));
  const own = older.filter((set) =>
    fs.existsSync(path.join(siteDir, translationFolder(locale, set))),
  );
  return [
    {plugin: 'docs', version: 'current', isFirst: newest === undefined},
    ...(newest ? [{...newest, isFirst: true}] : []),
    ...own.map((set) => ({...set, isFirst: false})),
    {plugin: 'blog', isFirst: true},
  ];
}
