// cspell:ignore qzxwvk
import {answer} from '../../../../src/search/engine/engine';
import type {Answer} from '../../../../src/search/hit';
import type {LoadedIndex} from '../../../../src/search/engine/loadedIndex';
import {loadedIndex, page, pages, section} from './fixtures';

let english: LoadedIndex;
let chinese: LoadedIndex;
beforeAll(() => {
  [english, chinese] = [loadedIndex('en'), loadedIndex('zh')];
});

const ask = (query: string, loaded = english, words = 10): Answer =>
  answer({query, limit: 20, words}, loaded);

/** Seeded, so that a failure can be seen again (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

describe('SR-9 answer', () => {
  it('finds Chinese words inside sentences', () => {
    const [first] = ask('模块联邦', chinese).hits;
    expect(first?.url).toBe('/zh/guide/advanced/module-federation');
    expect(first?.detail[1]).toBe('模块联邦');
  });

  it('finds 2 to 4 characters cut anywhere from a Chinese sentence', () => {
    const random = randomFrom(7);
    const sentences = pages
      .filter(({lang}) => lang === 'zh')
      .flatMap(({routePath, sections}) => sections.map(({text}) => ({routePath, text})));
    const missed: string[] = [];
    for (let tries = 0; tries < 50;) {
      const sentence = sentences[Math.floor(random() * sentences.length)];
      const length = 2 + Math.floor(random() * 3);
      const from = Math.floor(random() * ((sentence?.text.length ?? 0) - length));
      const query = sentence?.text.slice(from, from + length) ?? '';
      if (/^\p{Script=Han}+$/u.test(query)) {
        tries++;
        const found = ask(query, chinese).hits.slice(0, 5);
        if (!found.some((hit) => hit.url.split('#')[0] === sentence?.routePath)) {
          missed.push(query);
        }
      }
    }
    expect(missed).toEqual([]);
  });

  it('finds nothing for what is nowhere', () => {
    expect(ask('qzxwvk')).toEqual({hits: [], count: 0});
    expect(ask(' !? ').hits).toEqual([]);
  });

  it('gives texts as they are, and markup as text', () => {
    const [hit] = ask('quotes').hits;
    expect(hit?.detail.join('')).toContain('<script> & "quotes"');
    expect(hit?.detail.filter((_, index) => index % 2 === 1)).toEqual(['quotes']);
  });

  it('SR-4 gives 20 hits, grouped by page, and leaves room for other pages', () => {
    const big = (name: string) =>
      page(
        'en',
        `/${name}`,
        name,
        ['Many'],
        Array.from({length: 30}, (_, at) => section(`s${at}`, [`Part ${at}`], 'common word')),
      );
    const loaded = loadedIndex('en', [big('one'), big('two')]);
    const {hits, count} = ask('common', loaded);
    expect(hits).toHaveLength(20);
    expect(count).toBe(60);
    const groups = hits.map(({group}) => group);
    expect(new Set(groups)).toEqual(new Set(['Many › one', 'Many › two']));
    expect(groups).toEqual([...groups].sort());
  });

  it('SR-4 obeys the length of snippets that the modal asks for', () => {
    const words = (count: number): number =>
      (ask('dependencies', english, count).hits[0]?.detail.join('') ?? '')
        .split(/\s+/)
        .filter((word) => /[a-z]/.test(word)).length;
    expect([words(5), words(10)]).toEqual([5, 10]);
  });

  it('gives no text where only the number of hits is asked for', () => {
    const [hit] = answer({query: 'dependencies', limit: 1}, english).hits;
    expect(hit?.detail).toEqual([]);
  });
});
