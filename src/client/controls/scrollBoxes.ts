import {throttle} from '../../utils/throttle';
import type {Control} from './types';

const throttleMs = 200;

/** A box that scrolls must be reachable by keyboard (WCAG 2.1.1); one that does not is no stop. */
function markScrollable(): void {
  for (const box of document.querySelectorAll<HTMLElement>('.tableScroll')) {
    if (box.scrollWidth > box.clientWidth) {
      box.tabIndex = 0;
    } else {
      box.removeAttribute('tabindex');
    }
  }
}

/** Wide tables. */
export const scrollBoxes: Control = {
  install() {
    window.addEventListener('resize', throttle(markScrollable, throttleMs), {passive: true});
  },
  onPage: markScrollable,
};
