// cspell:ignore mklb qzxwvkx qzxwvky
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

const urls = (query: string, loaded = english): string[] =>
  ask(query, loaded).hits.map(({url}) => url);

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
  it('finds a section by its heading, with its anchor', () => {
    expect(urls('bundleless')[0]).toBe('/guide/start/glossary#bundleless');
  });

  it('finds a message that a sample shows by its words in their order', () => {
    const text = "Cannot read properties of undefined (reading 'MODE')";
    const other = text.split(' ').toReversed().join(' ');
    const about = (path: string, sample: string, explained?: string) =>
      page('en', path, path, [], [section('s', ['Environment'], 'Set a value.', sample)], {
        messages: explained
          ? [{text: explained, origin: 'other', id: 's', heading: 'Environment'}]
          : [],
      });
    const loaded = loadedIndex('en', [
      about('/a', `${other} ${other}`),
      about('/b', other, other),
      about('/c', `TypeError: ${text}`, text),
    ]);
    const pasted = `error   ${text}\n    at load (file:///home/ada/app/index.js:1:2)`;
    expect(urls(pasted, loaded)[0]).toBe('/c#s');
  });

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

  it('finds option names by any spelling, and words with a wrong letter', () => {
    for (const query of [
      'autoExternal',
      'auto-external',
      'lib.autoExternal',
      'autoexternal',
      'auto ext',
    ]) {
      expect(urls(query)[0]).toBe('/config/lib/auto-external');
    }
    expect(urls('bundelless')[0]).toBe('/guide/start/glossary#bundleless');
  });

  it('finds nothing for what is nowhere', () => {
    expect(ask('qzxwvk')).toEqual({hits: [], count: 0});
    expect(ask(' !? ').hits).toEqual([]);
  });

  it('finds words in the singular and the plural', () => {
    expect(urls('exports')[0]).toBe('/guide/start/glossary#tree-shaking');
    expect(urls('dependency')).toContain('/config/lib/auto-external');
  });

  it('finds what the glossary calls otherwise, in either language and by its initials', () => {
    expect(urls('mklb', chinese)[0]).toBe('/zh/guide/advanced/module-federation');
    expect(urls('micro frontends', chinese)[0]).toBe('/zh/guide/advanced/module-federation');
    expect(urls('module federation', chinese)[0]).toBe('/zh/guide/advanced/module-federation');
    expect(urls('快速上手')[0]).toBe('/guide/start/quick-start');
  });

  it('finds code that the prose does not name', () => {
    expect(urls('@rslib/core')[0]).toBe('/guide/start/quick-start#install');
  });

  it('prefers pages that answer every word', () => {
    expect(urls('bundleless dependency')).toEqual(
      expect.arrayContaining(['/config/lib/auto-external#object']),
    );
    expect(urls('bundleless dependency').every((url) => url.startsWith('/config/'))).toBe(true);
  });

  it('leaves out of a query what is nowhere, unless that is most of it', () => {
    expect(urls('bundleless qzxwvk')[0]).toBe('/guide/start/glossary#bundleless');
    expect(urls('bundleless 生成失败')[0]).toBe('/guide/start/glossary#bundleless');
    expect(urls('qzxwvk bundleless qzxwvkx qzxwvky')).toEqual([]);
  });

  it('prefers pages that answer more of a long question to pages that answer less', () => {
    const found = urls('is bundleless output ignored with a dependency or imports');
    expect(found[0]).toBe('/config/lib/auto-external#object');
    expect(found).toContain('/guide/start/glossary#bundleless');
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
