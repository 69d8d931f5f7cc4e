import {inBrowser} from '../../runtime/clientModule';

/** A box that scrolls must be reachable by keyboard (WCAG 2.1.1); one that does not is no stop. */
function markScrollable(box: Element): void {
  if (box.scrollWidth > box.clientWidth) {
    box.setAttribute('tabindex', '0');
  } else {
    box.removeAttribute('tabindex');
  }
}

let observer: ResizeObserver | null = null;

/** Wide tables and samples. Samples that are not laid out yet are told about when they are. */
inBrowser(() => {
  observer = new ResizeObserver((entries) => entries.forEach(({target}) => markScrollable(target)));
});

export const onRouteDidUpdate = () => {
  observer?.disconnect();
  document.querySelectorAll('.tableScroll, pre').forEach((box) => observer?.observe(box));
};
