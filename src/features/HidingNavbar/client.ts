import {throttle} from '../../lib/throttle';
import {inBrowser} from '../../client/clientModule';

const throttleMs = 200;

/** Hides the navigation bar while the reader scrolls down. Included with `hideNavbar: 'auto'`. */
inBrowser(() => {
  let last = window.scrollY;
  const update = throttle(() => {
    const {scrollY} = window;
    const bar = document.querySelector<HTMLElement>('[data-navbar]');
    if (scrollY !== last) {
      const away = scrollY > last && scrollY > (bar?.offsetHeight ?? 0);
      document.documentElement.toggleAttribute('data-navbar-away', away);
      last = scrollY;
    }
  }, throttleMs);
  window.addEventListener('scroll', update, {passive: true});
});
