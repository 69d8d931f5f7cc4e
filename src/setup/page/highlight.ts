import {Prism, normalizeTokens} from 'prism-react-renderer';

import {lineToHtml} from '../../lib/lineToHtml';

/** Prism's names of the languages of a project, by extension. It has none for Vue, whose parts it knows from HTML. */
const languages: Readonly<Record<string, string>> = {
  cjs: 'js',
  cts: 'ts',
  map: 'json',
  mjs: 'js',
  mts: 'ts',
  vue: 'html',
};

/** @returns the language of a file, as samples of the documentation name it */
export function languageOf(path: string): string {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  return languages[extension] ?? extension;
}

/** @returns Prism's tokens of each line */
export function tokenize(code: string, language: string) {
  const grammar = Object.hasOwn(Prism.languages, language) ? Prism.languages[language] : undefined;
  return grammar
    ? normalizeTokens(Prism.tokenize(code, grammar))
    : code.split('\n').map((content) => [{types: ['plain'], content}]);
}

/** Highlights a file. @returns the HTML of each line */
export const highlightLines = (code: string, language: string): string[] =>
  tokenize(code, language).map(lineToHtml);
