import {Prism, normalizeTokens} from 'prism-react-renderer';
import components from 'prismjs/components.js';
import loadLanguages from 'prismjs/components/index.js';

import type {MarkedCode} from './markedLines';

/* Prism's own component files add their grammars to the global Prism, and know which others they need. */
(globalThis as {Prism?: typeof Prism}).Prism = Prism;

/** What prism-react-renderer brings is there already; these come from prismjs. */
loadLanguages(['bash', 'diff', 'docker', 'ini', 'json5', 'less', 'sass', 'scss', 'stylus', 'toml']);

/** Other names of languages. Prism has no grammar of components: their script and style are coloured in HTML. */
const aliases: Record<string, string> = {
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  mjs: 'js',
  cjs: 'js',
  mts: 'ts',
  cts: 'ts',
  jsonc: 'json5',
  dockerfile: 'docker',
  styl: 'stylus',
  mdx: 'markdown',
  astro: 'html',
  vue: 'html',
  svelte: 'html',
};

const plain: ReadonlySet<string> = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'csv']);

/**
 * Prism's token types, by the kinds of the palettes. One letter: the class is repeated some hundred times in a page.
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

/** The grammar of a fence's language; null for one that has none. */
function grammarOf(language: string): Parameters<typeof Prism.tokenize>[1] | null {
  const name = Object.hasOwn(aliases, language) ? (aliases[language] ?? '') : language;
  const grammar: unknown = Object.hasOwn(Prism.languages, name) ? Prism.languages[name] : null;
  // Prism keeps its own functions among the grammars.
  return !plain.has(language) && typeof grammar === 'object' ? grammar : null;
}

/** Prism's own name for a language, by any that it knows; undefined for none. */
function prismName(language: string): string | undefined {
  return Object.entries(components.languages).find(
    ([name, {alias}]) => name !== 'meta' && [name, alias].flat().includes(language),
  )?.[0];
}

/** What is wrong with the language of a fence; undefined for one that can be highlighted. */
export function languageFault(language: string): string | undefined {
  if (plain.has(language) || grammarOf(language)) {
    return undefined;
  }
  const name = prismName(language);
  return name
    ? `The highlighter knows "${language}", but this site has not loaded it. Add "${name}" to themeConfig.prism.additionalLanguages.`
    : `The highlighter has no language "${language}". Correct it, or write a similar one, or "text".`;
}

/** Load the grammars of `themeConfig.prism.additionalLanguages`. @throws Error for a name that Prism does not know */
export function addLanguages(names: readonly string[]): void {
  const unknown = names.find((name) => !prismName(name));
  if (unknown !== undefined) {
    throw new Error(
      `themeConfig.prism.additionalLanguages: Prism has no language "${unknown}". The supported names are in prismjs/components.`,
    );
  }
  loadLanguages([...names]);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * Colours a sample when the site is built, so that no highlighter reaches the browser: HTML with one short class per
 * token. An unknown language gives plain text; `everyLine` wraps each line, as line numbers need it.
 */
export function highlightToHtml(marked: MarkedCode, language: string, everyLine: boolean): string {
  const grammar = grammarOf(language);
  const lines = grammar
    ? normalizeTokens(Prism.tokenize(marked.code, grammar))
    : marked.code.split(/\r\n|\r|\n/).map((content) => [{types: ['plain'], content}]);
  return lines
    .map((tokens, index) => {
      const html = tokens.map(({types, content}) => {
        const text = content === '\n' ? '' : escapeHtml(content);
        // The innermost type that the palette knows.
        const kind = types.findLast((type) => classOfType.has(type));
        return kind && text.trim() ? `<span class="${classOfType.get(kind)}">${text}</span>` : text;
      });
      const line = html.join('') + (index < lines.length - 1 ? '\n' : '');
      const mark = marked.marks.get(index);
      return mark || everyLine
        ? `<span class="line${mark ? ` ${mark}` : ''}">${line}</span>`
        : line;
    })
    .join('');
}
