/**
 * Looks up the names in inline code: options, flags, packages, files, variables, functions, types, values. The samples
 * of the page come first, then what is installed.
 */
import leven from 'leven';

import {spellings, type Tool} from '../../support/tool';
import type {Failure} from '../reference/statement';
import type {Block, FactPage, Span} from '../support/blocks';
import {fileEnds, fileNames, knownMessages, knownNames} from './known/lists';
import {folderOf, hasSubpath, installedPackages, splitSpecifier} from './known/packages';
import {generalWords, wordsOf, wordsOfExamples, wordsOfFolder} from './known/words';

/** The samples of a page. */
interface Shown {
  text: string;
  words: ReadonlySet<string>;
  /** Names in the declarations of the packages that the page uses. */
  borrowed: readonly ReadonlySet<string>[];
}

const packageInCode = /["'`](@[a-z][\w-]*\/[a-z][\w.-]*|[a-z][\w.-]*)(?:\/[\w./-]*)?["'`]/g;

/** Packages of the site itself that no page is about. */
const foreignPackages = new Set(['react', 'typescript', 'next']);

function packagesOn({fences, blocks}: FactPage): string[] {
  const inFences = fences.flatMap(({code}) =>
    [...code.matchAll(packageInCode)].map(([, name = '']) => name),
  );
  const inProse = blocks.flatMap(({spans}) => spans.map(({text}) => splitSpecifier(text).name));
  return [...new Set([...inFences, ...inProse])].filter((name) => !foreignPackages.has(name));
}

function shownOn(page: FactPage): Shown {
  const text = page.fences
    .map(({code, meta}) => [code, ...Object.values(meta).map(String)].join('\n'))
    .join('\n');
  const borrowed = packagesOn(page).flatMap((name) => {
    const folder = folderOf(name);
    return folder ? [wordsOfFolder(folder)] : [];
  });
  return {text, words: new Set(wordsOf(text)), borrowed};
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Checks that the samples contain a name as a whole; "…" stands for anything on one line. */
function isShown(name: string, {text}: Shown): boolean {
  const source = escape(name).replace(/…/g, '.*?').replace(/["']/g, '["\']');
  return new RegExp(`(?<![\\w$-])${source}(?![\\w$])`).test(text);
}

const flagPattern = /^--?[a-zA-Z]/;
const url = /^https?:\/\//;
/** Three plain words in a row, or a status of HTTP: a message, which errors.ts looks up as a whole. */
const sentence =
  /(?:^|[ “"])[A-Za-z][a-z'’]+ [a-z'’]+ [a-z'’]+\b|^[A-Z][a-z]+ [a-z]+(?: [a-z]+)?$|^\d{3}(?: [A-Z][a-z]+)+$/;
/** The first word of a command or of a piece of code. */
const codeStart =
  /^(?:npm|npx|pnpm|yarn|bun|node|cp|diff|import|export|declare|const|let|new)\b|[{};]/;

/** Distinguish a message from a name, a command or a piece of code. */
export const isMessage = (text: string): boolean => sentence.test(text) && !codeStart.test(text);

/** Ids that the tool gives to items, and folders that it names after them. */
const itemId = /^(?:esm|cjs|umd|iife|mf)\d*(?:-(?:production|development))?$/;
/** Names and the characters they may contain: `@scope/name`, `./file.d.ts`, `lib.dts.bundle`, `node:fs`. */
const piecePattern = /(?:node:|--?)?[@A-Za-z_$.~/#][\w$@~./#-]*/g;

interface Lookup {
  tool: Tool;
  flags: ReadonlySet<string>;
  shown: Shown;
  /** Options that names may be parts of: the page's, the section's. */
  owners: readonly string[];
}

const isWord = (word: string, {shown}: Lookup): boolean =>
  word.length < 2 ||
  fileEnds.includes(`.${word}`) ||
  shown.words.has(word) ||
  knownNames.has(word) ||
  generalWords().some((words) => words.has(word)) ||
  shown.borrowed.some((words) => words.has(word));

function isPackage(name: string): boolean {
  const {name: owner, subpath} = splitSpecifier(name);
  return knownNames.has(owner) || hasSubpath(owner, subpath);
}

/** An output file, which a sample has to show. */
const builtFile = /^(?:\.\/)?dist\/[\w./~-]+\.\w+$/;

/** A folder that a tool writes. Only the whole path counts, because each part of a wrong path may exist. */
const installedFile = /^(?:\.\/)?node_modules\/\.[\w./-]+/;

/** `./text/index.d.ts`: every folder and file is known, by itself or without its end. */
function isPath(name: string, lookup: Lookup): boolean {
  if (installedFile.test(name)) return knownNames.has(name) || isShown(name, lookup.shown);
  if (builtFile.test(name)) return isShown(name.replace(/^\.\//, ''), lookup.shown);
  const segments = name.split('/').filter((segment) => !/^(?:\.{0,2}|~)$/.test(segment));
  return segments.every((segment, at) => {
    if (fileNames.has(segment) || knownNames.has(segment) || isShown(segment, lookup.shown))
      return true;
    if (at < segments.length - 1) return isWord(segment, lookup);
    const end = fileEnds.find((one) => segment.endsWith(one));
    const stem = segment.slice(0, end === undefined ? undefined : -end.length);
    return (
      (end !== undefined || name.includes('/')) &&
      (stem === '' || fileNames.has(stem) || stem.split('.').every((part) => isWord(part, lookup)))
    );
  });
}

function isDotted(name: string, lookup: Lookup): boolean {
  const {tool, owners} = lookup;
  if (tool.isPath(name) || owners.some((owner) => tool.isPath(`${owner}.${name}`))) return true;
  const segments = name.split('.').filter(Boolean);
  const [first = ''] = segments;
  const isOption =
    segments.length > 1 && first !== 'lib' && tool.isPath(first) && !name.startsWith('.');
  // Other tools have options of the same name: theirs are in their own declarations.
  return isOption
    ? segments.every((segment) => lookup.shown.borrowed.some((words) => words.has(segment)))
    : segments.every((segment) => isWord(segment, lookup));
}

function isKnown(piece: string, lookup: Lookup): boolean {
  if (itemId.test(piece) || /^[.~]?\d/.test(piece) || isShown(piece, lookup.shown)) return true;
  if (wordsOfExamples().has(piece)) return true;
  if (flagPattern.test(piece)) {
    const flag = piece.split('=')[0] ?? piece;
    return lookup.flags.has(flag) || knownNames.has(flag);
  }
  const name = piece
    .replace(/@(?:\d[\w.-]*|latest|next)$/, '')
    .replace(/(?<=.)[./#$-]+$/, '')
    .replace(/^@\//, './');
  return (
    knownNames.has(piece) ||
    isWord(name, lookup) ||
    isPackage(name) ||
    (name.startsWith('@') ? false : isDotted(name, lookup) || isPath(name, lookup))
  );
}

function unknownIn({text}: Span, lookup: Lookup): string[] {
  if (isShown(text, lookup.shown) || url.test(text) || lookup.flags.has(text) || isMessage(text))
    return [];
  return (text.match(piecePattern) ?? []).filter((piece) => !isKnown(piece, lookup));
}

function nearest(name: string, candidates: Iterable<string>): string | null {
  let best: string | null = null;
  let distance = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) < distance) {
      const one = leven(name, candidate);
      if (one < distance) [best, distance] = [candidate, one];
    }
  }
  return best;
}

/** Groups of options that come from Rsbuild. */
const groups = ['output', 'source', 'resolve', 'tools', 'performance'];

function suggest(name: string, {tool, flags, shown}: Lookup): string {
  const candidates = flagPattern.test(name)
    ? flags
    : name.startsWith('@') || /^[a-z]+-[a-z-]+$/.test(name)
      ? [...installedPackages(), ...knownNames]
      : [
          ...groups.flatMap((group) => tool.inherited(group).map((option) => option.name)),
          ...tool.own.map((option) => option.name.replace(/^lib\./, '')),
          ...shown.words,
          ...shown.text.split(/[\s"'`]+/),
        ];
  const found = nearest(name, candidates);
  return found === null ? '' : `; the nearest name is \`${found}\``;
}

/** Options that names of a block may be parts of: those of the page, and of the section. */
export function ownersOf(page: FactPage, block: Block): string[] {
  const heading = page.blocks.findLast(
    ({kind, section, line}) =>
      kind === 'heading' && section === block.section && line <= block.line,
  );
  return [page.title, ...(heading?.spans.map(({text}) => text) ?? [])].filter(
    (name) => name !== '',
  );
}

/** @returns names that nothing knows */
export function nameFaults(tool: Tool, page: FactPage): Failure[] {
  const shown = shownOn(page);
  const flags = new Set(
    tool.flags.flatMap((flag) =>
      spellings(flag).flatMap((one) => [one, one.split(/[ ,]/)[0] ?? one]),
    ),
  );
  return page.blocks.flatMap((block) => {
    const lookup: Lookup = {tool, flags, shown, owners: ownersOf(page, block)};
    return block.spans.flatMap((span) =>
      knownMessages.includes(span.text)
        ? []
        : unknownIn(span, lookup).map((name) => ({
            file: page.file,
            line: span.line,
            message: `\`${name}\` in \`${span.text}\` is no known name${suggest(name, lookup)}. If it is right, show it in an example, or add it to tests/content/facts/known/names.txt.`,
          })),
    );
  });
}
