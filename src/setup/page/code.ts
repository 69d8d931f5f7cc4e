import {diffLines} from 'diff';
import {Prism, normalizeTokens} from 'prism-react-renderer';

import {lineToHtml} from '../../lib/lineToHtml';

/** Prism's names of the languages of a project, by extension. It has none for Vue, whose parts it knows from HTML. */
const languages: Readonly<Record<string, string>> = {
  ...{cjs: 'js', mjs: 'js', cts: 'ts', mts: 'ts'},
  ...{map: 'json', vue: 'html'},
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

/** Highlights a text. @returns its HTML, with marks on the lines that differ from what it was before */
export function toHtml(code: string, language: string, before = code): string {
  const [old, fresh] = [before, code].map((text) => tokenize(text, language).map(lineToHtml));
  const lines = diffLines(before, code).flatMap(({added, removed, count}) => {
    const part = (removed ? old : fresh)?.splice(0, count) ?? [];
    if (!added && !removed) {
      old?.splice(0, count);
    }
    const sign = added ? '+' : removed ? '-' : '';
    return part.map((html) =>
      sign ? `<span class="line" data-sign="${sign}">${html}\n</span>` : `${html}\n`,
    );
  });
  const html = lines.join('');
  return code.endsWith('\n') ? html : html.replace(/\n(<\/span>)?$/, '$1');
}

/** A file of the project, or of the build. */
export interface ShownFile {
  readonly path: string;
  readonly code: string;
  /** Bytes, of files that the build wrote. */
  readonly size?: number;
  readonly gzip?: number;
  /** What the last answer or the edits did to it. A removed file is only listed. */
  readonly change?: 'added' | 'changed' | 'removed' | undefined;
  /** Its text before. */
  readonly before?: string | undefined;
}

/** @returns the files with what has changed, and the removed ones after them */
export function compareFiles(
  files: readonly ShownFile[],
  before: readonly ShownFile[] = files,
): ShownFile[] {
  const old = new Map(before.map(({path, code}) => [path, code]));
  const compared = files.map((file): ShownFile => {
    const text = old.get(file.path);
    old.delete(file.path);
    const change = text === undefined ? 'added' : 'changed';
    return {...file, before: text, change: text === file.code ? undefined : change};
  });
  const removed = [...old.keys()].map((path): ShownFile => ({path, code: '', change: 'removed'}));
  return [...compared, ...removed];
}

/** @returns a size as text: `1.2 kB` */
export const formatSize = (bytes: number): string =>
  bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;

/** Joins sentences, between which Chinese has no space. */
export const joinSentences = (...sentences: (string | false | undefined)[]): string =>
  sentences.filter(Boolean).join(' ').replaceAll('。 ', '。');
