import {inBrowser} from '../../runtime/clientModule';

/* What hides the bar while the reader scrolls down is loaded where the site asks for it. */
inBrowser(() => {
  if (document.querySelector('[data-navbar="auto"]')) {
    void import('./hideNavbar').then(({hideNavbar}) => hideNavbar());
  }
});
