import {hasModifier} from '../../lib/keys';
import {closest} from '../../runtime/clientModule';

function nextItem(menu: HTMLElement, key: string): HTMLElement | undefined {
  const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const index = items.findIndex((item) => item === document.activeElement);
  switch (key) {
    case 'ArrowDown':
      return items[(index + 1) % items.length];
    case 'ArrowUp':
      return items.at(Math.max(index, 0) - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return undefined;
  }
}

function handleKeyDown(event: KeyboardEvent): void {
  const menu = closest(event, '[role="menu"]');
  const next = menu && !hasModifier(event) && nextItem(menu, event.key);
  if (next) {
    event.preventDefault();
    next.focus();
  } else if (menu && event.key === ' ' && closest(event, 'a')) {
    event.preventDefault();
    closest(event, 'a')?.click();
  } else if (menu && event.key === 'Tab') {
    menu.hidePopover();
  }
}

let installed = false;

/** Takes the focus into a menu that has opened, and serves its keys from then on. */
export function openMenu(menu: Element): void {
  if (!installed) {
    installed = true;
    document.addEventListener('keydown', handleKeyDown);
  }
  menu.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
}
