// cspell:ignore mklb smwj ksss mklbx rebundle
import {createGlossary, synonymsIn, toIndexedTerms} from '../../../../src/search/engine/glossary';
import {glossaryEntries} from './fixtures';

const terms = toIndexedTerms(glossaryEntries);
const find = (query: string) =>
  synonymsIn(query, createGlossary(terms)).map(({typed, texts}) => [typed, ...texts]);

describe('the glossary in an index', () => {
  it('has terms that can be said in more than one way, without remarks', () => {
    expect(terms).toEqual([
      ['mklb', 'module federation', '模块联邦', 'micro frontend', '微前端'],
      ['smwj', 'declaration file', 'd.ts', '声明文件', 'types', '类型声明'],
      ['', 'bundle', '打包'],
      ['ksss', 'quick start', '快速上手'],
    ]);
  });

  it('knows what was typed, however it is spelt', () => {
    for (const query of ['Module-Federation', 'module  federation', 'MODULE FEDERATION']) {
      expect(find(query)).toEqual([['module federation', '模块联邦', 'micro frontend', '微前端']]);
    }
    expect(find('mklb')[0]).toContain('模块联邦');
  });

  it('finds terms inside a query, in the plural, and in Chinese sentences', () => {
    expect(find('how micro frontends work')[0]?.[0]).toBe('micro frontend');
    expect(find('怎么打包').map(([typed]) => typed)).toEqual(['打包']);
    expect(find('模块联邦打包').map(([typed]) => typed)).toEqual(['模块联邦', '打包']);
  });

  it('does not find pieces of words', () => {
    expect(find('bundler')).toEqual([]);
    expect(find('rebundle')).toEqual([]);
    expect(find('typescript')).toEqual([]);
    expect(find('mklbx')).toEqual([]);
  });

  it('looks for both of two ways that a query says one thing in', () => {
    expect(find('micro-frontend 微前端')).toEqual([
      ['micro frontend 微前端', 'module federation', '模块联邦', 'micro frontend', '微前端'],
    ]);
  });

  it('says how much of the query it is', () => {
    const [synonym] = synonymsIn('打包 css 文件', createGlossary(terms));
    expect(synonym?.share).toBeCloseTo(2 / 9);
  });
});
