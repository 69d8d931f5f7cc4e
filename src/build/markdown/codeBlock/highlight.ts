import {Prism, normalizeTokens} from 'prism-react-renderer';

import {grammarOf} from './languages';
import type {LineMark, MarkedCode} from './markedLines';
import {tokenClass} from './tokenClasses';

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>]/g, (char) => entities[char] ?? char);
}

/** @param end the line feed that follows the line; none after the last */
function wrapLine(html: string, mark: LineMark | undefined, always: boolean, end: string): string {
  if (mark) {
    return `<span class="line ${mark}">${html}${end}</span>`;
  }
  return always ? `<span class="line">${html}${end}</span>` : html + end;
}

/**
 * Colours a sample when the site is built, so that no highlighter reaches the browser.
 *
 * @param marked the sample and its marked lines
 * @param language the fence's language; an unknown one gives plain text
 * @param everyLine wrap each line in a span (line numbers need it)
 * @returns HTML with one short class per token; each line but the last ends with a line feed
 */
export function highlightToHtml(marked: MarkedCode, language: string, everyLine: boolean): string {
  const grammar = grammarOf(language);
  const lines = grammar
    ? normalizeTokens(Prism.tokenize(marked.code, grammar))
    : marked.code.split(/\r\n|\r|\n/).map((content) => [{types: ['plain'], content}]);
  return lines
    .map((tokens, index) => {
      const html = tokens
        .map(({types, content}) => {
          const text = content === '\n' ? '' : escapeHtml(content);
          const className = tokenClass(types);
          return className && text.trim() ? `<span class="${className}">${text}</span>` : text;
        })
        .join('');
      const end = index < lines.length - 1 ? '\n' : '';
      return wrapLine(html, marked.marks.get(index), everyLine, end);
    })
    .join('');
}
