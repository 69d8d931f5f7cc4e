import {throttle} from '../../lib/throttle';
import {inBrowser} from '../../runtime/clientModule';

const throttleMs = 200;

/** Takes the navigation bar away while the reader scrolls down, and brings it back. Only sites that ask for it have this module. */
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
