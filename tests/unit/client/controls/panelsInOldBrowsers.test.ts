/** @jest-environment jsdom */
import {panels} from '../../../../src/client/controls/panels';

type QueryAll = (this: Document, selector: string) => NodeListOf<Element>;

const querySelectorAll: QueryAll = Reflect.get(Document.prototype, 'querySelectorAll');

/* Firefox 114-124, Chrome 111-113 and Safari 16.4, all of them in package.json's browserslist, have no
   popovers. Browsers throw for a pseudo-class that they do not know; jsdom finds nothing. */
beforeAll(() => {
  jest.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) => {
    if (selector.includes(':popover-open')) {
      throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError');
    }
    return querySelectorAll.call(document, selector);
  });
});

describe('panels in a browser without popovers', () => {
  // Bug: the selector throws, and that stops the controls that come after this one.
  it('are left alone', () => {
    document.body.innerHTML = '<nav data-panel popover="auto"></nav>';

    expect(() => panels.onPage?.()).not.toThrow();
  });
});
