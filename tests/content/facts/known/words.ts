/** Names that installed packages, Node.js, TypeScript and browsers know. Read once, and kept. */
import fs from 'node:fs';
import {builtinModules, createRequire} from 'node:module';
import path from 'node:path';

import ts from 'typescript';

import {root} from '../../support/files';

const wordPattern = /[A-Za-z_$][\w$]*(?:-[\w$]+)*/g;

/** Identifiers of a text, and names with dashes. */
export function wordsOf(text: string): string[] {
  return text.match(wordPattern) ?? [];
}

const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/(^|\s)\/\/.*$/gm, ' ');

/** A package's declarations are read up to this size: bundlers carry those of others along. */
const maxBytes = 3_000_000;

function declarationFiles(folder: string): string[] {
  const files = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.d\.[cm]?ts$/.test(file) && !file.includes('node_modules'))
    .map((file) => path.join(folder, file));
  let bytes = 0;
  return files.filter((file) => (bytes += fs.statSync(file).size) < maxBytes);
}

function wordsOfFiles(files: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const file of files) {
    for (const word of wordsOf(withoutComments(fs.readFileSync(file, 'utf8')))) words.add(word);
  }
  return words;
}

const kept = new Map<string, ReadonlySet<string>>();

/** The names in a package's declarations and in its manifest. */
export function wordsOfFolder(folder: string): ReadonlySet<string> {
  const known = kept.get(folder);
  if (known) return known;
  const manifest = path.join(folder, 'package.json');
  const words = wordsOfFiles([
    ...declarationFiles(folder),
    ...(fs.existsSync(manifest) ? [manifest] : []),
  ]);
  kept.set(folder, words);
  return words;
}

/** Options of TypeScript with their values, its keywords, and the numbers of its errors. */
function compilerWords(): string[] {
  interface Declaration {
    name: string;
    type: unknown;
  }
  const {optionDeclarations, Diagnostics} = ts as unknown as {
    optionDeclarations: readonly Declaration[];
    Diagnostics: Readonly<Record<string, {code: number}>>;
  };
  return [
    ...optionDeclarations.flatMap(({name, type}) => [
      name,
      ...(type instanceof Map ? [...type.keys()].map(String) : []),
    ]),
    ...Object.values(Diagnostics).map(({code}) => `TS${code}`),
    ...['compilerOptions', 'include', 'exclude', 'references', 'extends', 'files', 'tsc', 'tsgo'],
    ...Object.values(ts.SyntaxKind).flatMap((kind) =>
      typeof kind === 'number' ? (ts.tokenToString(kind) ?? []) : [],
    ),
  ];
}

/** Node.js' modules, and what the common ones export. */
function nodeWords(): string[] {
  const modules = builtinModules.filter((name) => !name.startsWith('_'));
  const load = createRequire(__filename);
  const members = [
    'fs',
    'path',
    'url',
    'module',
    'process',
    'util',
    'worker_threads',
    'os',
  ].flatMap((name) => Object.keys(load(name) as object));
  return [...modules, ...modules.map((name) => `node:${name}`), ...members];
}

/** Declarations of the language and of browsers. */
function languageWords(): ReadonlySet<string> {
  const folder = path.join(root, 'node_modules/typescript/lib');
  const files = fs
    .readdirSync(folder)
    .filter((file) => /^lib\.(es|esnext|dom|webworker).*\.d\.ts$/.test(file))
    .map((file) => path.join(folder, file));
  return wordsOfFiles(files);
}

/** Packages whose every name a page may use: the tool, its foundations, CSS, and elements. */
const foundations = [
  '@rslib/core',
  '@rsbuild/core',
  '@rsbuild/core/node_modules/@rspack/core',
  'rsbuild-plugin-dts',
  'csstype',
];

let general: readonly ReadonlySet<string>[] | undefined;

/** Names that any page may use. */
export function generalWords(): readonly ReadonlySet<string>[] {
  general ??= [
    ...foundations.map((name) => wordsOfFolder(path.join(root, 'node_modules', name))),
    new Set([...compilerWords(), ...nodeWords()]),
    languageWords(),
  ];
  return general;
}

let exampleTokens: ReadonlySet<string> | undefined;

/** Words of the examples' files and outputs, and the text between blanks, quotes and brackets there. */
export function wordsOfExamples(): ReadonlySet<string> {
  if (!exampleTokens) {
    const folder = path.join(root, 'examples');
    const tokens = new Set<string>();
    const files = fs
      .readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => !file.startsWith(path.join(folder, 'node_modules')));
    for (const file of files) {
      const text = fs.readFileSync(file, 'utf8');
      for (const word of [...wordsOf(text), ...text.split(/[\s"'`,;(){}[\]]+/)]) tokens.add(word);
      for (const part of path.relative(folder, file).split(/[\\/]/)) tokens.add(part);
    }
    exampleTokens = tokens;
  }
  return exampleTokens;
}
