// What the report says about pages: the prose that mentions a name, and the places of a translation.
import fs from 'node:fs';
import path from 'node:path';

import {pagesOf} from '../translations/sections.mjs';

/**
 * @typedef {object} Text a page or a translation of it
 * @property {string} file from the root
 * @property {string[]} lines
 * @property {number[]} fences lines of the samples' opening marks, from 1
 * @property {Set<number>} code lines of samples, from 1
 */
/** @typedef {{page: Text, translations: Text[]}} Page */

const mark = /^\s*(`{3,}|~{3,})/;

/** @param {string} file from the root @param {string} text @returns {Text} */
export function readText(file, text) {
  const lines = text.split('\n');
  /** @type {number[]} */
  const fences = [];
  /** @type {Set<number>} */
  const code = new Set();
  let open = '';
  lines.forEach((line, at) => {
    const found = mark.exec(line)?.[1] ?? '';
    const isMark = found !== '' && (open === '' || found.startsWith(open));
    if (isMark && open === '') fences.push(at + 1);
    if (isMark || open !== '') code.add(at + 1);
    if (isMark) open = open === '' ? found : '';
  });
  return {file, lines, fences, code};
}

/** Every page of a site. @param {string} root @param {readonly string[]} locales translations @returns {Page[]} */
export function readPages(root, locales) {
  const read = (/** @type {string} */ file) =>
    readText(file, fs.readFileSync(path.join(root, file), 'utf8'));
  /** @type {Map<string, Page>} */
  const pages = new Map();
  for (const locale of locales) {
    for (const {page, translation} of pagesOf(root, locale)) {
      const known = pages.get(page) ?? {page: read(page), translations: []};
      pages.set(page, known);
      if (fs.existsSync(path.join(root, translation))) known.translations.push(read(translation));
    }
  }
  return [...pages.values()];
}

/** @param {string} span @param {string} name */
const isNamed = (span, name) =>
  span === name || (span.startsWith(name) && /^[:=\s.]/.test(span.slice(name.length)));

/**
 * Lines of prose that hold a name, written as code, or a phrase.
 *
 * @param {Text} text @param {readonly string[]} names @param {readonly string[]} [phrases]
 */
export function mentionsIn({lines, code}, names, phrases = []) {
  return lines.flatMap((line, at) => {
    if (code.has(at + 1)) return [];
    const spans = [...line.matchAll(/`([^`]+)`/g)];
    const name =
      names.find((one) => spans.some(([, span = '']) => isNamed(span, one))) ??
      phrases.find((phrase) => line.includes(phrase));
    return name === undefined ? [] : [{line: at + 1, name}];
  });
}

/** The line of a translation that holds the same sample. @param {Page['page']} page @param {Text} translation @param {number} line */
export function sameSample(page, translation, line) {
  // A comment with the sample's keys stands up to two lines above it.
  const at = page.fences.findIndex((fence) => fence >= line && fence <= line + 2);
  return translation.fences[at] ?? null;
}

/**
 * The sample that a test is about, by its title (`demo, case other: …`): everything of its project on the page.
 *
 * @param {Text} page @param {string} title
 */
export function sampleOf({lines}, title) {
  const [, project, name] = /^([\w-]+)(?:, case ([\w-]+))?: /.exec(title) ?? [];
  if (!project) return '';
  const isOf = (/** @type {string} */ line) =>
    line.includes(`project="${project}"`) && (/case="([\w-]+)"/.exec(line)?.[1] ?? name) === name;
  return lines
    .flatMap((line, at) => {
      if (!isOf(line)) return [];
      const end = lines.findIndex((one, index) => index > at && /^\s*`{3,}\s*$/.test(one));
      const isComment = line.includes('{/*');
      return isComment || end < 0 ? [line] : lines.slice(at, end);
    })
    .join('\n');
}
