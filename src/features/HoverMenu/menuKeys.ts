import {itemForKey} from '../../lib/keys';
import {closest} from '../../client/clientModule';

const itemSelector = '[role="menuitem"]';

document.addEventListener('keydown', (event) => {
  const menu = closest(event, '[role="menu"]');
  if (!menu) {
    return;
  }
  const items = [...menu.querySelectorAll<HTMLElement>(itemSelector)];
  const current = items.findIndex((item) => item === document.activeElement);
  const next = itemForKey(items, current, event, ['ArrowUp', 'ArrowDown']);
  const link = closest(event, 'a');
  if (next) {
    event.preventDefault();
    next.focus();
  } else if (link && event.key === ' ') {
    event.preventDefault();
    link.click();
  } else if (event.key === 'Tab') {
    menu.hidePopover();
  }
});

/** Takes the focus into a menu that has opened. This module serves its keys, and is loaded for it. */
export function openMenu(menu: Element): void {
  menu.querySelector<HTMLElement>(itemSelector)?.focus();
}
