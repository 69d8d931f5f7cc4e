/* Runs in the head of every page, before the first paint. */
import {markGlobalUi} from '../../features/ScrollToTop/early';
import {restoreTabs} from '../../features/Tabs/early';
import {whenIdle} from '../../lib/whenIdle';

/** Loads the page script, which the root element names. `npm start` names none. */
function loadPageScript(): void {
  const {script: src} = document.documentElement.dataset;
  if (src) {
    document.head.append(Object.assign(document.createElement('script'), {src}));
  }
}

markGlobalUi();
// Whenever the parser adds something, so that the chosen tabs are there at the first paint.
const observer = new MutationObserver(restoreTabs);
observer.observe(document, {childList: true, subtree: true});
addEventListener('DOMContentLoaded', () => {
  restoreTabs();
  observer.disconnect();
});
// Waits for the first paint, which can come after `load`.
addEventListener('load', () => {
  requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(loadPageScript)));
});
