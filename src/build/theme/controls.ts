import {installControls, notifyPage} from '../../features/controls';
import {replayEarlyClicks} from '../../runtime/earlyClicks';

/*
 * The controls, where React hydrates the page: `npm start`, and builds with SITE_CLIENT=react.
 * Otherwise src/runtime/index.ts installs them, and this module is never loaded.
 */
if (typeof document !== 'undefined') {
  installControls();
}

/** Called by Docusaurus after each page, the first one included. */
export function onRouteDidUpdate(): void {
  // After React has committed the page.
  setTimeout(() => {
    notifyPage();
    replayEarlyClicks();
  }, 0);
}
