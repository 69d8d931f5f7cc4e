import {Prism, normalizeTokens} from 'prism-react-renderer';
import loadLanguages from 'prismjs/components/index.js';

import {lineToHtml} from '../../../lib/lineToHtml';

/* Prism's own component files add their grammars to the global Prism, and know which others they need. */
(globalThis as {Prism?: typeof Prism}).Prism = Prism;

/** prism-react-renderer includes the other common ones. */
loadLanguages(['bash', 'diff', 'docker', 'ini', 'json5', 'less', 'sass', 'scss', 'stylus', 'toml']);

/** Prism has no grammar for single-file components: their script and style are highlighted in HTML. */
const aliases: Readonly<Record<string, string>> = {
  console: 'bash',
  mjs: 'js',
  cjs: 'js',
  mts: 'ts',
  cts: 'ts',
  jsonc: 'json5',
  styl: 'stylus',
  mdx: 'markdown',
  astro: 'html',
  vue: 'html',
  svelte: 'html',
  csv: 'plain',
};

/** The grammar is empty for languages that are plain text on purpose. */
const grammarOf = (language: string) => Prism.languages[aliases[language] ?? language];

/** @returns whether samples in this language can be shown */
export const isKnownLanguage = (language: string): boolean => grammarOf(language) !== undefined;

/** Load further grammars, as in `themeConfig.prism.additionalLanguages`. */
export function addLanguages(names: readonly string[]): void {
  loadLanguages([...names]);
}

interface LineOptions {
  /** Numbers of the lines to mark, from 1. */
  marked?: readonly number[];
  /** Wrap each line in an element, for line numbers. */
  everyLine?: boolean;
}

/** Highlight a sample at build time, so that no highlighter reaches the browser. @returns HTML with a class per token */
export function highlightToHtml(
  code: string,
  language: string,
  {marked = [], everyLine = false}: LineOptions = {},
): string {
  const grammar = grammarOf(language);
  const lines = grammar
    ? normalizeTokens(Prism.tokenize(code, grammar))
    : code.split(/\r\n|\r|\n/).map((content) => [{types: ['plain'], content}]);
  return lines
    .map((tokens, index) => {
      const line = lineToHtml(tokens) + (index < lines.length - 1 ? '\n' : '');
      const isMarked = marked.includes(index + 1);
      return isMarked || everyLine
        ? `<span class="line${isMarked ? ' highlight' : ''}">${line}</span>`
        : line;
    })
    .join('');
}
