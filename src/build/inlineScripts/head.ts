/* Inline in the head of every page: what must happen before the page's own script is there. */
import {showScriptNotice} from '../../features/ScriptNotice/early';
import {markGlobalUi} from '../../features/ScrollToTop/early';
import {rememberFolds, restoreFolds, restoreSidebarScroll} from '../../features/Sidebar/early';
import {restoreTabs} from '../../features/Tabs/early';
import {loadScript} from '../../runtime/early';

/** Before each paint, so that nothing that the reader has chosen flashes or shifts. */
function restore(): void {
  restoreTabs();
  restoreFolds();
}

rememberFolds();
markGlobalUi();
const observer = new MutationObserver(restore);
observer.observe(document, {childList: true, subtree: true});
addEventListener('DOMContentLoaded', () => {
  restore();
  observer.disconnect();
  restoreSidebarScroll();
});
addEventListener('load', () => loadScript(showScriptNotice));
