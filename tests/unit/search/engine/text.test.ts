import {hanRuns, tokenize, words} from '../../../../src/search/engine/text';

describe('tokenize', () => {
  it('gives an option name whole and in parts', () => {
    expect(tokenize('lib.autoExternal')).toEqual([
      'lib.autoexternal',
      'libautoexternal',
      'lib',
      'autoexternal',
      'auto',
      'external',
    ]);
  });

  it('lets a kebab-case name and a camel-case name meet', () => {
    expect(tokenize('auto-external')).toContain('autoexternal');
    expect(tokenize('autoExternal')).toContain('autoexternal');
  });

  it('cuts packages, upper-case runs and digits', () => {
    expect(tokenize('@rslib/core')).toEqual(
      expect.arrayContaining(['rslib', 'core', 'rslib/core']),
    );
    expect(tokenize('ESModule')).toEqual(expect.arrayContaining(['esmodule', 'es', 'module']));
    expect(tokenize('es2022')).toEqual(['es2022']);
  });

  it('folds case, accents and full-width letters', () => {
    expect(tokenize('Café Ｒｓｌｉｂ')).toEqual(['cafe', 'rslib']);
  });

  it('SR-9 cuts Chinese into words, next to Latin ones', () => {
    expect(tokenize('使用 Rslib 生成类型声明')).toEqual(
      expect.arrayContaining(['使用', 'rslib', '生成', '类型', '声明']),
    );
  });

  it('keeps control characters and lone surrogates out of words', () => {
    expect(tokenize('a\u0000b\u200b \ud800 \udc00x')).toEqual(['a', 'b', 'x']);
    expect(words('\ud800\u0007')).toEqual([]);
  });

  it('cuts endless words and leaves long paths in parts', () => {
    expect(tokenize('x'.repeat(512))).toEqual(['x'.repeat(48)]);
    expect(tokenize('a/b/c/d/e/f')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('finds runs without spaces', () => {
    expect(hanRuns('把模块联邦 and 代码')).toEqual(['把模块联邦', '代码']);
  });
});
