import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {placeOf} from '../../config/contentFolders.mjs';
import {filesIn} from '../filesIn.mjs';

/**
 * @typedef {object} Section
 * @property {number} line of its heading in the file
 * @property {string} text
 * @property {string[]} files of examples that it shows, from the folder of the page's examples
 */

/** The section before the first heading with an id: front matter and introduction. */
export const introduction = 'introduction';

/** @param {string} text @returns {string} short enough for a ledger that people merge */
export const sumOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * Cuts a page at its headings of depth 2 to 4 with an id.
 *
 * @param {string} markdown @returns {Map<string, Section>} by heading id, in order
 */
function sectionsOf(markdown) {
  /** @type {Section} */
  let section = {line: 1, text: '', files: []};
  const sections = new Map([[introduction, section]]);
  let fence = '';
  for (const [index, written] of markdown.split('\n').entries()) {
    const text = written.trimEnd();
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1] ?? '';
    if (mark && (fence === '' || mark.startsWith(fence))) {
      fence = fence === '' ? mark : '';
    }
    const id = fence === '' ? /^#{2,4}\s.*\{#([\w-]+)\}$/.exec(text)?.[1] : undefined;
    if (id !== undefined) {
      section = {line: index + 1, text: '', files: []};
      sections.set(id, section);
    }
    section.text += `${text}\n`;
  }
  return sections;
}

/** @param {string} page path from the root @returns {string} folder of its examples, from there */
export function examplesOf(page) {
  const {set, name = page} = placeOf(page) ?? {};
  const id = name.replace(/\.mdx?$/, '');
  return `examples/${set?.plugin === 'blog' ? 'blog/' : ''}${id}`;
}

/**
 * Lists the example files that a section shows, in fences with `file="…"` and in `<Project>` blocks.
 *
 * @param {string} text of the section @param {string} folder of the page's examples @returns {string[]} from that folder
 */
function includedFiles(text, folder) {
  const fences = [...text.matchAll(/^\s*(?:`{3,}|~{3,}).*\sfile="([^"]+)"/gm)];
  const projects = [...text.matchAll(/<Project\s[^>]*>/g)].flatMap(([block]) => {
    const name = /\sname="([^"]+)"/.exec(block)?.[1] ?? '';
    const files = /\sfiles="([^"]+)"/.exec(block)?.[1]?.trim().split(/\s+/);
    // A case (`seat-map@inject`) has only the files that differ from its base project.
    return files
      ? files.flatMap((file) => [name, name.replace(/@.*/, '')].map((one) => `${one}/${file}`))
      : filesIn(path.join(folder, name))
          .filter((file) => !/^(?:example\.json$|out\/|node_modules\/)/.test(file))
          .map((file) => `${name}/${file}`);
  });
  return [...new Set([...fences.map(([, file = '']) => file), ...projects])].toSorted();
}

/**
 * Reads the sections of a page as readers see them: with the example files that they show.
 *
 * @param {string} root @param {string} page path from there @returns {Map<string, Section>} empty if there is no such page
 */
export function readSections(root, page) {
  const file = path.join(root, page);
  const sections = fs.existsSync(file) ? sectionsOf(fs.readFileSync(file, 'utf8')) : new Map();
  const folder = path.join(root, examplesOf(page));
  for (const section of sections.values()) {
    section.text = section.text.trim();
    section.files = includedFiles(section.text, folder);
    for (const name of section.files) {
      const full = path.join(folder, name);
      const text = fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : '';
      section.text += `\n${name}\n${text.replaceAll('\r\n', '\n')}`;
    }
  }
  return sections;
}
