import fs from 'node:fs';
import path from 'node:path';

import {inspectSource, type BrowserUse} from './inspectSource.mjs';

/** Where a site's islands live, from its root. */
export const islandsFolder = 'src/islands';

const codeExtensions = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs'];

/** What an import leads to, as far as the checks tell things apart. */
export type ImportTarget =
  | {kind: 'island'; name: string; isWhole: boolean}
  | {kind: 'source'; file: string}
  | {kind: 'package' | 'other'};

/** Whether there is such a file, and no folder. */
export function isFile(file: string): boolean {
  return fs.existsSync(file) && fs.statSync(file).isFile();
}

/** Tells what an import of a file, by its absolute path, leads to. */
export function readTarget(specifier: string, importer: string, siteDir: string): ImportTarget {
  const isOwn = specifier.startsWith('@site/');
  if (!isOwn && !specifier.startsWith('.')) {
    return {kind: 'package'};
  }
  const target = isOwn
    ? path.join(siteDir, specifier.slice('@site/'.length))
    : path.resolve(path.dirname(importer), specifier);
  const inIslands = path.relative(path.join(siteDir, islandsFolder), target);
  const [name = '', ...rest] = inIslands.replace(/\.\w+$/, '').split(path.sep);
  if (name !== '' && name !== '..') {
    return {kind: 'island', name, isWhole: /^(?:index)?$/.test(rest.join('/'))};
  }
  // A path without an extension, or a folder, stands for a file of code.
  const file = ['', ...codeExtensions, ...codeExtensions.map((one) => `${path.sep}index${one}`)]
    .map((ending) => target + ending)
    .find((candidate) => codeExtensions.includes(path.extname(candidate)) && isFile(candidate));
  return file ? {kind: 'source', file} : {kind: 'other'};
}

/** The first thing in a component's file, and in what it imports, islands left out, that needs React in the browser. */
export function findComponentFault(
  file: string,
  siteDir: string,
  seen = new Set<string>(),
): (BrowserUse & {file: string}) | null {
  if (seen.has(file)) {
    return null;
  }
  seen.add(file);
  const {imports, uses} = inspectSource(fs.readFileSync(file, 'utf8'));
  const targets = imports.map((one) => ({...one, ...readTarget(one.specifier, file, siteDir)}));
  const islands = targets.flatMap(({kind, names}) => (kind === 'island' ? names : []));
  const own = uses.find(({element, isExempt}) => !isExempt && !islands.includes(element ?? ''));
  if (own) {
    return {...own, file};
  }
  for (const target of targets) {
    const fault = target.kind === 'source' ? findComponentFault(target.file, siteDir, seen) : null;
    if (fault) {
      return fault;
    }
  }
  return null;
}
