import {answer, createEmbeddedClient} from '../../../../src/utils/search/embeddedClient';
import {buildSearchIndex} from '../../../../src/utils/search/buildIndex';
import {SearchIndexError} from '../../../../src/utils/search/indexFile';
import {page, pages, loadedIndex, section} from './fixtures';
import {readIndexFile} from '../../../../src/utils/search/indexFile';

const english = loadedIndex('en');
const chinese = loadedIndex('zh');
const urls = (query: string, loaded = english): string[] =>
  answer({query}, loaded).hits.map(({url}) => url);

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

describe('SR-9 the embedded client', () => {
  it('finds a section by its heading, with its anchor', () => {
    expect(urls('bundleless')[0]).toBe('/guide/start/glossary#bundleless');
  });

  it('finds Chinese words inside sentences', () => {
    const [first] = answer({query: '模块联邦'}, chinese).hits;
    expect(first?.url).toBe('/zh/guide/advanced/module-federation');
    expect(first?._snippetResult.content.value).toContain('<mark>模块联邦</mark>');
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
        const found = answer({query}, chinese).hits.slice(0, 5);
        if (!found.some((hit) => hit.url_without_anchor === sentence?.routePath)) {
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
    expect(answer({query: 'qzxwvk'}, english)).toMatchObject({hits: [], nbHits: 0});
    expect(answer({query: ' !? '}, english).hits).toEqual([]);
  });

  it('prefers pages that answer every word', () => {
    expect(urls('bundleless dependency')).toEqual(
      expect.arrayContaining(['/config/lib/auto-external#object']),
    );
    expect(urls('bundleless dependency').every((url) => url.startsWith('/config/'))).toBe(true);
  });

  it('escapes what the modal inserts as HTML', () => {
    const [hit] = answer({query: 'quotes'}, english).hits;
    expect(hit?._snippetResult.content.value).toContain(
      '&lt;script&gt; &amp; &quot;<mark>quotes</mark>&quot;',
    );
    expect(hit?.content).not.toContain('<script>');
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
    const loaded = readIndexFile(JSON.parse(buildSearchIndex([big('one'), big('two')], 'en').json));
    const {hits, nbHits} = answer({query: 'common', hitsPerPage: 20}, loaded);
    expect(hits).toHaveLength(20);
    expect(nbHits).toBe(60);
    const groups = hits.map(({hierarchy}) => hierarchy.lvl0);
    expect(new Set(groups)).toEqual(new Set(['Many › one', 'Many › two']));
    expect(groups).toEqual([...groups].sort());
  });

  it('SR-4 obeys the length of snippets that the modal asks for', () => {
    const value = (attributesToSnippet: string[]): string =>
      answer({query: 'dependencies', attributesToSnippet}, english).hits[0]?._snippetResult.content
        .value ?? '';
    const words = (html: string): number =>
      html
        .replaceAll(/&\w+;/g, '')
        .split(/\s+/)
        .filter((word) => /[a-z]/.test(word)).length;
    expect(words(value(['content:5']))).toBe(5);
    expect(words(value(['content:10']))).toBe(10);
  });

  it('loads the index once, and again after a failure', async () => {
    const json: unknown = JSON.parse(buildSearchIndex(pages, 'en').json);
    const loadIndex = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(json);
    const client = createEmbeddedClient({loadIndex});
    const search = () => client.search({requests: [{query: 'bundleless'}]});
    await expect(search()).rejects.toBeInstanceOf(SearchIndexError);
    await Promise.all([search(), search()]);
    const {results} = await search();
    expect(results[0]?.hits.length).toBeGreaterThan(0);
    expect(loadIndex).toHaveBeenCalledTimes(2);
  });

  it('reports a damaged index as such', async () => {
    const client = createEmbeddedClient({loadIndex: () => Promise.resolve({version: 99})});
    await expect(client.search({requests: [{query: 'a'}]})).rejects.toThrow(
      /damaged or of another version/,
    );
  });

  it('SR-2 survives 512 characters of anything, and never lets markup through', () => {
    const random = randomFrom(20261120);
    const alphabet = [
      '<b>',
      '</mark>',
      '"',
      "'",
      '&',
      '\\',
      '(',
      '[',
      '*',
      '+',
      '?',
      '.',
      '^',
      '$',
      '{',
      '|',
      '/',
      '\u0000',
      '\u0007',
      '\u202e',
      '\ud800',
      '\udc00',
      '\u0301',
      '😀',
      '模',
      '块',
      '联邦',
      'bundle',
      'less',
      'ﬁ',
      'İ',
      ' ',
      '-',
    ];
    for (let round = 0; round < 150; round++) {
      let query = '';
      while (query.length < 512 && random() > 0.01) {
        query += alphabet[Math.floor(random() * alphabet.length)] ?? '';
      }
      for (const loaded of [english, chinese]) {
        const {hits} = answer({query: query.slice(0, 512)}, loaded);
        for (const {_snippetResult: snippets, _highlightResult: highlights, content} of hits) {
          const drawn = [content, snippets.content.value];
          for (const {lvl1, lvl2, lvl3} of [snippets.hierarchy, highlights.hierarchy]) {
            drawn.push(lvl1.value, lvl2.value, lvl3.value);
          }
          drawn.forEach((html) => expect(html.replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>"]/));
        }
      }
    }
  });
});
