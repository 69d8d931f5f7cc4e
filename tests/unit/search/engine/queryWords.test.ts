// cspell:ignore umdname outputminify
import {answeredShare, joinedName, queryWordsOf} from '../../../../src/search/engine/queryWords';

const texts = (query: string): string[] => queryWordsOf(query).map(({text}) => text);

describe('the words of a query', () => {
  it('are those that say something', () => {
    expect(texts('how do I bundle the CSS')).toEqual(['bundle', 'css']);
    expect(texts('如何打包')).toEqual(['打包']);
  });

  it('are all of them where none says anything', () => {
    expect(texts('how to')).toEqual(['how', 'to']);
  });

  it('are no more than 32', () => {
    expect(queryWordsOf('word '.repeat(102))).toHaveLength(32);
  });

  it('keep a name and its pieces apart', () => {
    expect(queryWordsOf('lib.autoExternal')).toEqual([
      {
        text: 'lib.autoexternal',
        isHan: false,
        whole: ['lib.autoexternal', 'libautoexternal'],
        parts: ['lib', 'autoexternal', 'auto', 'external'],
      },
    ]);
  });

  it('have another number', () => {
    expect(queryWordsOf('dependency')[0]?.whole).toEqual(['dependency', 'dependencies']);
    expect(queryWordsOf('dependencies')[0]?.whole).toEqual(['dependencies', 'dependency']);
    expect(queryWordsOf('workers')[0]?.whole).toEqual(['workers', 'worker']);
    expect(queryWordsOf('css')[0]?.whole).toEqual(['css']);
    expect(queryWordsOf('alias')[0]?.whole).toEqual(['alias']);
  });

  it('may be one name, written apart', () => {
    expect(joinedName(queryWordsOf('umd name'))).toBe('umdname');
    expect(joinedName(queryWordsOf('auto-external'))).toBeNull();
    expect(joinedName(queryWordsOf('模块 name'))).toBeNull();
  });

  it('are answered by the whole name, or in part by its pieces', () => {
    const [name] = queryWordsOf('output.minify');
    expect(name && answeredShare(name, new Set(['outputminify']))).toBe(1);
    expect(name && answeredShare(name, new Set(['output']))).toBe(0.4);
    expect(name && answeredShare(name, new Set())).toBe(0);
  });
});
