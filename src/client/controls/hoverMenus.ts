import {closest, type Control} from './types';

/** How long a menu stays after the pointer has left it. Source: specification, section 9. */
const closeDelayMs = 150;

const menuSelector = '[data-hover-menu]';

/** Menus that the pointer has just opened: the click that follows must not close them. */
const openedByHover = new WeakSet<HTMLElement>();
const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

function buttonOf(menu: HTMLElement): HTMLButtonElement | null {
  return menu.querySelector('button[aria-expanded]');
}

function isOpen(menu: HTMLElement): boolean {
  return buttonOf(menu)?.getAttribute('aria-expanded') === 'true';
}

function setOpen(menu: HTMLElement, open: boolean): void {
  clearTimeout(timers.get(menu));
  const button = buttonOf(menu);
  const list = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  button?.setAttribute('aria-expanded', String(open));
  if (list) {
    list.hidden = !open;
  }
}

/** Whether a pointer event crosses the edge of a menu, and is not a move inside it. */
function crosses(menu: HTMLElement, event: PointerEvent): boolean {
  return (
    event.pointerType === 'mouse' &&
    !(event.relatedTarget instanceof Node && menu.contains(event.relatedTarget))
  );
}

function handlePointerOver(event: PointerEvent): void {
  const menu = closest(event, menuSelector);
  if (menu && crosses(menu, event)) {
    if (!isOpen(menu)) {
      openedByHover.add(menu);
    }
    setOpen(menu, true);
  }
}

function handlePointerOut(event: PointerEvent): void {
  const menu = closest(event, menuSelector);
  if (menu && crosses(menu, event)) {
    clearTimeout(timers.get(menu));
    timers.set(
      menu,
      setTimeout(() => setOpen(menu, false), closeDelayMs),
    );
  }
}

function handleClick(event: MouseEvent): void {
  const menu = closest(event, menuSelector);
  if (menu && closest(event, 'button[aria-expanded]')) {
    setOpen(menu, openedByHover.has(menu) || !isOpen(menu));
    openedByHover.delete(menu);
  }
}

/** Escape closes wherever the focus is: the pointer alone may have opened the menu (WCAG 1.4.13). */
function handleKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape') {
    return;
  }
  for (const menu of document.querySelectorAll<HTMLElement>(menuSelector)) {
    if (isOpen(menu)) {
      event.preventDefault();
      const hadFocus = menu.contains(document.activeElement);
      setOpen(menu, false);
      if (hadFocus) {
        buttonOf(menu)?.focus();
      }
    }
  }
}

function handleFocusOut(event: FocusEvent): void {
  const menu = closest(event, menuSelector);
  if (menu && !(event.relatedTarget instanceof Node && menu.contains(event.relatedTarget))) {
    setOpen(menu, false);
  }
}

function closeAll(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(menuSelector)) {
    setOpen(menu, false);
  }
}

/** Menus that open on hover, click and keyboard (row NV-3, WCAG 1.4.13). */
export const hoverMenus: Control = {
  install() {
    document.addEventListener('pointerover', handlePointerOver);
    document.addEventListener('pointerout', handlePointerOut);
    document.addEventListener('click', handleClick);
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('focusout', handleFocusOut);
  },
  onPage: closeAll,
};
