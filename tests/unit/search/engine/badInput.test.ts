import fc from 'fast-check';

import {answer} from '../../../../src/search/engine/engine';
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
beforeAll(() => {
  loaded.push(loadedIndex('en', [...pages, hostile]), loadedIndex('zh'));
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

it('SR-2 SR-9 any query of 512 characters gets hits that hold their pages’ texts, and no error', () => {
  fc.assert(
    fc.property(query, fc.integer({min: 0, max: 1}), (text, at) => {
      const index = loaded[at];
      if (!index) {
        throw new Error('no index');
      }
      const {hits, count} = answer({query: text, limit: 20, words: 10}, index);
      expect(count).toBeGreaterThanOrEqual(0);
      expect(hits.length).toBeLessThanOrEqual(20);
      for (const {url, title, detail} of hits) {
        const found = index.sections.find(
          ({page: {routePath}, anchor}) => (anchor ? `${routePath}#${anchor}` : routePath) === url,
        );
        expect(title.join('')).toBe(found?.headings.at(-1) ?? found?.page.title);
        const excerpt = detail.join('').replace(/^…|…$/g, '');
        expect(`${found?.content}\n${found?.page.title}`).toContain(excerpt);
      }
    }),
    // The same cases each time, so that a failure can be seen again.
    {seed: 20261121, numRuns: 600},
  );
});

it('finds the hostile page itself, as text', () => {
  const [index] = loaded;
  const hits = index ? answer({query: 'alert script', limit: 20, words: 10}, index).hits : [];
  expect(hits[0]).toMatchObject({group: '</mark><script> › <img src=x onerror=alert(1)>'});
});
