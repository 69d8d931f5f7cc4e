import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import type * as TypeScript from 'typescript';

import {isClientModule} from '../bundle/clientComponents';

/** Hooks and components that do nothing on the server. */
const browserNames: ReadonlySet<string> = new Set([
  ...['useState', 'useReducer', 'useEffect', 'useLayoutEffect', 'useInsertionEffect', 'useRef'],
  ...['useImperativeHandle', 'useSyncExternalStore', 'useOptimistic', 'useActionState'],
  ...['useTransition', 'useIsBrowser', 'BrowserOnly'],
]);

/** The end of a message about a browser use. */
export const needsReact = 'which needs React in the browser.';

interface Source {
  readonly imports: readonly {readonly specifier: string; readonly line: number}[];
  /** What needs React in the browser: `useState()`, `<BrowserOnly>`, or `onClick` on `<button>`. */
  readonly uses: readonly {readonly what: string; readonly line: number}[];
}

/** Reads imports, without those of types, and browser uses of TSX. */
export function readSource(text: string): Source {
  // By Node.js itself: jiti would compile the whole compiler.
  const ts = createRequire(__filename)('typescript') as typeof TypeScript;
  const source = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest);
  const imports: Source['imports'][number][] = [];
  const uses: Source['uses'][number][] = [];
  const lineOf = (node: TypeScript.Node): number =>
    source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;

  function visit(node: TypeScript.Node): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const isOfTypes = ts.isImportDeclaration(node)
        ? node.importClause?.isTypeOnly
        : node.isTypeOnly;
      if (node.moduleSpecifier && !isOfTypes) {
        const specifier = node.moduleSpecifier.getText(source).slice(1, -1);
        imports.push({specifier, line: lineOf(node)});
      }
    } else if (ts.isCallExpression(node)) {
      const {expression} = node;
      const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
      if (ts.isIdentifier(name) && browserNames.has(name.text)) {
        uses.push({what: `${name.text}()`, line: lineOf(node)});
      }
    } else if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const element = node.tagName.getText(source);
      if (browserNames.has(element)) {
        uses.push({what: `<${element}>`, line: lineOf(node)});
      }
      for (const attribute of node.attributes.properties) {
        const name = attribute.name?.getText(source) ?? '';
        // No other attribute of HTML begins with `on`.
        if (/^[a-z]/.test(element) && /^on[a-z]/i.test(name)) {
          uses.push({what: `${name} on <${element}>`, line: lineOf(attribute)});
        }
      }
    }
    ts.forEachChild(node, visit);
  }

  visit(source);
  return {imports, uses};
}

/** @returns the source file that an import names; undefined for packages, styles and pictures */
export function resolveSource(
  specifier: string,
  importer: string,
  siteDir: string,
): string | undefined {
  if (!/^(?:@site\/|\.)/.test(specifier)) {
    return undefined;
  }
  const target = specifier.startsWith('@site/')
    ? path.join(siteDir, specifier.slice('@site/'.length))
    : path.resolve(path.dirname(importer), specifier);
  const endings = ['.tsx', '.ts', '.jsx', '.js'];
  return ['', ...endings, ...endings.map((ending) => `/index${ending}`)]
    .map((ending) => target + ending)
    .find((file) => endings.includes(path.extname(file)) && fs.existsSync(file));
}

/**
 * Finds the first browser use in a file and in what it imports, as `file:line uses useState(), …`. Modules with
 * `'use client'`, and what they import, may have any.
 *
 * @param seen files that are known to have none
 */
export function findBrowserUse(
  file: string,
  siteDir: string,
  seen = new Set<string>(),
): string | undefined {
  if (seen.has(file)) {
    return undefined;
  }
  seen.add(file);
  const text = fs.readFileSync(file, 'utf8');
  if (isClientModule(text)) {
    return undefined;
  }
  const {imports, uses} = readSource(text);
  const [use] = uses;
  if (use) {
    return `${path.relative(siteDir, file)}:${use.line} uses ${use.what}, ${needsReact} Add 'use client' as the first line of the component's module.`;
  }
  for (const {specifier} of imports) {
    const target = resolveSource(specifier, file, siteDir);
    const found = target && findBrowserUse(target, siteDir, seen);
    if (found) {
      return found;
    }
  }
  return undefined;
}
