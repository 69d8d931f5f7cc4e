/* Inline in the head of every page: what must happen before the page's own script is there. */
import {showScriptNotice} from '../../features/ScriptNotice/early';
import {markGlobalUi} from '../../features/ScrollToTop/early';
import {rememberFolds, restoreFolds, restoreSidebarScroll} from '../../features/Sidebar/early';
import {restoreTabs} from '../../features/Tabs/early';
import {startWhenPainted} from '../../runtime/early';
import {trustOwnScripts} from '../../runtime/trustedTypes/early';
import {keepEarlyClicks} from '../../runtime/earlyClicks/early';

/** Before each paint, so that nothing that the reader has chosen flashes or shifts. */
function restore(): void {
  restoreTabs();
  restoreFolds();
}

trustOwnScripts();
keepEarlyClicks();
rememberFolds();
markGlobalUi();
const observer = new MutationObserver(restore);
observer.observe(document, {childList: true, subtree: true});
addEventListener('DOMContentLoaded', () => {
  restore();
  observer.disconnect();
  restoreSidebarScroll();
  startWhenPainted(showScriptNotice);
});
