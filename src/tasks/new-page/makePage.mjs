import fs from 'node:fs';
import path from 'node:path';

import {originalFolder, translationFolder} from '../../config/contentFolders.mjs';
import {UsageError} from '../commandLine.mjs';
import {signOff} from '../translations/ledger.mjs';

/** @typedef {{name: string, placeholder: string}} Language with the sentence that stands for text to be written */

/**
 * The languages that a page is made in. One that is partly translated shows the page in the default language until a
 * translator makes it: who adds a page may not know that language, and nothing may still be to be written.
 *
 * @param {readonly string[]} locales @param {Readonly<Record<string, {placeholder: string, isPartial?: boolean}>>} configs
 * @returns {Language[]} the default one first
 */
export const languagesOfPages = (locales, configs) =>
  locales.flatMap((name) => {
    const {placeholder = '', isPartial} = configs[name] ?? {};
    return isPartial ? [] : [{name, placeholder}];
  });

/** @param {string} name the last part of an id @returns {string} `Env vars` of `env-vars` */
const titleOf = (name) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** @param {string} text one line @returns {string} as YAML reads it back: `true` and `null` would be no text */
const yaml = (text) =>
  /^(?!(?:true|false|null)$)[A-Za-z][\w ./-]*$/i.test(text)
    ? text
    : `'${text.replaceAll("'", "''")}'`;

/** @param {string} title @param {string} placeholder */
const skeleton = (title, placeholder) => `---
title: ${yaml(title)}
description: ${yaml(placeholder)}
---

${placeholder}

## A minimal example {#sample}

${placeholder}

## Related {#related}

- ${placeholder}
`;

/** @param {string} siteDir @param {string} sidebars @returns {string[]} ids of the pages that the sidebars list */
const listedIn = (siteDir, sidebars) =>
  [...sidebars.matchAll(/'([\w/-]+)'/g)]
    .map(([, id = '']) => id)
    .filter((id) => fs.existsSync(path.join(siteDir, 'docs', `${id}.mdx`)));

/** Puts a page after another in the sidebars. @param {string} sidebars @param {string} last @param {string} id */
const insertAfter = (sidebars, last, id) =>
  sidebars.replace(
    new RegExp(`(\\n *)?'${last}'`),
    (found, line = ' ') => `${found},${line}'${id}'`,
  );

/**
 * Has the samples of a page run with those of the other pages of its section, nearest first.
 *
 * @param {string} siteDir @param {string} id @param {readonly string[]} neighbours ids
 * @returns {string[]} the file of tests that was changed; none where no test runs samples of the section
 */
function describeSamples(siteDir, id, neighbours) {
  const folder = 'tests/samples';
  const full = path.join(siteDir, folder);
  const tests = (fs.existsSync(full) ? fs.readdirSync(full) : [])
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => ({
      file: `${folder}/${name}`,
      text: fs.readFileSync(path.join(full, name), 'utf8'),
    }));
  const line = `describePage('docs/${id}.mdx');\n`;
  // Some files list names of pages, and are added to at the end.
  const places = [
    ...neighbours.map((other) => `describePage('docs/${other}.mdx');\n`),
    `docs/${path.posix.dirname(id)}/`,
  ];
  for (const place of places) {
    const found = tests.find(({text}) => text.includes('describePage(') && text.includes(place));
    if (found) {
      const {file, text} = found;
      const changed = place.endsWith('\n') ? text.replace(place, `${place}${line}`) : text + line;
      fs.writeFileSync(path.join(siteDir, file), changed);
      return [file];
    }
  }
  return [];
}

/**
 * Makes a page in each language, enters it in the sidebar as the last one of its section, has its samples run, and
 * records that the languages say the same.
 *
 * @param {string} siteDir @param {string} id its path below `docs` @param {readonly Language[]} languages the default
 * one first
 * @param {string} [title] @returns {string[]} the files that were written, from the site's root
 * @throws {UsageError} when the page exists, its section does not, or the id cannot be an address
 */
export function makePage(siteDir, id, languages, title) {
  if (!/^[a-z\d]+(?:-[a-z\d]+)*(?:\/[a-z\d]+(?:-[a-z\d]+)*)+$/.test(id)) {
    throw new UsageError(
      `"${id}" is not a valid page name: use lower-case letters, digits and hyphens, as in guide/advanced/x`,
    );
  }
  const taken = ['.mdx', '.md', '/index.mdx', '/index.md']
    .map((end) => `docs/${id}${end}`)
    .find((file) => fs.existsSync(path.join(siteDir, file)));
  if (taken) {
    throw new UsageError(`${taken} exists already.`);
  }
  const sidebarFile = path.join(siteDir, 'sidebars.ts');
  const sidebars = fs.readFileSync(sidebarFile, 'utf8');
  const listed = listedIn(siteDir, sidebars);
  const section = path.posix.dirname(id);
  const neighbours = listed.filter((other) => path.posix.dirname(other) === section).toReversed();
  const [last] = neighbours;
  if (last === undefined) {
    const sections = [...new Set(listed.map((other) => path.posix.dirname(other)))];
    throw new UsageError(
      `sidebars.ts has no page in "${section}". Its sections are ${sections.join(', ')}; add a new one there by hand.`,
    );
  }

  // A line `---` in it would end the front matter.
  const heading = title?.trim().replaceAll(/\s+/g, ' ') || titleOf(path.posix.basename(id));
  const pages = languages.map(({name, placeholder}, index) => {
    const folder =
      index === 0 ? originalFolder({plugin: 'docs'}) : translationFolder(name, {plugin: 'docs'});
    const page = `${folder}/${id}.mdx`;
    const full = path.join(siteDir, page);
    fs.mkdirSync(path.dirname(full), {recursive: true});
    fs.writeFileSync(full, skeleton(heading, placeholder));
    return page;
  });
  fs.writeFileSync(sidebarFile, insertAfter(sidebars, last, id));
  const others = languages.slice(1).map(({name}) => name);
  others.forEach((locale) => signOff(siteDir, locale, (page) => page === `docs/${id}.mdx`));
  return [
    ...pages,
    'sidebars.ts',
    ...describeSamples(siteDir, id, neighbours),
    ...others.map((locale) => `i18n/${locale}/translated.json`),
  ];
}
