// @ts-check
/*
 * Finds the sections that depend on an example: those that show its outputs, and those that state something about an
 * output that no page shows. The statements are in tests/examples/<page>.mjs, by section and example.
 */
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {examplesOf, pagePairs, readSections} from '../../src/lib/translations.mjs';
import {readSpec, root} from './project.mjs';

/** @typedef {string | {lacks: string[]}} Claim a text that an output has, or texts that it lacks */
/** @typedef {Claim | Claim[]} Claims */

/**
 * A statement of a section about an example: about the output of the last command, or by output: `printed`, `tree` (of
 * `dist`), `everything`, or a recorded file.
 *
 * @typedef {Claims | Record<string, Claims>} Stated
 *
 * @typedef {object} Section
 * @property {string} id
 * @property {string[]} places in both languages, as `page:line`
 * @property {string[]} shown recorded outputs that it shows, by their path below `examples/`
 * @property {{example: string, stated: Stated}[]} statements
 * @property {Record<string, Claims>} packages what it states about the package.json of a package
 */

/** @returns {Promise<Section[]>} all sections that depend on outputs or packages */
export async function readDependentSections() {
  const sections = [];
  for (const {page, translation} of pagePairs(root, 'zh')) {
    const folder = examplesOf(page).replace('examples/', '');
    const file = path.join(root, 'tests/examples', `${folder}.mjs`);
    /** @type {Record<string, Record<string, any>>} */
    const tables = fs.existsSync(file) ? (await import(pathToFileURL(file).href)).default : {};
    const [original, own] = [readSections(root, page), readSections(root, translation)];
    const unknown = Object.keys(tables).filter((id) => !original.has(id));
    if (unknown.length > 0) {
      throw new Error(
        `${path.relative(root, file)}: ${page} has no section ${unknown.join(', ')}.`,
      );
    }
    for (const [id, {line, files}] of original) {
      const {packages = {}, ...stated} = tables[id] ?? {};
      sections.push({
        id,
        places: [`${page}:${line}`, `${translation}:${own.get(id)?.line ?? 1}`],
        shown: files.filter((name) => name.includes('/out/')).map((name) => `${folder}/${name}`),
        statements: Object.entries(stated).map(([name, claims]) => ({
          example: name.includes('/') ? name : `${folder}/${name}`,
          stated: claims,
        })),
        packages,
      });
    }
  }
  return sections;
}

/**
 * @param {string | string[]} found the text, or the paths of a tree @param {string} what its name for the reader
 * @param {Claims} claims @returns {string[]} a sentence for each false claim
 */
export function falseClaims(found, what, claims) {
  return [claims].flat().flatMap((claim) => {
    if (typeof claim === 'string') {
      return found.includes(claim) ? [] : [`${what} does not have "${claim}"`];
    }
    return claim.lacks.filter((one) => found.includes(one)).map((one) => `${what} has "${one}"`);
  });
}

/**
 * @param {string} example @param {ReadonlyMap<string, string>} outputs by path below `out/` @param {Stated} stated
 * @returns {string[]} a sentence for each false claim about the outputs
 */
export function falseStatements(example, outputs, stated) {
  const isOfPrinted = typeof stated === 'string' || Array.isArray(stated) || 'lacks' in stated;
  const byOutput = /** @type {Record<string, Claims>} */ (isOfPrinted ? {printed: stated} : stated);
  return Object.entries(byOutput).flatMap(([output, claims]) => {
    if (output === 'everything') {
      return falseClaims([...outputs.values()].join('\n'), example, claims);
    }
    const last = readSpec(example).steps?.at(-1);
    const printed = last?.printed ?? last?.stdout ?? last?.stderr ?? 'printed.txt';
    const file = {printed, tree: 'dist.tree'}[output] ?? output;
    const text = outputs.get(file);
    if (text === undefined) {
      return [`${example} has no output ${file}`];
    }
    const found = output === 'tree' ? text.split('\n').map((row) => row.split(' ')[0] ?? '') : text;
    return falseClaims(found, `${example}/out/${file}`, claims);
  });
}

/**
 * Finds the sections to read again after a run whose outputs differ from the record.
 *
 * @param {Section[]} sections @param {string} example @param {ReadonlyMap<string, string>} outputs of the run
 * @param {string[]} changed outputs by path below `out/`
 * @returns {{section: Section, reasons: string[]}[]} those that show a changed output or make a claim that is now
 *   false; if there are none, those that state anything about the example
 */
export function affectedSections(sections, example, outputs, changed) {
  const all = sections.map((section) => {
    const statements = section.statements.filter((one) => one.example === example);
    return {
      section,
      isAbout: statements.length > 0 || section.shown.some((one) => one.startsWith(`${example}/`)),
      reasons: [
        ...changed
          .filter((file) => section.shown.includes(`${example}/out/${file}`))
          .map((file) => `shows ${example}/out/${file}`),
        ...statements.flatMap(({stated}) => falseStatements(example, outputs, stated)),
      ],
    };
  });
  const found = all.filter(({reasons}) => reasons.length > 0);
  return found.length > 0 ? found : all.filter(({isAbout}) => isAbout);
}
