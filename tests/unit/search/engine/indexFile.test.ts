import {
  fetchIndexFile,
  OtherReleaseError,
  type SearchIndexFile,
} from '../../../../src/search/engine/indexFile';
import {loadIndex} from '../../../../src/search/engine/loadedIndex';
import {indexText, page, section} from './fixtures';

const read = (text: string) => JSON.parse(text) as SearchIndexFile;
const changed = (changes: Record<string, unknown>): string =>
  JSON.stringify({...(JSON.parse(indexText('en')) as object), ...changes});

const wholeSection = {anchor: 'a', headings: ['A'], content: 'One.', names: '', messages: ''};
const whole = {routePath: '/a', group: 'A', title: 'A', sections: [wholeSection]};

describe('the index file', () => {
  it('may hold one page', () => {
    expect(loadIndex(changed({pages: [whole]})).sections).toHaveLength(1);
  });

  it('is the same for the same pages', () => {
    expect(indexText('zh')).toBe(indexText('zh'));
  });

  it('SR-9 holds one language only', () => {
    const {pages} = read(indexText('zh'));
    expect(pages.map(({routePath}) => routePath)).toEqual([
      '/zh/guide/advanced/module-federation',
      '/zh/guide/start/quick-start',
      '/zh/guide/faq/features',
    ]);
  });

  it('gives back every section with all its headings', () => {
    const deep = page(
      'en',
      '/deep',
      'Deep',
      [],
      [
        section('a', ['A'], 'one'),
        section('b', ['A', 'B'], 'two'),
        section('c', ['A', 'B', 'C'], 'three'),
        section('d', ['A', 'D'], 'four'),
        section('e', ['E'], 'five'),
      ],
    );
    const {sections} = loadIndex(indexText('en', [deep, {...deep, routePath: '/two'}]));
    const paths = ['', 'A', 'A/B', 'A/B/C', 'A/D', 'E'];
    expect(sections.map(({headings}) => headings.join('/'))).toEqual([...paths, ...paths]);
    expect(sections.map(({anchor}) => anchor).slice(0, 6)).toEqual(['', 'a', 'b', 'c', 'd', 'e']);
  });

  it('holds of code only the names that its prose lacks, once', () => {
    const code = 'lib({autoExternal: true}); lib(); const depth = 22.5; // external';
    const one = page('en', '/a', 'A', [], [section(null, [], 'The external lib.', code)]);
    expect(read(indexText('en', [one])).pages[0]?.sections[0]?.names).toBe(
      'autoExternal true const depth',
    );
  });

  it.each([
    ['nothing', 'null'],
    ['a text', '"index"'],
    ['cut off', indexText('en').slice(0, -20)],
    ['of another version', changed({version: 1})],
    ['without a version', changed({version: undefined})],
    ['without pages', changed({pages: {}})],
    ['with damaged pages', changed({pages: [{routePath: '/a'}]})],
    ['with damaged sections', changed({pages: [{routePath: '/a', sections: [null]}]})],
    [
      'with a section without headings',
      changed({pages: [{title: 'A', sections: [{anchor: '', content: '', names: ''}]}]}),
    ],
    ...['//example.com/a', '/\\example.com', 'javascript:alert(1)', 'https://', ''].map(
      (routePath) => [`with the address "${routePath}"`, changed({pages: [{...whole, routePath}]})],
    ),
    ...Object.keys(whole).map((key) => [
      `with a page whose ${key} is no text`,
      changed({pages: [{...whole, [key]: {}}]}),
    ]),
    ...Object.keys(wholeSection).map((key) => [
      `with a section whose ${key} is a number`,
      changed({pages: [{...whole, sections: [{...wholeSection, [key]: 5}]}]}),
    ]),
    ['without terms', changed({terms: null})],
    ['with terms that are no text', changed({terms: [['', 'one', {}]]})],
    ['with damaged terms', changed({terms: [[1]]})],
  ])('is refused: %s', (_name, text) => {
    expect(() => loadIndex(text)).toThrow();
  });

  it('is of another release where its version is another', () => {
    expect(() => loadIndex(changed({version: 1}))).toThrow(OtherReleaseError);
    expect(() => loadIndex(changed({version: undefined}))).not.toThrow(OtherReleaseError);
  });
});

describe('fetchIndexFile', () => {
  const originalFetch = global.fetch;
  afterEach(() => {
    global.fetch = originalFetch;
  });

  it.each(['no-cache', 'reload'] as const)('asks the host as told: %s', async (cache) => {
    const fetchMock = jest.fn().mockResolvedValue({ok: true, text: () => Promise.resolve('{}')});
    global.fetch = fetchMock;
    await expect(fetchIndexFile('/zh/search-index.json', cache)).resolves.toBe('{}');
    expect(fetchMock).toHaveBeenCalledWith(
      '/zh/search-index.json',
      expect.objectContaining({cache, signal: expect.any(AbortSignal) as unknown}),
    );
  });

  it.each([
    ['the host refuses', () => Promise.resolve({ok: false, status: 500})],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'the connection breaks',
      () => Promise.resolve({ok: true, text: () => Promise.reject(new TypeError('network'))}),
    ],
  ])('says so when %s', async (_name, answer) => {
    global.fetch = answer as unknown as typeof fetch;
    await expect(fetchIndexFile('/x', 'no-cache')).rejects.toThrow();
  });
});
