// cspell:ignore uration
import {excerpt, mark, toMarkPattern} from '../../../../src/search/engine/excerpt';
import type {MarkedText} from '../../../../src/search/types';

/** Written with tags, to be read more easily. */
const written = (text: MarkedText): string =>
  text.map((piece, index) => (index % 2 === 1 ? `<mark>${piece}</mark>` : piece)).join('');
const marked = (text: string, terms: string[]): string => written(mark(text, toMarkPattern(terms)));
const cut = (text: string, terms: string[], wordCount = 10): string =>
  written(excerpt(text, toMarkPattern(terms), wordCount));

describe('marking', () => {
  it('marks inside Chinese sentences and inside names', () => {
    expect(marked('构建模块联邦产物', ['模块联邦'])).toBe('构建<mark>模块联邦</mark>产物');
    expect(marked('lib.autoExternal', ['external'])).toBe('lib.auto<mark>External</mark>');
  });

  it('marks short terms only as words', () => {
    expect(marked('a format dts redts', ['a', 'dts'])).toBe(
      '<mark>a</mark> format <mark>dts</mark> redts',
    );
  });

  it('marks whole words where only their ending is left', () => {
    expect(marked('Declaration files, filed', ['file'])).toBe(
      'Declaration <mark>files</mark>, <mark>filed</mark>',
    );
    expect(marked('configuration', ['config'])).toBe('<mark>config</mark>uration');
    expect(marked('类型 types 声明', ['type'])).toBe('类型 <mark>types</mark> 声明');
  });
});

describe('SR-4 snippets', () => {
  const text = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen';

  it('hold 10 words round the match, or 5', () => {
    expect(cut(text, ['eight'])).toBe(
      '…five six seven <mark>eight</mark> nine ten eleven twelve thirteen fourteen',
    );
    expect(cut(text, ['eight'], 5)).toBe('…five six seven <mark>eight</mark> nine…');
  });

  it('begin at the beginning without a match', () => {
    expect(cut(text, [])).toBe('one two three four five six seven eight nine ten…');
    expect(cut('short', [])).toBe('short');
    expect(cut('', ['x'])).toBe('');
  });

  it('count words in Chinese', () => {
    expect(
      cut('每个源文件对应一个输出文件，文件之间的引用保持不变，声明也是这样。', ['引用'], 5),
    ).toBe('…文件之间的<mark>引用</mark>保持…');
  });

  it('prefer the place where most terms stand together', () => {
    const filler = 'word '.repeat(40);
    expect(cut(`build ${filler} build a library ${filler}`, ['build', 'library'], 5)).toContain(
      '<mark>build</mark> a',
    );
  });
});
