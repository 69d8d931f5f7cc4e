// @ts-check
import fs from 'node:fs';
import path from 'node:path';

import docusaurusUtils from '@docusaurus/utils';

import {repositoryRoot} from '../lib/paths.mjs';
import {parsePage} from './parse.mjs';

/** @typedef {'en' | 'zh'} Locale */

/**
 * A page without anything that only this site understands.
 *
 * @typedef {object} Page
 * @property {Locale} locale
 * @property {string} id path without extension, from the site's root: `guide/start/index`
 * @property {string} title
 * @property {string} description
 * @property {import('mdast').Root} tree
 */

/** Where each language's prose lies, and below which path it is published. */
const folders = /** @type {const} */ ([
  {locale: 'en', folder: 'docs', prefix: ''},
  {locale: 'en', folder: 'blog', prefix: 'blog/'},
  {locale: 'zh', folder: 'i18n/zh/docusaurus-plugin-content-docs/current', prefix: ''},
  {locale: 'zh', folder: 'i18n/zh/docusaurus-plugin-content-blog', prefix: 'blog/'},
]);

/** @param {unknown} value */
function text(value) {
  return typeof value === 'string' ? value : '';
}

/**
 * @param {string} file absolute
 * @param {Locale} locale
 * @param {string} id
 * @returns {Promise<Page | null>} null for pages that a component generates, which no peer can have
 */
async function readPage(file, locale, id) {
  const {frontMatter, content} = await docusaurusUtils.DEFAULT_PARSE_FRONT_MATTER({
    filePath: file,
    fileContent: fs.readFileSync(file, 'utf8'),
  });
  if (frontMatter.overview) {
    return null;
  }
  const title = text(frontMatter.title) || path.basename(id);
  return {
    locale,
    id,
    title,
    description: text(frontMatter.description),
    tree: parsePage(content, file),
  };
}

/**
 * Reads every page of this site, both languages, as plain Markdown trees. Fragments in `shared/` are
 * part of the pages that import them.
 *
 * @returns {Promise<Page[]>} by language and path
 * @throws {Error} naming the file that cannot be read
 */
export async function readPages() {
  const files = folders.flatMap(({locale, folder, prefix}) =>
    fs
      .readdirSync(path.join(repositoryRoot, folder), {recursive: true, encoding: 'utf8'})
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)shared\//.test(file))
      .sort()
      .map((file) => ({
        file: path.join(repositoryRoot, folder, file),
        locale,
        id: prefix + file.replace(/\.mdx?$/, ''),
      })),
  );
  const pages = await Promise.all(
    files.map(({file, locale, id}) =>
      readPage(file, locale, id).catch((error) => {
        throw new Error(`${file}: ${error.message}`);
      }),
    ),
  );
  return pages.filter((page) => page !== null);
}
