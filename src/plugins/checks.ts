import fs from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {filesIn} from '../lib/filesIn.mjs';
import {isClientModule} from './bundle/clientComponents';

/** Hooks and components that do nothing on the server, and handlers on elements. */
const browserUse =
  /\b(?<hook>use(?:State|Reducer|\w*Effect|Ref|ImperativeHandle|SyncExternalStore|Optimistic|ActionState|Transition|IsBrowser))\(|<(?<component>BrowserOnly)\b|<(?<element>[a-z][\w-]*)\s[^<]*?\b(?<handler>on[A-Z]?[a-z]+)=/;

const comments = /\/\*[^]*?\*\/|^\s*\/\/.*/gm;
const samples = /^([ \t]*)(`{3,}|~{3,})[^]*?^\1\2|`[^`\n]+`/gm;
const imports = /^\s*(?:import|export)\s(?!type\b)[^'"=;]*['"]((?:@site\/|\.)[^'"]+)['"]/gm;

/** Lists the source files of a site that a text imports: not packages, styles and pictures, nor types. */
function importedSources(text: string, importer: string, siteDir: string): string[] {
  return [...text.matchAll(imports)].flatMap(([, name = '']) => {
    const target = name.startsWith('@site/')
      ? path.join(siteDir, name.slice('@site/'.length))
      : path.resolve(path.dirname(importer), name);
    const file = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.js']
      .map((ending) => target + ending)
      .find((each) => /\.[jt]sx?$/.test(each) && fs.existsSync(each));
    return file ?? [];
  });
}

/**
 * Finds the first use of React in the browser in a file of TSX or MDX, and in what it imports. Modules with
 * `'use client'`, and what they import, may have any.
 *
 * @param seen files that are known to have none
 * @returns a message: `file:line uses useState(), …`
 */
export function findBrowserUse(
  file: string,
  siteDir: string,
  seen: Set<string>,
): string | undefined {
  const text = seen.has(file) ? '' : fs.readFileSync(file, 'utf8');
  seen.add(file);
  if (isClientModule(text)) {
    return undefined;
  }
  const code = text.replace(/\.mdx?$/.test(file) ? samples : comments, (part) =>
    part.replace(/[^\n]/g, ' '),
  );
  const match = browserUse.exec(code);
  if (match) {
    const {hook, component, element, handler} = match.groups ?? {};
    const what = hook ? `${hook}()` : component ? `<${component}>` : `${handler} on <${element}>`;
    const line = code.slice(0, match.index + match[0].length).split('\n').length;
    return `${path.relative(siteDir, file)}:${line} uses ${what}, which needs React in the browser. Move it into a module that begins with 'use client'.`;
  }
  return importedSources(code, file, siteDir)
    .map((imported) => findBrowserUse(imported, siteDir, seen))
    .find(Boolean);
}

/** Refuses hooks and handlers in pages and in components of the theme that are not client components. */
export default function siteChecks({siteDir}: LoadContext): Plugin {
  const folders = ['src/theme', 'src/pages', 'docs', 'blog', 'versioned_docs', 'i18n'];
  return {
    name: 'site-checks',
    loadContent() {
      const seen = new Set<string>();
      const message = folders
        .map((name) => path.join(siteDir, name))
        .flatMap((folder) => filesIn(folder).map((file) => path.join(folder, file)))
        .filter((file) => /\.(?:[jt]sx?|mdx?)$/.test(file))
        .flatMap((file) => findBrowserUse(file, siteDir, seen) ?? [])
        .join('\n');
      if (message && process.env.NODE_ENV === 'production') {
        throw new Error(message);
      } else if (message) {
        logger.warn(message);
      }
    },
  };
}
