/* Runs in the head of every page, before the first paint. */
import {showScriptNotice} from '../../features/ScriptNotice/early';
import {markGlobalUi} from '../../features/ScrollToTop/early';
import {restoreTabs} from '../../features/Tabs/early';
import {loadScript} from '../../client/early';
import {whenIdle} from '../../lib/whenIdle';

markGlobalUi();
// Whenever the parser adds something, so that the chosen tabs are there at the first paint.
const observer = new MutationObserver(restoreTabs);
observer.observe(document, {childList: true, subtree: true});
addEventListener('DOMContentLoaded', () => {
  restoreTabs();
  observer.disconnect();
});
// `load` can come before the first paint.
addEventListener('load', () => whenIdle(() => loadScript(showScriptNotice)));
