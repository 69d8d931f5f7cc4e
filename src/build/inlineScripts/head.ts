/* Inline in the head of every page: what must happen before the page's own script is there. */
import {showScriptNotice} from '../../features/ScriptNotice/early';
import {markGlobalUi} from '../../features/ScrollToTop/early';
import {restoreTabs} from '../../features/Tabs/early';
import {loadScript} from '../../runtime/early';

markGlobalUi();
// Before each paint, so that nothing that the reader has chosen flashes or shifts.
const observer = new MutationObserver(restoreTabs);
observer.observe(document, {childList: true, subtree: true});
addEventListener('DOMContentLoaded', () => {
  restoreTabs();
  observer.disconnect();
});
addEventListener('load', () => loadScript(showScriptNotice));
