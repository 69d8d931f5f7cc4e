import {createRequire} from 'node:module';

import type * as TypeScript from 'typescript';

import {browserNames, exemption, isHandler} from './browserNames.mjs';

/** An import statement that is more than types. */
export interface SourceImport {
  specifier: string;
  /** Local names of what is imported. */
  names: string[];
  line: number;
}

/** Something in a source file that only React in the browser can bring to life. */
export interface BrowserUse {
  /** `useState`, `<BrowserOnly>` or `onClick`. */
  what: string;
  /** The JSX element of a handler. */
  element?: string;
  line: number;
}

/** What a source file imports, and what it needs React in the browser for. */
export interface Inspection {
  imports: SourceImport[];
  uses: BrowserUse[];
}

/** Loaded with the first file, since most sites have none to inspect, and by Node.js itself: jiti would compile it. */
const loadTypeScript = (): typeof TypeScript =>
  createRequire(__filename)('typescript') as typeof TypeScript;

/**
 * Reads a TypeScript or JavaScript source, with or without JSX, without running it.
 *
 * @param text a file, an expression in parentheses, or the import and export statements of an MDX page
 */
export function inspectSource(text: string): Inspection {
  const ts = loadTypeScript();
  const source = ts.createSourceFile(
    'source.tsx',
    text,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  const lines = text.split('\n');
  const imports: SourceImport[] = [];
  const uses: BrowserUse[] = [];

  function lineOf(node: TypeScript.Node): number {
    return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  }

  function add(node: TypeScript.Node, what: string, element?: string): void {
    const line = lineOf(node);
    if (![lines[line - 1], lines[line - 2]].some((written) => written?.includes(exemption))) {
      uses.push({what, element, line});
    }
  }

  function readImport(
    node: TypeScript.ImportDeclaration | TypeScript.ExportDeclaration,
    clause: TypeScript.ImportClause | undefined,
  ): void {
    const {moduleSpecifier} = node;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) {
      return;
    }
    const bindings = clause?.namedBindings;
    const named = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
    const names = [
      clause?.name,
      bindings && ts.isNamespaceImport(bindings) ? bindings.name : undefined,
      ...named.filter(({isTypeOnly}) => !isTypeOnly).map(({name}) => name),
    ].flatMap((name) => (name ? [name.text] : []));
    if (!clause || names.length > 0) {
      imports.push({specifier: moduleSpecifier.text, names, line: lineOf(node)});
    }
  }

  function visit(node: TypeScript.Node): void {
    if (ts.isImportDeclaration(node)) {
      if (!node.importClause?.isTypeOnly) {
        readImport(node, node.importClause);
      }
    } else if (ts.isExportDeclaration(node)) {
      if (!node.isTypeOnly) {
        readImport(node, undefined);
      }
    } else if (ts.isCallExpression(node)) {
      const {expression} = node;
      const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
      if (ts.isIdentifier(name) && browserNames.includes(name.text)) {
        add(node, name.text);
      }
    } else if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const element = node.tagName.getText(source);
      if (browserNames.includes(element)) {
        add(node, `<${element}>`);
      }
      for (const attribute of node.attributes.properties) {
        const name = attribute.name?.getText(source);
        if (name && isHandler(name, element)) {
          add(attribute, name, element);
        }
      }
    }
    ts.forEachChild(node, visit);
  }

  visit(source);
  return {imports, uses};
}
