/* What a source file imports, and what it needs React in the browser for: asked by the build and by the linter. */
import {createRequire} from 'node:module';

/** Hooks and components that do nothing where a page is HTML without React. */
export const browserNames = [
  'useState',
  'useReducer',
  'useEffect',
  'useLayoutEffect',
  'useInsertionEffect',
  'useRef',
  'useImperativeHandle',
  'useSyncExternalStore',
  'useOptimistic',
  'useActionState',
  'useTransition',
  'useIsBrowser',
  'BrowserOnly',
];

/** Name of the lint rule. A comment that disables it, with its reason, counts for the build, too. */
export const ruleName = 'site/no-browser-react';

/**
 * Whether a prop is an event handler: HTML has no other attributes that begin with `on`, components may.
 *
 * @param {string} prop @param {string} element name of the element or component
 */
export function isHandler(prop, element) {
  return /^[a-z]/.test(element) ? /^on[a-z]/i.test(prop) : /^on[A-Z]/.test(prop);
}

/**
 * @typedef {{specifier: string, names: string[], parts: string[], line: number}} SourceImport an import of more than
 *   types, with the names that the file gives to what it imports, and those of them that are not the default export
 * @typedef {{what: string, element?: string, line: number, isExempt: boolean}} BrowserUse something that only React in
 *   the browser can bring to life: `useState`, `<BrowserOnly>`, or `onClick` and its JSX element
 */

/**
 * Reads a TypeScript or JavaScript source: a file, an expression in parentheses, or the imports of an MDX page.
 *
 * @param {string} text @returns {{imports: SourceImport[], uses: BrowserUse[]}}
 */
export function inspectSource(text) {
  // Only where there is a file to inspect, since most sites have none, and by Node.js itself: jiti would compile it.
  const ts = /** @type {typeof import('typescript')} */ (
    createRequire(import.meta.url)('typescript')
  );
  const source = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest);
  const lines = text.split('\n');
  /** @type {SourceImport[]} */
  const imports = [];
  /** @type {BrowserUse[]} */
  const uses = [];

  /** @param {import('typescript').Node} node */
  const lineOf = (node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;

  /** @param {import('typescript').Node} node @param {string} what @param {string} [element] */
  function use(node, what, element) {
    const line = lineOf(node);
    const isExempt = [lines[line - 1], lines[line - 2]].some((one) =>
      one?.includes(`${ruleName} --`),
    );
    uses.push({what, element, line, isExempt});
  }

  /** @param {import('typescript').ImportDeclaration | import('typescript').ExportDeclaration} node */
  function readImport(node) {
    const clause = ts.isImportDeclaration(node) ? node.importClause : undefined;
    const isOfTypes = ts.isImportDeclaration(node) ? clause?.isTypeOnly : node.isTypeOnly;
    const bindings = clause?.namedBindings;
    const named = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
    const names = [
      ...(clause?.name ? [clause.name] : []),
      ...(bindings && ts.isNamespaceImport(bindings) ? [bindings.name] : []),
      ...named.filter(({isTypeOnly}) => !isTypeOnly).map(({name}) => name),
    ].map((name) => name.text);
    const parts = named
      .filter(({propertyName, name}) => (propertyName ?? name).text !== 'default')
      .map(({name}) => name.text);
    if (node.moduleSpecifier && !isOfTypes && (!clause || names.length > 0)) {
      const specifier = node.moduleSpecifier.getText(source).slice(1, -1);
      imports.push({specifier, names, parts, line: lineOf(node)});
    }
  }

  /** @param {import('typescript').Node} node */
  function visit(node) {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      readImport(node);
    } else if (ts.isCallExpression(node)) {
      const {expression} = node;
      const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
      if (ts.isIdentifier(name) && browserNames.includes(name.text)) {
        use(node, name.text);
      }
    } else if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const element = node.tagName.getText(source);
      if (browserNames.includes(element)) {
        use(node, `<${element}>`);
      }
      for (const attribute of node.attributes.properties) {
        const name = attribute.name?.getText(source);
        if (name && isHandler(name, element)) {
          use(attribute, name, element);
        }
      }
    }
    ts.forEachChild(node, visit);
  }

  visit(source);
  return {imports, uses};
}
