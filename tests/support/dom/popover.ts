/*
 * The popover part of HTML that the theme uses and jsdom lacks: showing and hiding by call, by
 * `popovertarget` buttons, and the selector `:popover-open`.
 */
const open: HTMLElement[] = [];

function show(this: HTMLElement): void {
  if (!this.hasAttribute('popover') || open.includes(this)) {
    throw new DOMException('not a hidden popover', 'InvalidStateError');
  }
  open.push(this);
}

function hide(this: HTMLElement): void {
  const index = open.indexOf(this);
  if (index === -1) {
    throw new DOMException('not an open popover', 'InvalidStateError');
  }
  open.splice(index, 1);
}

function handleClick({target}: MouseEvent): void {
  const id =
    target instanceof Element ? target.closest('button')?.getAttribute('popovertarget') : null;
  const popover = id ? document.getElementById(id) : null;
  if (popover) {
    (open.includes(popover) ? hide : show).call(popover);
  }
}

/** Adds popovers to jsdom for the tests of a file, and closes what a test has left open. */
export function installPopover(): void {
  const {matches} = Element.prototype;
  beforeAll(() => {
    HTMLElement.prototype.showPopover = show;
    HTMLElement.prototype.hidePopover = hide;
    Element.prototype.matches = function (selector: string): boolean {
      return selector === ':popover-open'
        ? open.some((element) => element === this)
        : matches.call(this, selector);
    };
    document.addEventListener('click', handleClick);
  });
  afterEach(() => {
    open.length = 0;
  });
  afterAll(() => {
    Element.prototype.matches = matches;
    document.removeEventListener('click', handleClick);
  });
}
