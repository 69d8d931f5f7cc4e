import fs from 'node:fs';
import path from 'node:path';

import {UsageError} from '../commandLine.mjs';

/** What a file is about, by how its name begins, and the heading that it is listed under. */
const kinds = {pages: 'Pages', translations: 'Translations', tool: 'Tool', site: 'Site'};

/** A file's text with lines that end in one way, whatever git does on Windows. @param {string} file */
const linesOf = (file) => fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n');

/**
 * The notes that wait for the next release, by name.
 *
 * @param {string} root @returns {{file: string, heading: string, text: string}[]}
 */
export function readNotes(root) {
  const folder = path.join(root, '.changes');
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return (
    names
      // Editors and systems leave hidden files.
      .filter((name) => name !== 'README.md' && !name.startsWith('.'))
      .toSorted()
      .map((name) => {
        const file = path.join(folder, name);
        const [, kind = ''] = /^([a-z]+)-.+\.md$/.exec(name) ?? [];
        const heading = new Map(Object.entries(kinds)).get(kind);
        const text = linesOf(file).trim();
        if (heading === undefined || text === '') {
          throw new UsageError(
            `.changes/${name}: name it <kind>-<change>.md, with one of ${Object.keys(kinds).join(', ')}, and say in it what has changed.`,
          );
        }
        return {file, heading, text};
      })
  );
}

/** Moves the notes into the change log, and counts them. @param {string} root @param {string | undefined} version */
export function releaseNotes(root, version) {
  if (!version || !/^\d+\.\d+\.\d+$/.test(version)) {
    throw new UsageError('Name a version of three numbers: npm run release:notes -- 1.4.0');
  }
  const file = path.join(root, 'CHANGELOG.md');
  const log = fs.existsSync(file) ? linesOf(file) : '# Releases\n';
  if (log.includes(`\n## ${version}\n`)) {
    throw new UsageError(`CHANGELOG.md has notes of ${version} already.`);
  }
  const notes = readNotes(root);
  if (notes.length === 0) {
    throw new UsageError('There are no notes in .changes. Say there what has changed.');
  }
  const sections = Object.values(kinds).flatMap((heading) => {
    const own = notes.filter((note) => note.heading === heading);
    const items = own.map(({text}) => `- ${text.replaceAll('\n', '\n  ')}\n`).join('');
    return own.length > 0 ? [`### ${heading}\n\n${items}`] : [];
  });
  const [title = '', ...older] = log.split(/^(?=## )/m);
  const newest = `## ${version}\n\n${sections.join('\n')}`;
  fs.writeFileSync(file, [`${title.trim()}\n`, newest, ...older].join('\n'));
  notes.forEach((note) => fs.rmSync(note.file));
  return notes.length;
}
