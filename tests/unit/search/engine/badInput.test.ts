import fc from 'fast-check';

import {answer} from '../../../../src/search/engine/answer';
import type {EmbeddedHit} from '../../../../src/search/engine/hits';
import type {LoadedIndex} from '../../../../src/search/engine/loadedIndex';
import {searchQueryMaxLength} from '../../../../src/config/search';
import {loadedIndex, page, pages, section} from './fixtures';

/** Texts that a page may hold and that must reach the modal as text. */
const hostile = page(
  'en',
  '/hostile',
  '<img src=x onerror=alert(1)>',
  ['</mark><script>'],
  [
    section(
      'x',
      ['"><svg onload=alert(1)>'],
      'bundle <script>alert("1")</script> & \'quoted\' </mark><mark> \ud800 \udc00 a\u0000b',
      '<b>code</b>',
    ),
  ],
);

const loaded: LoadedIndex[] = [];
beforeAll(async () => {
  loaded.push(await loadedIndex('en', [...pages, hostile]), await loadedIndex('zh'));
});

const pieces = [
  '<b>',
  '</mark>',
  '<mark>',
  '<script>alert(1)</script>',
  'onerror=',
  '"',
  "'",
  '&',
  '&amp;',
  '\\',
  '\\u{',
  '(',
  '(?<',
  '[',
  '[^',
  '*',
  '+',
  '?',
  '.',
  '^',
  '$',
  '$&',
  '{',
  '{2,',
  '|',
  '/',
  '\u0000',
  '\u0007',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u200b',
  '\u202e',
  '\ufeff',
  '\ufffe',
  '\ud800',
  '\udc00',
  '\udfff\ud83d',
  '\ud83d',
  '\u0301',
  '😀',
  '模',
  '块',
  '联邦',
  '类型',
  '𠀀',
  'bundle',
  'less',
  'ﬁ',
  'İ',
  'ß',
  'Å',
  ' ',
  '\n',
  '\t',
  '-',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'lib.',
  '@',
];

const query = fc
  .oneof(
    fc.array(fc.constantFrom(...pieces), {maxLength: 200}).map((some) => some.join('')),
    fc.string({unit: 'binary', maxLength: searchQueryMaxLength}),
    fc
      .array(fc.integer({min: 0, max: 0xffff}), {maxLength: searchQueryMaxLength})
      .map((units) => String.fromCharCode(...units)),
    fc.constantFrom(...pieces).map((piece) => piece.repeat(searchQueryMaxLength)),
  )
  .map((text) => text.slice(0, searchQueryMaxLength));

/** Everything of a hit that the modal inserts as HTML: all but `lvl0`, which it writes as text. */
function htmlOf({content, hierarchy, _snippetResult}: EmbeddedHit): string[] {
  const headings = Object.entries(hierarchy).filter(([level]) => level !== 'lvl0');
  const drawn = [_snippetResult.content, ...Object.values(_snippetResult.hierarchy)];
  return [content, ...headings.map(([, text]) => text ?? ''), ...drawn.map(({value}) => value)];
}

/** Text with marks that open and close in turn, and no other markup. */
const wellFormed = /^(?:[^<>"]|<mark>[^<>"]+<\/mark>)*$/;

it('SR-2 SR-9 any query of 512 characters gets hits that are text and marks, and no error', () => {
  fc.assert(
    fc.property(query, fc.integer({min: 0, max: 1}), (text, at) => {
      const index = loaded[at];
      if (!index) {
        throw new Error('no index');
      }
      const {hits, nbHits} = answer({query: text}, index);
      expect(nbHits).toBeGreaterThanOrEqual(0);
      expect(hits.length).toBeLessThanOrEqual(20);
      hits.flatMap(htmlOf).forEach((html) => expect(html).toMatch(wellFormed));
    }),
    // The same cases each time, so that a failure can be seen again.
    {seed: 20261121, numRuns: 600},
  );
});

it('finds the hostile page itself, as text', () => {
  const [index] = loaded;
  const hits = index ? answer({query: 'alert script'}, index).hits : [];
  expect(hits[0]?.url_without_anchor).toBe('/hostile');
  hits.flatMap(htmlOf).forEach((html) => expect(html).toMatch(wellFormed));
});
