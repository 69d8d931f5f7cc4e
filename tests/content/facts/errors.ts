/**
 * Messages that a page quotes, in headings, as inline code or in quotation marks, are messages that somebody
 * prints: a sample of this site, TypeScript, or an installed tool. They are compared character for character;
 * "…" and "..." match any text.
 */
import fs from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import type {Failure} from '../reference/statement';
import type {Block, FactPage} from '../support/blocks';
import {knownMessages} from './known/lists';
import {folderOf} from './known/packages';
import {isMessage} from './names';

/** Tools whose messages pages quote, and whose code is small enough to look through. */
const talkative = [
  'publint',
  '@arethetypeswrong/core',
  '@arethetypeswrong/cli',
  'rsbuild-plugin-dts',
  '@rslib/core',
  '@module-federation/rsbuild-plugin',
  'unbuild',
  'storybook-addon-rslib',
];

const han = /\p{Script=Han}/u;

/** One spelling for what differs between a page and a terminal: quotes, blanks, marks of code. */
const plain = (text: string): string =>
  text
    .replace(/[“”‘’`]/g, (mark) => (mark === '‘' || mark === '’' ? "'" : '"'))
    .replace(/["']/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function codeOf(folder: string): string {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.[cm]?js$/.test(file) && !file.includes('node_modules'))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
    .replace(/\$\{[\w.]+\('([^']*)'\)\}/g, '$1')
    .replace(/\\(["'`])/g, '$1');
}

function compilerMessages(): string[] {
  const {Diagnostics} = ts as unknown as {
    Diagnostics: Readonly<Record<string, {code: number; message: string}>>;
  };
  return Object.values(Diagnostics).map(({code, message}) => plain(`TS${code}: ${message}`));
}

/** What examples print, also those that no page shows. */
function printedByExamples(): string {
  return fs
    .readdirSync('examples')
    .filter((name) => !/^node_modules$|\./.test(name))
    .flatMap((name) =>
      fs
        .readdirSync(`examples/${name}`, {recursive: true, encoding: 'utf8'})
        .filter((file) => /\bout\b.*\.txt$/.test(file) && !file.includes('node_modules'))
        .map((file) => fs.readFileSync(`examples/${name}/${file}`, 'utf8')),
    )
    .join('\n');
}

/** Texts that pages may quote: outputs on pages or of examples, and messages of tools. */
export interface Messages {
  /** Outputs of examples. */
  recorded: string;
  /** All outputs on pages and of examples. */
  shown: string;
  compiler: readonly string[];
  tools: string;
}

export function readMessages(pages: readonly FactPage[]): Messages {
  const english = pages.filter(({language}) => language === 'en');
  const outputs = english.flatMap(({fences}) =>
    fences
      .filter(({lang, isOutput}) => isOutput || /^(?:text|bash)$/.test(lang))
      .map(({code}) => code),
  );
  const recorded = english.flatMap(({fences}) => fences.filter(({isOutput}) => isOutput));
  const printed = printedByExamples();
  const tools = talkative.flatMap((name) => folderOf(name) ?? []).map(codeOf);
  return {
    recorded: plain(recorded.map(({code}) => code).join('\n')),
    shown: plain([...outputs, printed].join('\n')),
    compiler: compilerMessages(),
    tools: plain(tools.join('\n')),
  };
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The runs of words of a quotation, between what it leaves out. */
const runsOf = (quotation: string): string[] =>
  plain(quotation)
    .split(/\s*(?:…|\.{3})\s*/)
    .filter((run) => run !== '');

function isSaid(quotation: string, {shown, compiler, tools}: Messages): boolean {
  const runs = runsOf(quotation);
  const source = runs.map(escape).join('[^\\n]{0,300}?');
  if (new RegExp(`(?<![\\w])${source}`).test(shown)) return true;
  const said = runs.join(' … ');
  const ofCompiler = compiler.some((message) => {
    const template = message
      .split(/\{\d\}/)
      .map(escape)
      .join('.*?');
    return new RegExp(`^(?:TS\\d+: )?${template.replace(/^TS\d+: /, '')}`).test(
      said.replace(/^(?:error )?TS\d+: /, ''),
    );
  });
  const isListed = knownMessages.some((text) =>
    new RegExp(runsOf(text).map(escape).join('.*')).test(said),
  );
  // A message in the code of a tool has expressions in place of the quoted names.
  const template = quotation
    .split(/"[^"]*"|…|\.{3}/)
    .map((run) => escape(plain(run)))
    .filter(Boolean);
  const isOfTool =
    template.join('').length > 12 && new RegExp(template.join('.{0,200}?')).test(tools);
  return ofCompiler || isListed || isOfTool;
}

const quoted = /[“]([^”]+)[”]/g;

/** Quotations in a block. A heading that is the same in both languages is one as a whole. */
function quotationsIn(block: Block, twin: Block | undefined): string[] {
  const code = block.spans.map(({text}) => text).filter(isMessage);
  const inMarks = [...block.text.matchAll(quoted)]
    .map(([, text = '']) => text)
    .filter(
      (text) => !han.test(text) && /[a-z]+ [a-z]+ [a-z]+/.test(text) && twin?.text.includes(text),
    );
  const isQuotation =
    block.kind === 'heading' &&
    block.spans.length === 0 &&
    !han.test(block.text + (twin?.text ?? '')) &&
    /[a-z]{2,} [a-z]{2,} [a-z]{2,}/i.test(block.text);
  return [...code, ...inMarks, ...(isQuotation ? [block.text] : [])];
}

/** A warning or an error in a log that no example records. */
const logged = /^(?:warn|error) {2,}(\S.*)$/;

function logFaults({file, fences}: FactPage, {recorded}: Messages): Failure[] {
  return fences
    .filter(({example, lang}) => example === undefined && lang === 'text')
    .flatMap(({code, line}) => code.split('\n').map((text, at) => ({text, line: line + 1 + at})))
    .flatMap(({text, line}) => {
      const message = logged.exec(text)?.[1] ?? '';
      const isKnown = recorded.includes(plain(message)) || knownMessages.includes(message);
      return isKnown ? [] : [{file, line, message: `no example prints “${message}”`}];
    });
}

/** @returns quotations that no tool prints */
export function errorFaults(
  page: FactPage,
  twin: FactPage | undefined,
  messages: Messages,
): Failure[] {
  const quotations = page.blocks.flatMap((block, at) =>
    quotationsIn(block, twin?.blocks[at])
      .filter((text) => !isSaid(text, messages))
      .map((text) => ({
        file: page.file,
        line: block.line,
        message: `no sample and no tool prints “${text}”. Quote it as it is printed, with … for what is left out, or add it to known/messages.txt with its source.`,
      })),
  );
  return [...quotations, ...logFaults(page, messages)];
}
