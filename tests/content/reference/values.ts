import ts from 'typescript';

export const formats = ['esm', 'cjs', 'umd', 'iife', 'mf'] as const;

export type Format = (typeof formats)[number];

/** Source text on one line, comments and trailing commas dropped, strings in single quotes. */
export function canonicalCode(text: string): string {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, text);
  const tokens: string[] = [];
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    const closes =
      token === ts.SyntaxKind.CloseBraceToken || token === ts.SyntaxKind.CloseBracketToken;
    if (closes && tokens.at(-1) === ',') tokens.pop();
    const isString = token === ts.SyntaxKind.StringLiteral;
    tokens.push(isString ? `'${scanner.getTokenValue()}'` : scanner.getTokenText());
  }
  return tokens.join(' ');
}

function expressionOf(text: string): ts.Expression | null {
  const source = ts.createSourceFile('value.ts', `(${text}\n)`, ts.ScriptTarget.Latest, true);
  const [statement, ...rest] = source.statements;
  const {parseDiagnostics = []} = source as ts.SourceFile & {parseDiagnostics?: readonly unknown[]};
  const isOne =
    parseDiagnostics.length === 0 &&
    rest.length === 0 &&
    statement !== undefined &&
    ts.isExpressionStatement(statement) &&
    ts.isParenthesizedExpression(statement.expression);
  return isOne ? statement.expression.expression : null;
}

const valueKinds: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.ArrayLiteralExpression,
  ts.SyntaxKind.ObjectLiteralExpression,
  ts.SyntaxKind.RegularExpressionLiteral,
]);

/** @returns whether code is a value (`'esm'`, `{}`, `undefined`), and not a name or a piece of a sentence */
export function isValue(text: string): boolean {
  const expression = expressionOf(text);
  return expression !== null && (valueKinds.has(expression.kind) || text.trim() === 'undefined');
}

/** The parts of an object literal, with dotted paths from it; null for any other code. */
export function leavesOf(text: string): Map<string, string> | null {
  const expression = expressionOf(text);
  if (!expression || !ts.isObjectLiteralExpression(expression)) return null;
  const leaves = new Map<string, string>();
  const walk = (object: ts.ObjectLiteralExpression, prefix: string): void => {
    for (const property of object.properties) {
      if (!ts.isPropertyAssignment(property)) continue;
      const {name, initializer} = property;
      const key = ts.isStringLiteral(name) || ts.isIdentifier(name) ? name.text : name.getText();
      if (ts.isObjectLiteralExpression(initializer)) walk(initializer, `${prefix}${key}.`);
      else leaves.set(`${prefix}${key}`, canonicalCode(initializer.getText()));
    }
  };
  walk(expression, '');
  return leaves;
}
