// @ts-check
import fs from 'node:fs';
import path from 'node:path';

import {writeMarkdown} from '../content/dialect.mjs';
import {homes} from '../content/home.mjs';
import {repeatPages} from '../content/scale.mjs';
import {pathOf, sectionsOf} from '../content/sections.mjs';
import {benchRoot, peerRoot, repositoryRoot} from '../lib/paths.mjs';
import {frontMatter} from './frontMatter.mjs';
import {readTree, writeProject} from './project.mjs';

/** @typedef {import('../content/source.mjs').Page} Page */
/** @typedef {import('./types.mjs').Peer} Peer */

const locales = /** @type {const} */ (['en', 'zh']);

/**
 * What the configurations below `peers/` read: navigation and home page of each language.
 *
 * @param {readonly Page[]} pages
 * @returns {string} JSON
 */
function siteData(pages) {
  const data = locales.map((locale) => {
    const home = homes[locale];
    const sections = sectionsOf(pages.filter((page) => page.locale === locale));
    return [
      locale,
      {
        prefix: locale === 'en' ? '' : '/zh',
        description: home.tagline,
        home: {...home, actions: home.actions.map(({text, id}) => ({text, path: pathOf(id)}))},
        sections: sections.map(({name, title, entry, groups}) => ({
          name,
          title,
          path: pathOf(entry),
          groups: groups.map((group) => ({
            ...group,
            items: group.items.map((item) => ({...item, path: pathOf(item.id)})),
          })),
        })),
      },
    ];
  });
  return JSON.stringify(Object.fromEntries(data), null, 2);
}

/**
 * @param {Page} page
 * @param {Peer} peer
 * @returns {string} the text of its file
 */
function pageText(page, peer) {
  const {title, description} = page;
  // An id of its own: made from the title, it may be that of a heading (VitePress would stop).
  const id = peer.dialect.headingIds ? ' {#page-title}' : '';
  const heading = peer.writesTitle ? `# ${title}${id}\n\n` : '';
  return `${frontMatter({title, description})}\n${heading}${writeMarkdown(page.tree, peer.dialect)}`;
}

/**
 * Writes a peer's project: its template, the pages in its dialect, its home pages, our pictures (the
 * pages show some, and a site without an icon would be marked down for it).
 *
 * @param {Peer} peer
 * @param {readonly Page[]} originals
 * @param {number} scale how often each page occurs
 * @returns {string} the project's folder
 */
export function writePeerProject(peer, originals, scale) {
  const pages = repeatPages(originals, scale);
  const source = path.join(benchRoot, 'peers', peer.name);
  const isPicture = (/** @type {string} */ file) => /\.(?:avif|gif|jpe?g|png|svg|webp)$/.test(file);
  /** @type {[string, string | Buffer][]} */
  const files = [
    ...readTree(path.join(benchRoot, 'peers', peer.template ?? peer.name, 'project')),
    ...(peer.template ? readTree(path.join(source, 'project')) : []),
    ['site.json', siteData(pages)],
    ...readTree(path.join(repositoryRoot, 'static'), isPicture).map(
      ([file, content]) => /** @type {const} */ ([`${peer.publicFolder}/${file}`, content]),
    ),
    ...locales.flatMap((locale) => {
      const home = peer.homeFile?.(locale, homes[locale]);
      return home ? [/** @type {const} */ ([home.file, home.text])] : [];
    }),
    ...pages.map(
      (page) => /** @type {const} */ ([peer.pageFile(page.locale, page.id), pageText(page, peer)]),
    ),
  ].map(([file, content]) => [file, content]);
  const directory = path.join(peerRoot(peer.name), `${scale}x`);
  const lock = fs.readFileSync(path.join(source, 'package-lock.json'), 'utf8');
  writeProject(directory, new Map(files), lock);
  return directory;
}
