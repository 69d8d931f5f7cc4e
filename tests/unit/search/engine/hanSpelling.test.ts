import {correctHanSpelling} from '../../../../src/search/engine/spelling';
import {loadedIndex} from './fixtures';

const corrected = (query: string): string => correctHanSpelling(query, loadedIndex('zh'));

describe('one wrong character in a Chinese term', () => {
  it.each([
    ['模快联邦', '模块联邦'],
    ['声名文件', '声明文件'],
    ['用 模块连邦 共享', '用 模块联邦 共享'],
    ['怎么打包声名文件', '怎么打包声明文件'],
  ])('%s is %s', (query, meant) => {
    expect(corrected(query)).toBe(meant);
  });

  it.each(['模块联邦', '模块', '联邦', '快', '', 'dts bundle', '完全不相干的话', '模快连邦'])(
    'leaves %s as it is',
    (query) => {
      expect(corrected(query)).toBe(query);
    },
  );

  it('leaves what stands on the site', () => {
    const index = loadedIndex('zh');
    const haystacks = [...index.haystacks, {heading: '', content: '声名文件'}];
    expect(correctHanSpelling('声名文件', {...index, haystacks})).toBe('声名文件');
  });
});
