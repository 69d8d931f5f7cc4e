import {textOf} from '../../../src/lib/textOf';

describe('textOf', () => {
  it('is what a node shows, however deep it lies', () => {
    expect(
      textOf([
        'Use ',
        <code key="name">
          lib<b>.dts</b>
        </code>,
        ' since ',
        1,
        null,
        false,
      ]),
    ).toBe('Use lib.dts since 1');
  });

  it('is empty for nothing', () => {
    expect(textOf(undefined)).toBe('');
  });
});
