/**
 * Samples, run or not: their syntax is read, and what they import exists: an export of an installed package, a
 * file of the page, a module of Node.js, or a package that the page itself describes.
 */
import {builtinModules, createRequire} from 'node:module';

import ts from 'typescript';

import {text, type Fence} from '../support/fences';
import type {Failure} from '../reference/statement';
import type {FactPage} from '../support/blocks';
import {declaredNames} from './known/declared';
import {folderOf, hasSubpath, manifestOf, splitSpecifier} from './known/packages';
import {wordsOfFolder} from './known/words';

const script = /^[cm]?[jt]sx?$/;

/** Files that bundlers turn into modules, and queries that ask them to. */
const asset =
  /\.(?:css|less|s[ac]ss|styl|svg|png|jpg|json5?|ya?ml|toml|txt|md|mdx|vue|svelte|wasm|mp3|woff2|sql|glb|node)$|\?/;

interface Import {
  specifier: string;
  /** Names in braces, and `default`. */
  names: string[];
  /** In the fence, from 1. */
  line: number;
}

function parse(fence: Fence): ts.SourceFile {
  const end = fence.lang.includes('j') ? 'jsx' : 'tsx';
  const isPlain = !fence.lang.endsWith('x') && end === 'tsx';
  const name = `sample.${isPlain ? 'ts' : end}`;
  return ts.createSourceFile(name, fence.code, ts.ScriptTarget.Latest, true);
}

function syntaxErrors(source: ts.SourceFile): {line: number; message: string}[] {
  const {parseDiagnostics = []} = source as ts.SourceFile & {
    parseDiagnostics?: readonly ts.DiagnosticWithLocation[];
  };
  return parseDiagnostics.map(({start, messageText}) => ({
    line: source.getLineAndCharacterOfPosition(start).line + 1,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
}

const namesOf = (elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]): string[] =>
  elements.map(({name, propertyName}) => (propertyName ?? name).text);

function importsOf(source: ts.SourceFile): Import[] {
  const imports: Import[] = [];
  const add = (node: ts.Node, specifier: ts.Node | undefined, names: string[]): void => {
    if (specifier && ts.isStringLiteral(specifier)) {
      const {line} = source.getLineAndCharacterOfPosition(node.getStart());
      imports.push({specifier: specifier.text, names, line: line + 1});
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const {name, namedBindings} = node.importClause ?? {};
      const named =
        namedBindings && ts.isNamedImports(namedBindings) ? namesOf(namedBindings.elements) : [];
      add(node, node.moduleSpecifier, [...(name ? ['default'] : []), ...named]);
    } else if (ts.isExportDeclaration(node)) {
      const {exportClause, moduleSpecifier} = node;
      const isNamed = exportClause !== undefined && ts.isNamedExports(exportClause);
      add(node, moduleSpecifier, isNamed ? namesOf(exportClause.elements) : []);
    } else if (ts.isCallExpression(node)) {
      const {expression} = node;
      const isLoad =
        expression.kind === ts.SyntaxKind.ImportKeyword ||
        (ts.isIdentifier(expression) && expression.text === 'require');
      if (isLoad) add(node, node.arguments[0], []);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return imports;
}

/** What the fences of a page are and mention, beside its scripts. */
interface PageFiles {
  /** Titles, without their ends. */
  files: string[];
  /** Packages that are described on the page: their names may be those of others. */
  own: ReadonlySet<string>;
  /** Packages that a manifest of the page names. */
  named: ReadonlySet<string>;
  /** Text of trees, manifests, commands. */
  rest: string;
}

function filesOf({fences}: FactPage): PageFiles {
  const codes = fences.filter(({lang}) => !script.test(lang)).map(({code}) => code);
  const rest = codes.join('\n');
  const collect = (pattern: RegExp): Set<string> =>
    new Set([...rest.matchAll(pattern)].map(([, name = '']) => name));
  return {
    files: fences.flatMap((fence) => text(fence, 'title')?.replace(/(?:\.d)?\.\w+$/, '') ?? []),
    own: collect(/^\s*"name": "([^"]+)"/gm),
    named: collect(/"(@?[a-z][\w./-]*)"/g),
    rest,
  };
}

const isOwnFile = (specifier: string): boolean => /^(?:\.|@\/|#)/.test(specifier);

function isFileKnown(specifier: string, {files, rest}: PageFiles): boolean {
  const stem = specifier
    .replace(/^(?:\.{1,2}\/)+|^@\/|^#/, '')
    .replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '')
    .replace(/\/$/, '');
  return (
    /^[./]*$/.test(stem) ||
    files.some((file) => `/${file}`.endsWith(`/${stem}`) || file.endsWith(`${stem}/index`)) ||
    rest.includes(`/${stem}.`) ||
    rest.includes(`"${specifier}`)
  );
}

/** Whether a package declares a name, or one that it passes on: its types', or its dependencies'. */
function declares(packageName: string, name: string, depth: number): boolean {
  const folder = folderOf(packageName);
  if (!folder) return false;
  if (wordsOfFolder(folder).has(name)) return true;
  const {dependencies = {}, peerDependencies = {}} = manifestOf(packageName) ?? {};
  const types = packageName.startsWith('@') ? [] : [`@types/${packageName}`];
  const others = depth > 0 ? Object.keys({...dependencies, ...peerDependencies}) : [];
  return [...types, ...others].some((one) => declares(one, name, depth - 1));
}

/** What is wrong with an import, as far as one page tells. */
function importFault(one: Import, page: PageFiles): string | null {
  const {specifier, names} = one;
  const bare = specifier.replace(/^node:/, '');
  if (builtinModules.includes(bare)) {
    const known = createRequire(__filename)(bare) as object;
    const missing = names.filter((name) => name !== 'default' && !(name in known));
    return missing.length === 0 ? null : `'${specifier}' exports no ${missing.join(', ')}`;
  }
  if (isOwnFile(specifier)) {
    const isKnown = asset.test(specifier) || isFileKnown(specifier, page);
    return isKnown ? null : `no fence of this page is the file '${specifier}'`;
  }
  const {name, subpath} = splitSpecifier(specifier);
  if (page.own.has(name) || declaredNames.has(name)) return null;
  if (folderOf(name) === null) {
    return page.named.has(name)
      ? null
      : `no package '${name}' is installed, or in a package.json of this page`;
  }
  if (asset.test(specifier)) return null;
  if (!hasSubpath(name, subpath)) return `the package ${name} has no '${specifier}'`;
  const missing = names.filter((one) => one !== 'default' && !declares(name, one, 2));
  return missing.length === 0 ? null : `${name} exports no ${missing.join(', ')}`;
}

/** @returns imports of what does not exist, and code that is none */
export function sampleFaults(page: FactPage): Failure[] {
  const files = filesOf(page);
  const scripts = page.fences.filter(
    // Output is compared with a run, and may leave lines out.
    ({lang, isOutput, code}) => script.test(lang) && !isOutput && !code.includes('…'),
  );
  return scripts.flatMap((fence) => {
    const source = parse(fence);
    // The compiler does not know source-phase imports yet.
    const broken = /\bimport source\b/.test(fence.code) ? [] : syntaxErrors(source);
    const missing = importsOf(source).flatMap((one) => {
      const fault = importFault(one, files);
      // What is missing would stop the run of an example, unless it is a type.
      const isProved = fence.example !== undefined && !fault?.includes('exports no');
      return fault === null || isProved ? [] : [{line: one.line, message: fault}];
    });
    return [...broken, ...missing].map(({line, message}) => ({
      file: page.file,
      line: fence.line + line,
      message,
    }));
  });
}
