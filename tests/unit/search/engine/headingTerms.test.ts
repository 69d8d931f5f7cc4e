// cspell:ignore jtzy cssc
import {headingTerms} from '../../../../src/search/engine/buildIndex';
import type {IndexedPage} from '../../../../src/search/engine/indexFile';

function record(heading: string, content = ''): IndexedPage {
  const section = {anchor: 'a', headings: [heading], content, names: '', messages: ''};
  return {routePath: '/a', group: '', title: '页面', sections: [section]};
}

describe('initials of headings', () => {
  it('are there for Chinese terms, each once', () => {
    expect(headingTerms([record('静态资源'), record('静态资源'), record('装饰器')], [])).toEqual([
      ['jtzy', '静态资源'],
      ['zsq', '装饰器'],
    ]);
  });

  it('are not for sentences, single words and other languages', () => {
    const records = ['怎样保留注释和许可证', '样式', 'Static assets', '保留 JSX'].map((heading) =>
      record(heading),
    );
    expect(headingTerms(records, [])).toEqual([]);
  });

  it('leave to the glossary what it has', () => {
    expect(headingTerms([record('重定向')], [['cdx', 'redirect', '重定向']])).toEqual([]);
    expect(headingTerms([record('装饰器')], [['zsq', 'another', '别的']])).toEqual([]);
  });

  it('never stand for a word of the pages', () => {
    expect(headingTerms([record('测试手册', 'cssc'), record('测试手')], [])).toEqual([
      ['css', '测试手'],
    ]);
    expect(headingTerms([record('测试手', 'Write CSS')], [])).toEqual([]);
  });
});
