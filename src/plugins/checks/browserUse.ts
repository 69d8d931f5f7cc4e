import fs from 'node:fs';
import path from 'node:path';

import {isClientModule} from '../bundle/clientComponents';

/** Hooks and components that do nothing on the server, and handlers on elements. */
const browserUse =
  /\b(?<hook>use(?:State|Reducer|\w*Effect|Ref|ImperativeHandle|SyncExternalStore|Optimistic|ActionState|Transition|IsBrowser))\(|<(?<component>BrowserOnly)\b|<(?<element>[a-z][\w-]*)\s[^<]*?\b(?<handler>on[A-Z]?[a-z]+)=/;

const comments = /\/\*[^]*?\*\/|^\s*\/\/.*/gm;
const imports = /^\s*(?:import|export)\s(?!type\b)[^'"=;]*['"]([^'"]+)['"]/gm;

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Finds the first use of React in the browser in TSX: `useState()`, `<BrowserOnly>`, or `onClick` on `<button>`. */
export function findUse(text: string): {what: string; line: number} | undefined {
  const code = text.replace(comments, (comment) => comment.replace(/[^\n]/g, ' '));
  const match = browserUse.exec(code);
  if (!match) {
    return undefined;
  }
  const {hook, component, element, handler} = match.groups ?? {};
  const what = hook ? `${hook}()` : component ? `<${component}>` : `${handler} on <${element}>`;
  return {what, line: lineAt(code, match.index + match[0].length)};
}

/** Lists the source files of a site that a text imports: not packages, styles and pictures, nor types. */
export function importedSources(
  text: string,
  importer: string,
  siteDir: string,
): {specifier: string; line: number; file: string}[] {
  return [...text.matchAll(imports)].flatMap(({1: specifier = '', 0: {length}, index}) => {
    const target = specifier.startsWith('@site/')
      ? path.join(siteDir, specifier.slice('@site/'.length))
      : path.resolve(path.dirname(importer), specifier);
    const file = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.js']
      .map((ending) => target + ending)
      .find((name) => /\.[jt]sx?$/.test(name) && fs.existsSync(name));
    return /^(?:@site\/|\.)/.test(specifier) && file
      ? [{specifier, line: lineAt(text, index + length), file}]
      : [];
  });
}

/**
 * Finds the first browser use in a file and in what it imports. Modules with `'use client'`, and what they import, may
 * have any.
 *
 * @param seen files that are known to have none
 * @returns a message, `file:line uses useState(), …`
 */
export function findBrowserUse(
  file: string,
  siteDir: string,
  seen = new Set<string>(),
): string | undefined {
  const text = seen.has(file) ? '' : fs.readFileSync(file, 'utf8');
  seen.add(file);
  if (isClientModule(text)) {
    return undefined;
  }
  const use = findUse(text);
  if (use) {
    return `${path.relative(siteDir, file)}:${use.line} uses ${use.what}, which needs React in the browser. Add 'use client' as the first line of the component's module.`;
  }
  return importedSources(text, file, siteDir)
    .map((imported) => findBrowserUse(imported.file, siteDir, seen))
    .find(Boolean);
}
