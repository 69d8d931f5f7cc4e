import {marker} from '../../lib/marker';
import {prefersReducedMotion} from '../../lib/prefersReducedMotion';
import {closest, inBrowser} from '../../client/clientModule';
import {markGlobalUi} from './early';

export const scrollButton = marker('data-scroll-top');

/** Shows the button once the page is scrolled. */
function showButton(): void {
  const button = document.querySelector<HTMLElement>(scrollButton.selector);
  if (button) {
    button.hidden = window.scrollY <= 0;
  }
}

inBrowser(() => {
  window.addEventListener('scroll', showButton, {passive: true});
  document.addEventListener('click', (event) => {
    if (closest(event, scrollButton.selector)) {
      window.scrollTo({top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth'});
      // The button disappears, so the focus moves to the start of the page.
      document
        .querySelector<HTMLElement>('header a:not([popover] a)')
        ?.focus({preventScroll: true});
    }
  });
});

export const onRouteDidUpdate = () => {
  showButton();
  markGlobalUi();
};
