import {marker} from '../../lib/marker';
import {closest, inBrowser} from '../../client/clientModule';

/** Delay after which a menu closes, unless its marker sets one. */
const closeDelayMs = 150;

/** Delay of popovers that are not menus of pages, both ways. */
export const hoverDelayMs = 100;

/** Marks the element around a button and its popover. Its value is the delay in ms, both ways. */
export const hoverMenu = marker('data-hover-menu');

/** Menus that the pointer has opened. They close when it leaves, unless a click has pinned them. */
const hovered = new WeakSet<Element>();
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

const popoverOf = (menu: Element) => menu.querySelector<HTMLElement>('[popover]');

const isOpen = (menu: Element): boolean => menu.querySelector(':popover-open') !== null;

/** Finds the menu that the mouse enters or leaves; moves inside it do not count. */
function crossedMenu(event: PointerEvent): HTMLElement | null {
  const menu = closest(event, hoverMenu.selector);
  const isInside = event.relatedTarget instanceof Node && menu?.contains(event.relatedTarget);
  return event.pointerType === 'mouse' && !isInside ? menu : null;
}

/** Opens or closes after a delay, which the next move of the pointer can cancel. */
function toggleLater(menu: HTMLElement, open: boolean, delayMs: number): void {
  clearTimeout(timers.get(menu));
  const toggle = (): void => {
    if (open && !isOpen(menu)) {
      hovered.add(menu);
    }
    popoverOf(menu)?.togglePopover(open);
  };
  timers.set(menu, setTimeout(toggle, delayMs));
}

/** Places a menu under its button, in browsers that cannot anchor it. */
function place({target}: Event): void {
  const menu = target instanceof HTMLElement && target.closest(hoverMenu.selector);
  const button = menu && menu.querySelector('[popovertarget]')?.getBoundingClientRect();
  if (button) {
    const {clientWidth} = document.documentElement;
    target.style.inset =
      button.left < clientWidth / 2
        ? `${button.bottom}px auto auto ${button.left}px`
        : `${button.bottom}px ${clientWidth - button.right}px auto auto`;
  }
}

/** Opens popovers on hover. The browser opens and closes them by click and keyboard. */
inBrowser(() => {
  if (!CSS.supports('position-area: block-end')) {
    // It does not bubble, but it can be captured.
    document.addEventListener('beforetoggle', place, true);
  }
  document.addEventListener('pointerover', (event) => {
    const menu = crossedMenu(event);
    if (menu) {
      toggleLater(menu, true, Number(hoverMenu.of(menu)));
    }
  });
  document.addEventListener('pointerout', (event) => {
    const menu = crossedMenu(event);
    if (menu) {
      clearTimeout(timers.get(menu));
      if (hovered.has(menu) && isOpen(menu)) {
        toggleLater(menu, false, Number(hoverMenu.of(menu)) || closeDelayMs);
      }
    }
  });
  document.addEventListener('click', (event) => {
    const menu = closest(event, hoverMenu.selector);
    if (menu && closest(event, '[popovertarget]')) {
      clearTimeout(timers.get(menu));
      if (hovered.delete(menu) && isOpen(menu)) {
        // It stays open.
        event.preventDefault();
      }
    }
  });
});
