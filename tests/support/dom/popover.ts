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

function handleClick({target, defaultPrevented}: MouseEvent): void {
  const id =
    target instanceof Element ? target.closest('button')?.getAttribute('popovertarget') : null;
  const popover = id ? document.getElementById(id) : null;
  // A cancelled click activates nothing.
  if (popover && !defaultPrevented) {
    (isPopoverOpen(popover) ? hide : show).call(popover);
  }
}

type Matches = (this: Element, selector: string) => boolean;
type QueryAll = (this: Document, selector: string) => NodeListOf<Element>;

const translated = (selector: string): string =>
  selector.replaceAll(':popover-open', `[${openAttribute}]`);

/** Whether a popover is shown. */
export function isPopoverOpen(popover: Element): boolean {
  return popover.hasAttribute(openAttribute);
}

/** Adds popovers to jsdom for the tests of a file. */
export function installPopover(): void {
  const matches: Matches = Reflect.get(Element.prototype, 'matches');
  const querySelectorAll: QueryAll = Reflect.get(Document.prototype, 'querySelectorAll');
  beforeAll(() => {
    HTMLElement.prototype.showPopover = show;
    HTMLElement.prototype.hidePopover = hide;
    HTMLElement.prototype.togglePopover = function toggle(this: HTMLElement, force) {
      const isOpen = isPopoverOpen(this);
      const open = typeof force === 'boolean' ? force : !isOpen;
      if (open !== isOpen) {
        (open ? show : hide).call(this);
      }
      return open;
    };
    Reflect.set(Element.prototype, 'matches', function (this: Element, selector: string) {
      return matches.call(this, translated(selector));
    });
    Reflect.set(
      Document.prototype,
      'querySelectorAll',
      function (this: Document, selector: string) {
        return querySelectorAll.call(this, translated(selector));
      },
    );
    // On the window, because a button's activation comes after every listener of the page.
    window.addEventListener('click', handleClick);
  });
  afterAll(() => {
    Reflect.set(Element.prototype, 'matches', matches);
    Reflect.set(Document.prototype, 'querySelectorAll', querySelectorAll);
    window.removeEventListener('click', handleClick);
  });
}
