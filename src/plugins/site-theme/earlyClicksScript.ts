/**
 * Keeps clicks on buttons from before the page's script ran, for `src/client/earlyClicks.ts` to repeat. A
 * constant, so that one content security policy hash serves every page. Buttons that the browser
 * serves by itself (popovers, and dialogs where it knows `command`) are left to it. Ctrl or Cmd+K counts as
 * a click on the search button, where the browser would go to its own search.
 */
export const earlyClicksScript =
  "window.__early=[];addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button:not([popovertarget])');if(b&&window.__early)window.__early.push(b)},true);" +
  "addEventListener('keydown',function(e){var b=e.key==='k'&&(e.ctrlKey||e.metaKey)&&window.__early&&document.querySelector('[data-search-button]');if(b){e.preventDefault();window.__early.push(b)}},true)";
