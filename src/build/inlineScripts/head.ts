/* Inline in the head of every page: what must happen before the page's own script is there. */
import {showScriptNotice} from '../../features/ScriptNotice/early';
import {markGlobalUi} from '../../features/ScrollToTop/early';
import {restoreTabs} from '../../features/Tabs/early';
import {startWhenPainted} from '../../runtime/early';
import {trustOwnScripts} from '../../runtime/trustedTypes/early';
import {keepEarlyClicks} from '../../runtime/earlyClicks/early';

trustOwnScripts();
keepEarlyClicks();
markGlobalUi();
// Before each paint, so that nothing that the reader has chosen flashes or shifts.
const observer = new MutationObserver(restoreTabs);
observer.observe(document, {childList: true, subtree: true});
addEventListener('DOMContentLoaded', () => {
  restoreTabs();
  observer.disconnect();
  startWhenPainted(showScriptNotice);
});
