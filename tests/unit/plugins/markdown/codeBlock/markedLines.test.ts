import {highlightToHtml} from '../../../../../src/plugins/markdown/codeBlock/highlight';
import {takeMarks} from '../../../../../src/plugins/markdown/codeBlock/markedLines';

function take(source: string, ...highlighted: number[]) {
  const {code, marks} = takeMarks(source, highlighted);
  return {code, marks: Object.fromEntries(marks)};
}

describe('takeMarks', () => {
  it.each([
    '// highlight-next-line',
    '# highlight-next-line',
    '/* highlight-next-line */',
    '<!-- highlight-next-line -->',
    '{/* highlight-next-line */}',
    '  //highlight-next-line  ',
  ])('takes %j out and marks the line after it', (comment) => {
    expect(take(`one\n${comment}\ntwo\nthree`)).toEqual({
      code: 'one\ntwo\nthree',
      marks: {1: 'highlight'},
    });
  });

  it('tells added from removed lines', () => {
    expect(take('// diff-remove\nold\n// diff-add\nnew\nsame')).toEqual({
      code: 'old\nnew\nsame',
      marks: {0: 'remove', 1: 'add'},
    });
  });

  it('marks a block, and a change inside it as a change', () => {
    const source = 'a\n// highlight-start\nb\n// diff-add\nc\n// highlight-end\nd';

    expect(take(source)).toEqual({code: 'a\nb\nc\nd', marks: {1: 'highlight', 2: 'add'}});
  });

  it('counts the lines of the meta after the comments are gone', () => {
    expect(take('// highlight-next-line\na\nb\nc', 2)).toEqual({
      code: 'a\nb\nc',
      marks: {0: 'highlight', 1: 'highlight'},
    });
  });

  it('lets a comment win over the meta', () => {
    expect(take('// diff-add\na', 1).marks).toEqual({0: 'add'});
  });

  it('ignores lines that are not there', () => {
    expect(highlightToHtml(takeMarks('a\nb', [0, 3]), 'text', false)).toBe('a\nb');
    expect(take('a\n// highlight-next-line')).toEqual({code: 'a', marks: {}});
  });

  it.each([
    'const note = "// highlight-next-line";',
    '// highlight-next-line please',
    '// diff-added',
    'run() // highlight-next-line',
  ])('leaves %j alone', (line) => {
    expect(take(`${line}\nb`)).toEqual({code: `${line}\nb`, marks: {}});
  });

  it('finds a comment in a sample with CRLF line ends', () => {
    expect(take('a\r\n// highlight-next-line\r\nb\r\n').marks).toEqual({1: 'highlight'});
  });

  it('gives an empty sample back', () => {
    expect(take('')).toEqual({code: '', marks: {}});
  });
});
