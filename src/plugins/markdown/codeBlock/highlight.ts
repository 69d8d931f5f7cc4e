import {Prism, normalizeTokens} from 'prism-react-renderer';
import loadLanguages from 'prismjs/components/index.js';

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

/**
 * Prism's token types by class. The names have one letter, because a page repeats them some hundred times; their colours
 * are in `src/features/CodeBlock/code.css`.
 */
const typesOfClass = {
  c: 'comment prolog cdata shebang coord',
  k: 'keyword important atrule rule',
  o: 'operator arrow',
  s: 'string template-string char url attr-value regex',
  n: 'number boolean constant unit color hexcode',
  f: 'function function-variable method',
  y: 'maybe-class-name class-name builtin known-class-name namespace',
  p: 'property literal-property property-access attr-name key',
  v: 'parameter variable',
  t: 'selector tag',
  u: 'punctuation',
  i: 'inserted inserted-sign',
  d: 'deleted deleted-sign',
};

const classOfType = new Map(
  Object.entries(typesOfClass).flatMap(([name, types]) =>
    types.split(' ').map((type) => [type, name] as const),
  ),
);

/** The grammar is empty for languages that are plain text on purpose. */
const grammarOf = (language: string) => Prism.languages[aliases[language] ?? language];

/** @returns whether samples in this language can be shown */
export const isKnownLanguage = (language: string): boolean => grammarOf(language) !== undefined;

/** Load further grammars, as in `themeConfig.prism.additionalLanguages`. */
export function addLanguages(names: readonly string[]): void {
  loadLanguages([...names]);
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

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
      const html = tokens.map(({types, content}) => {
        const text = content === '\n' ? '' : escapeHtml(content);
        // The innermost type that has a colour.
        const type = types.findLast((one) => classOfType.has(one));
        return type && text.trim() ? `<span class="${classOfType.get(type)}">${text}</span>` : text;
      });
      const line = html.join('') + (index < lines.length - 1 ? '\n' : '');
      const isMarked = marked.includes(index + 1);
      return isMarked || everyLine
        ? `<span class="line${isMarked ? ' highlight' : ''}">${line}</span>`
        : line;
    })
    .join('');
}
