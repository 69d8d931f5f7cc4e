import {escapeText} from '../../../src/lib/escapedText';
import {pageTitle, readMarked, readRecord, sitePath, toRecord} from '../../../src/search/hit';

const site = 'https://site.invalid';

const record = (changes: object = {}): object => ({
  objectID: '1',
  url: `${site}/guide/start#install`,
  type: 'lvl2',
  content: null,
  hierarchy: {lvl0: 'Guide › Start', lvl1: 'Start', lvl2: 'Install'},
  ...changes,
});

describe('sitePath', () => {
  it.each([
    ['/guide/start#install', '/guide/start#install'],
    [`${site}/zh/?a=b`, '/zh/?a=b'],
    ['guide', '/guide'],
  ])('is the path of %s', (address, path) => expect(sitePath(address, site)).toBe(path));

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'https://other.invalid/guide',
    '//other.invalid/guide',
    '/\\other.invalid',
    '\\\\other.invalid',
    `${site}//other.invalid`,
    `${site}/.//other.invalid`,
    `https://site.invalid@other.invalid/`,
    `https://name@site.invalid/guide`,
    'https://name:word@other.invalid/',
    'http://site.invalid/guide',
    'https://',
    `blob:${site}/guide`,
    `filesystem:${site}/guide`,
    '',
    null,
    7,
    {toString: () => '/guide'},
  ])('is none for %s', (address) => expect(sitePath(address, site)).toBeNull());
});

describe('readMarked', () => {
  it('gives texts by turns, and takes no other markup for markup', () => {
    expect(readMarked('a <mark>b</mark> &lt;c&gt; &amp;amp; <img src=x onerror=alert(1)>')).toEqual(
      ['a ', 'b', ' <c> &amp; <img src=x onerror=alert(1)>'],
    );
    expect(readMarked('<mark><script>alert(1)</script></mark>')).toHaveLength(1);
  });

  it('gives back what was escaped', () => {
    const text = `<b a="1" c='2'>&amp;&#39;`;
    expect(readMarked(escapeText(text))).toEqual([text]);
  });
});

describe('readRecord', () => {
  it('reads a section, its marks and its path', () => {
    const marked = {hierarchy: {lvl2: {value: '<mark>In</mark>stall'}}};
    expect(readRecord(record({_snippetResult: marked}), site)).toEqual({
      id: '1',
      url: '/guide/start#install',
      kind: 'section',
      group: 'Guide › Start',
      page: 'Start',
      title: ['', 'In', 'stall'],
      detail: ['Start'],
    });
  });

  it('reads a page and a paragraph', () => {
    expect(readRecord(record({type: 'lvl1', content: 'Words'}), site)).toMatchObject({
      kind: 'page',
      title: ['Start'],
      detail: ['Words'],
    });
    expect(readRecord(record({type: 'content', content: 'Words'}), site)).toMatchObject({
      kind: 'text',
      title: ['Words'],
      detail: ['Start'],
    });
  });

  it.each([
    null,
    1,
    'text',
    [],
    {},
    record({url: 'javascript:alert(1)'}),
    record({objectID: 1}),
    record({type: 'constructor'}),
    record({type: '__proto__'}),
    record({type: ['lvl1']}) && record({type: 'lvl3'}),
    record({hierarchy: null}),
    record({hierarchy: {lvl0: 'a', lvl1: {toString: 1}, lvl2: 'b'}}),
    record({hierarchy: {lvl0: ['a'], lvl1: 'a', lvl2: 'b'}}),
    record({hierarchy: {lvl0: 'a', lvl1: 'a', lvl2: 7}}),
    record({type: {toString: 1, valueOf: 1}}),
  ])('takes nothing from %j', (value) => expect(readRecord(value, site)).toBeNull());

  it('shows no more of a text than a row has room for', () => {
    const long = '<mark>a</mark> '.repeat(50_000);
    const hierarchy = {lvl0: long, lvl1: long, lvl2: long};
    const hit = readRecord(
      record({hierarchy, _snippetResult: {hierarchy: {lvl2: {value: long}}}}),
      site,
    );
    expect(JSON.stringify(hit).length).toBeLessThan(5000);
    expect(pageTitle({hierarchy}).length).toBeLessThan(1001);
  });

  it('shows the text where what is marked is none', () => {
    const marked = {hierarchy: {lvl2: {value: {a: 1}}, lvl1: 'x'}};
    expect(readRecord(record({_snippetResult: marked}), site)?.title).toEqual(['Install']);
  });

  it('SR-3 gives back what was kept, without its marks', () => {
    const hit = readRecord(
      record({hierarchy: {lvl0: 'G', lvl1: '&lt;b&gt;', lvl2: 'a &amp; b'}}),
      site,
    );
    expect(hit && readRecord(toRecord(hit), site)).toEqual(hit);
  });
});
