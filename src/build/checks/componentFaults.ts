import fs from 'node:fs';
import path from 'node:path';

import {inspectSource, type BrowserUse} from './inspectSource';

/** Where a site's islands live, from its root. */
export const islandsFolder = 'src/islands';

const codeExtensions = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs'];

/** What an import leads to, as far as the checks tell things apart. */
export type ImportTarget =
  | {kind: 'island'; name: string; isWhole: boolean}
  | {kind: 'source'; file: string}
  | {kind: 'package'; name: string}
  | {kind: 'other'};

function isFile(file: string): boolean {
  return fs.existsSync(file) && fs.statSync(file).isFile();
}

/** The code file that a path without an extension, or a folder, stands for. */
function findCode(target: string): string | undefined {
  return [
    target,
    ...codeExtensions.map((extension) => target + extension),
    ...codeExtensions.map((extension) => path.join(target, `index${extension}`)),
  ].find((file) => codeExtensions.includes(path.extname(file)) && isFile(file));
}

/**
 * Tells what an import leads to.
 *
 * @param importer absolute path of the file that imports
 */
export function readTarget(specifier: string, importer: string, siteDir: string): ImportTarget {
  const isOwn = specifier.startsWith('@site/');
  if (!isOwn && !specifier.startsWith('.')) {
    return {kind: 'package', name: specifier};
  }
  const target = isOwn
    ? path.join(siteDir, specifier.slice('@site/'.length))
    : path.resolve(path.dirname(importer), specifier);
  const inIslands = path.relative(path.join(siteDir, islandsFolder), target).split(path.sep);
  const [name = '', ...rest] = inIslands;
  if (name !== '' && name !== '..') {
    const inside = rest.join('/').replace(/\.\w+$/, '');
    return {kind: 'island', name: name.replace(/\.\w+$/, ''), isWhole: /^(?:index)?$/.test(inside)};
  }
  const file = findCode(target);
  return file ? {kind: 'source', file} : {kind: 'other'};
}

/** The first thing in a component's source that needs React in the browser, and where it is. */
export interface ComponentFault extends BrowserUse {
  file: string;
}

/**
 * Looks through a component's file and everything of the site that it imports, islands left out.
 *
 * @param file absolute path
 * @returns null for a component whose HTML is all there is to it
 */
export function findComponentFault(
  file: string,
  siteDir: string,
  seen = new Set<string>(),
): ComponentFault | null {
  if (seen.has(file)) {
    return null;
  }
  seen.add(file);
  const {imports, uses} = inspectSource(fs.readFileSync(file, 'utf8'));
  const targets = imports.map((one) => ({
    ...one,
    target: readTarget(one.specifier, file, siteDir),
  }));
  const islands = targets.flatMap(({names, target}) => (target.kind === 'island' ? names : []));
  const [use] = uses.filter(({element}) => !element || !islands.includes(element));
  if (use) {
    return {...use, file};
  }
  for (const {target} of targets) {
    const fault = target.kind === 'source' && findComponentFault(target.file, siteDir, seen);
    if (fault) {
      return fault;
    }
  }
  return null;
}
