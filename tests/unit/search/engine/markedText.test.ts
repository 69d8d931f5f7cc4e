import fc from 'fast-check';

import {escapeHtml} from '../../../../src/search/engine/html';
import {readMarkedText} from '../../../../src/search/engine/markedText';

describe('reading marked text', () => {
  it('gives back what was escaped and marked', () => {
    fc.assert(
      fc.property(fc.array(fc.string({unit: 'binary'})), (texts) => {
        const marked = texts.map((text, index) =>
          index % 2 === 1 ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text),
        );
        // A text that ends with a mark has nothing after it.
        const expected = texts.length % 2 === 1 ? texts : [...texts, ''];
        expect(readMarkedText(marked.join(''))).toEqual(expected);
      }),
    );
  });

  it.each(['x<sup>2</sup>', '<mark>a<b>c</b></mark>', '<mark>open', 'a</mark>', '&nbsp;', 'a & b'])(
    'leaves other HTML alone: %s',
    (html) => {
      expect(readMarkedText(html)).toBeNull();
    },
  );
});
