import {inBrowser} from '../../client/clientModule';

/** Makes a box a tab stop if it scrolls (WCAG 2.1.1). */
function markScrollable(box: Element): void {
  if (box.scrollWidth > box.clientWidth) {
    box.setAttribute('tabindex', '0');
  } else if (box.clientWidth > 0) {
    // Otherwise it is not rendered yet, and keeps what the page says.
    box.removeAttribute('tabindex');
  }
}

let observer: ResizeObserver | null = null;

// Also called when a sample below the fold is laid out.
inBrowser(() => {
  observer = new ResizeObserver((entries) => entries.forEach(({target}) => markScrollable(target)));
});

export const onRouteDidUpdate = () => {
  observer?.disconnect();
  document.querySelectorAll('.tableScroll, pre').forEach((box) => observer?.observe(box));
};
