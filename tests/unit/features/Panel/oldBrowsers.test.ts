/** @jest-environment jsdom */
import {onRouteDidUpdate} from '../../../../src/features/Panel/client';

type QueryAll = (this: Document, selector: string) => NodeListOf<Element>;

const querySelectorAll: QueryAll = Reflect.get(Document.prototype, 'querySelectorAll');

/* Firefox up to 124, Chrome up to 113 and Safari 16 have no popovers. They are older than package.json's
   browserslist, and may run these scripts all the same. Browsers throw for a pseudo-class that they do not
   know; jsdom finds nothing. */
beforeAll(() => {
  jest.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) => {
    if (selector.includes(':popover-open')) {
      throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError');
    }
    return querySelectorAll.call(document, selector);
  });
});

describe('panels in a browser without popovers', () => {
  it('are left alone', () => {
    document.body.innerHTML = '<nav data-panel popover="auto"></nav>';
    const error = jest.spyOn(console, 'error');
    onRouteDidUpdate();

    expect(error).not.toHaveBeenCalled();
  });
});
