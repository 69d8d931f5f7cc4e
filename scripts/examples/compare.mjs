// @ts-check
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/*
 * Makes what a run printed comparable between machines, and applies the gaps that recorded outputs may have.
 */

const ansiColor = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const logLine = /^(?:ready|start|info|success) {1,3}\S/;

/**
 * Prepares printed text for a page: removes colors, and replaces the folders of this machine.
 *
 * @param {string} output @param {string} folder the absolute folder of the run @param {string} name the package's name
 * @returns {string} text without blank lines at its ends
 */
export function display(output, folder, name) {
  return (
    output
      .replace(ansiColor, '')
      .replace(/\r\n/g, '\n')
      .replaceAll(folder, `/home/you/${name}`)
      // Packages are links into the repository.
      .replaceAll(/[^\s"'(]*?\/(?:examples\/)?node_modules\/(?=@?[a-z])/g, (found) =>
        found.replace(/^(?:\.\.\/)+/, '/').startsWith(root) || found.includes(`file://${root}`)
          ? `${found.startsWith('file:') ? 'file://' : ''}/home/you/${name}/node_modules/`
          : found,
      )
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .replace(/^\n+|\n+$/g, '')
  );
}

/**
 * Makes texts comparable that differ only from run to run, or in blanks at line ends: replaces durations, ids, hashes and
 * Node.js versions, and sorts neighboring log lines, because parallel builds of several `lib` items finish in any order.
 *
 * @param {string} text @returns {string}
 */
export function normalize(text) {
  const lines = text
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\bin (?:\d+(?:\.\d+)? ?(?:ms|s|m)\b|<time>)/g, 'in <time>')
    .replace(/ \(\d+(?:\.\d+)?m?s\)$/gm, ' (<time>)')
    // The ids of modules and the hashes of files depend on the folder that holds the packages.
    .replace(/__webpack_require__\("\w{1,3}"\)/g, '__webpack_require__("<id>")')
    .replace(/^( +)\w{1,3}(?= \((?:__unused_rspack_)?module)/gm, '$1<id>')
    .replace(/\.[0-9a-f]{8,}(?=\.\w)/g, '.<hash>')
    .replace(/\bDuration \d+(?:\.\d+)?m?s \(.*\)/g, 'Duration <time>')
    .replace(
      /(\bNode\.js v|\bcurrent version is |\bnode-v)(?:\d+\.\d+\.\d+|<version>)/g,
      '$1<version>',
    )
    .split('\n');
  for (let from = 0; from < lines.length; from += 1) {
    let to = from;
    while (logLine.test(lines[to] ?? '')) {
      to += 1;
    }
    if (to > from + 1) {
      lines.splice(from, to - from, ...lines.slice(from, to).sort());
      from = to - 1;
    }
  }
  return lines.join('\n');
}

/**
 * Compares a text with the recorded one, in which a line "…" matches any number of lines.
 *
 * @param {string} recorded @param {string} actual @returns {boolean}
 */
export function matches(recorded, actual) {
  // Merge consecutive gaps: their patterns overlap, and backtracking would take exponential time.
  const [wanted, found] = [
    normalize(recorded).replace(/^(?:[^\S\n]*…[^\S\n]*\n){2,}/gm, '…\n'),
    normalize(actual),
  ];
  if (!/^\s*…\s*$/m.test(wanted)) {
    return wanted === found;
  }
  const pattern = wanted
    .split('\n')
    .map((line) =>
      line.trim() === '…' ? '(?:.*\\n)*?' : `${line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\n`,
    );
  return new RegExp(`^${pattern.join('')}$`).test(`${found}\n`);
}

/**
 * Lists files as a recorded tree does: one per line, sorted, with sizes in bytes for those that the record has with a size.
 *
 * @param {ReadonlyMap<string, number>} sizes bytes by path @param {string} recorded the recorded tree, or an empty string
 * @returns {string}
 */
export function listTree(sizes, recorded) {
  const rows = recorded.split('\n').map((line) => line.trim().split(/\s+/));
  const sized = new Set(rows.filter(([, size]) => size).map(([name]) => name));
  const names = [...sizes.keys()].sort();
  const width = Math.max(...names.map((name) => name.length));
  const digits = Math.max(...[...sized].map((name = '') => String(sizes.get(name) ?? '').length));
  return names
    .map((name) =>
      sized.has(name) ? `${name.padEnd(width)} ${String(sizes.get(name)).padStart(digits)}` : name,
    )
    .join('\n');
}
