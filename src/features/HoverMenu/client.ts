import {afterPaint} from '../../lib/afterPaint';
import {itemForKey} from '../../lib/keys';
import {closest, inBrowser, onNextPage} from '../../client/clientModule';

const closeDelayMs = 150;

const menuSelector = '[data-hover-menu]';

/** Menus that the pointer has just opened, which the click that follows must not close. */
const openedByHover = new WeakSet<HTMLElement>();
const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

const allMenus = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(menuSelector)];

function buttonOf(menu: HTMLElement): HTMLButtonElement | null {
  return menu.querySelector('button');
}

/** Finds what the button opens: a native popover, or an element that is hidden while it is closed. */
function panelOf(menu: HTMLElement): HTMLElement | null {
  return menu.querySelector('button + *');
}

function isOpen(menu: HTMLElement): boolean {
  const panel = panelOf(menu);
  return panel?.hasAttribute('popover') ? panel.matches(':popover-open') : panel?.hidden === false;
}

function setOpen(menu: HTMLElement, open: boolean): void {
  clearTimeout(timers.get(menu));
  const panel = panelOf(menu);
  if (panel?.hasAttribute('popover')) {
    panel.togglePopover(open);
  } else if (panel) {
    panel.hidden = !open;
    buttonOf(menu)?.setAttribute('aria-expanded', String(open));
  }
}

/** Opens or closes after a delay, which the next move of the pointer can cancel. */
function setOpenLater(menu: HTMLElement, open: boolean, delayMs: number): void {
  clearTimeout(timers.get(menu));
  const timer = setTimeout(() => setOpen(menu, open), delayMs);
  timers.set(menu, timer);
}

/** Finds the menu that the mouse enters or leaves; moves inside it do not count. */
function findCrossedMenu(event: PointerEvent): HTMLElement | null {
  const menu = closest(event, menuSelector);
  const isInside = event.relatedTarget instanceof Node && menu?.contains(event.relatedTarget);
  return event.pointerType === 'mouse' && !isInside ? menu : null;
}

function handlePointerOver(event: PointerEvent): void {
  const menu = findCrossedMenu(event);
  if (menu) {
    if (!isOpen(menu)) {
      openedByHover.add(menu);
    }
    // A number in the attribute delays both ways.
    const delayMs = Number(menu.dataset.hoverMenu);
    if (delayMs) {
      setOpenLater(menu, true, delayMs);
    } else {
      setOpen(menu, true);
    }
  }
}

function handlePointerOut(event: PointerEvent): void {
  const menu = findCrossedMenu(event);
  if (menu) {
    setOpenLater(menu, false, Number(menu.dataset.hoverMenu) || closeDelayMs);
  }
}

function handleClick(event: MouseEvent): void {
  const menu = closest(event, menuSelector);
  if (menu && closest(event, 'button') === buttonOf(menu)) {
    // The browser would toggle a popover once more.
    event.preventDefault();
    if (openedByHover.delete(menu) && isOpen(menu)) {
      return;
    }
    const open = !isOpen(menu);
    if (event.detail === 0) {
      // A key was pressed: the next one, Tab, moves into the menu.
      setOpen(menu, open);
    } else {
      afterPaint(() => setOpen(menu, open));
    }
  }
}

/** Closes a menu. Focus inside it moves to its button. */
function close(menu: HTMLElement): void {
  const hadFocus = menu.contains(document.activeElement);
  setOpen(menu, false);
  if (hadFocus) {
    buttonOf(menu)?.focus();
  }
}

/** Moves through the links with the arrow keys; ArrowDown on the button opens the menu. */
function handleArrows(event: KeyboardEvent): void {
  const menu = closest(event, menuSelector);
  if (!menu) {
    return;
  }
  if (event.key === 'ArrowDown' && event.target === buttonOf(menu)) {
    setOpen(menu, true);
  }
  const links = isOpen(menu) ? [...(panelOf(menu)?.querySelectorAll('a') ?? [])] : [];
  const current = links.findIndex((link) => link === document.activeElement);
  const next = itemForKey(links, current, event, ['ArrowUp', 'ArrowDown']);
  if (next) {
    event.preventDefault();
    next.focus();
  }
}

/** Closes open menus on Escape, wherever the focus is: the pointer alone may have opened them (WCAG 1.4.13). */
function handleKeyDown(event: KeyboardEvent): void {
  const opened = event.key === 'Escape' ? allMenus().filter(isOpen) : [];
  if (opened.length > 0) {
    event.preventDefault();
    opened.forEach(close);
  } else {
    handleArrows(event);
  }
}

function handleFocusOut(event: FocusEvent): void {
  const menu = closest(event, menuSelector);
  // Without a related target, the window lost the focus, or the pointer pressed on text inside.
  if (menu && event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget)) {
    setOpen(menu, false);
  }
}

function closeAll(): void {
  allMenus().forEach(close);
}

/** Menus that open on hover, click and keyboard (WCAG 1.4.13). */
inBrowser(() => {
  document.addEventListener('pointerover', handlePointerOver);
  document.addEventListener('pointerout', handlePointerOut);
  document.addEventListener('click', handleClick);
  document.addEventListener('keydown', handleKeyDown);
  document.addEventListener('focusout', handleFocusOut);
  // The back/forward cache would restore the page with an open menu.
  window.addEventListener('pagehide', closeAll);
});

export const onRouteDidUpdate = onNextPage(closeAll);
