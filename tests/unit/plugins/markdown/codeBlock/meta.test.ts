import {parseFenceMeta} from '../../../../../src/plugins/markdown/codeBlock';

const lines = (meta: string): number[] => [...parseFenceMeta(meta).highlightedLines];

describe('parseFenceMeta', () => {
  it.each([undefined, ''])('PC-5 has neither numbers nor wrap by default (%j)', (meta) => {
    expect(parseFenceMeta(meta)).toEqual({
      title: undefined,
      highlightedLines: [],
      lineNumbers: false,
      wrap: false,
      live: false,
      tree: false,
    });
  });

  it('PC-5 turns line numbers and wrap on', () => {
    expect(parseFenceMeta('showLineNumbers wrap')).toMatchObject({
      lineNumbers: true,
      wrap: true,
    });
    expect(parseFenceMeta('wrap')).toMatchObject({lineNumbers: false, wrap: true});
  });

  it.each([
    [`title="src/index.ts"`, 'src/index.ts'],
    [`title='src/index.ts'`, 'src/index.ts'],
    [`title="the reader's file"`, `the reader's file`],
    [`title='a "quoted" name'`, 'a "quoted" name'],
    [`project="demo" title="a b.ts" run`, 'a b.ts'],
    [`title=""`, ''],
    [`subtitle="no"`, undefined],
    [`data-title="no"`, undefined],
    [`title=b.ts`, 'b.ts'],
    [`{1} title=src/b.ts wrap`, 'src/b.ts'],
    [`title="open`, undefined],
  ])('reads the title of %s', (meta, title) => {
    expect(parseFenceMeta(meta).title).toBe(title);
  });

  it('reads line ranges', () => {
    expect(lines('{1,3-5}')).toEqual([1, 3, 4, 5]);
    expect(lines('title="x" {2} wrap')).toEqual([2]);
    expect(lines('{ 1, 3 }')).toEqual([1, 3]);
    expect(lines('{}')).toEqual([]);
    expect(lines('{a}')).toEqual([]);
  });

  it('makes no list of more lines than a sample can have', () => {
    expect(lines('{3-999999999}')).toHaveLength(99_997);
  });

  it('takes nothing out of a quoted value', () => {
    const meta = parseFenceMeta(`title="{1,2} wrap" norun='showLineNumbers {3}' cmd="a wrap b"`);

    expect([...meta.highlightedLines]).toEqual([]);
    expect(meta).toMatchObject({title: '{1,2} wrap', lineNumbers: false, wrap: false});
  });
});
