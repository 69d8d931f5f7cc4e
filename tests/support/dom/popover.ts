/*
 * The popover part of HTML that the theme uses and jsdom lacks: showing and hiding by call and by
 * `popovertarget` buttons, and the selector `:popover-open`. An attribute holds the state.
 */
const openAttribute = 'data-jsdom-popover-open';

function show(this: HTMLElement): void {
  if (!this.hasAttribute('popover') || this.hasAttribute(openAttribute)) {
    throw new DOMException('not a hidden popover', 'InvalidStateError');
  }
  this.setAttribute(openAttribute, '');
}

function hide(this: HTMLElement): void {
  if (!this.hasAttribute('popover')) {
    throw new DOMException('not a popover', 'NotSupportedError');
  }
  this.removeAttribute(openAttribute);
}

function handleClick({target}: MouseEvent): void {
  const id =
    target instanceof Element ? target.closest('button')?.getAttribute('popovertarget') : null;
  const popover = id ? document.getElementById(id) : null;
  if (popover) {
    (isPopoverOpen(popover) ? hide : show).call(popover);
  }
}

const translated = (selector: string): string =>
  selector.replaceAll(':popover-open', `[${openAttribute}]`);

/** Whether a popover is shown. */
export function isPopoverOpen(popover: Element): boolean {
  return popover.hasAttribute(openAttribute);
}

/** Adds popovers to jsdom for the tests of a file. */
export function installPopover(): void {
  const {matches} = Element.prototype;
  const {querySelectorAll} = Document.prototype;
  beforeAll(() => {
    HTMLElement.prototype.showPopover = show;
    HTMLElement.prototype.hidePopover = hide;
    Element.prototype.matches = function (selector: string): boolean {
      return matches.call(this, translated(selector));
    };
    Document.prototype.querySelectorAll = function (selector: string) {
      return querySelectorAll.call(this, translated(selector));
    } as typeof querySelectorAll;
    // On the window, because a button's activation comes after every listener of the page.
    window.addEventListener('click', handleClick);
  });
  afterAll(() => {
    Element.prototype.matches = matches;
    Document.prototype.querySelectorAll = querySelectorAll;
    window.removeEventListener('click', handleClick);
  });
}
