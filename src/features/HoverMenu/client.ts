import {marker} from '../../lib/marker';
import {closest, inBrowser, onNextPage} from '../../client/clientModule';

/** Marks the element around a button and its popover. Its value is the delay in ms, both ways. */
export const hoverMenu = marker('data-hover-menu');

/** Marks a popover of narrow screens that is a column on wide ones: sidebar and outline. */
export const panel = marker('data-panel');

/** Delay after which a menu closes, unless its marker sets one. */
const closeDelayMs = 150;

/** The menu that the pointer has opened, and that closes when it leaves. A click keeps it open. */
let hovered: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function later(task: () => void, delayMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(task, delayMs);
}

function toggle(menu: HTMLElement | null, open: boolean): void {
  menu?.querySelector<HTMLElement>('[popover]')?.togglePopover(open);
}

const isOpen = (menu: HTMLElement): boolean => menu.querySelector(':popover-open') !== null;

/** Finds the menu that the mouse enters or leaves; moves inside it do not count. */
function crossedMenu(event: PointerEvent): HTMLElement | null {
  const menu = closest(event, hoverMenu.selector);
  const isInside = event.relatedTarget instanceof Node && menu?.contains(event.relatedTarget);
  return event.pointerType === 'mouse' && !isInside ? menu : null;
}

function closePopovers(): void {
  document.querySelectorAll<HTMLElement>(':popover-open').forEach((each) => each.hidePopover());
}

function openOnHover(): void {
  document.addEventListener('pointerover', (event) => {
    const menu = crossedMenu(event);
    if (menu) {
      const open = (): void => {
        hovered = isOpen(menu) ? hovered : menu;
        toggle(menu, true);
      };
      later(open, Number(hoverMenu.read(menu)));
    }
  });
  document.addEventListener('pointerout', (event) => {
    const menu = crossedMenu(event);
    if (menu) {
      later(() => toggle(hovered, false), Number(hoverMenu.read(menu)) || closeDelayMs);
    }
  });
}

inBrowser(() => {
  // In other browsers, a menu opens at the lower edge of the window, by a click.
  if (CSS.supports('position-area: block-end')) {
    openOnHover();
  }
  document.addEventListener('click', (event) => {
    const menu = closest(event, '[popovertarget]') && closest(event, hoverMenu.selector);
    if (menu) {
      clearTimeout(timer);
      if (menu === hovered && isOpen(menu)) {
        event.preventDefault();
      }
      hovered = null;
    } else if (closest(event, `${panel.selector} a`)) {
      closePopovers();
    }
  });
  // A popover would cover what has the focus (WCAG 2.4.11).
  document.addEventListener('focusin', (event) => {
    if (!closest(event, ':popover-open, [popovertarget]')) {
      closePopovers();
    }
  });
  // At these widths, panels become columns.
  window.matchMedia('(960px < width < 1280px)').addEventListener('change', closePopovers);
});

export const onRouteDidUpdate = onNextPage(closePopovers);
