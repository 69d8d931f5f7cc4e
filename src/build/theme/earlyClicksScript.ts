/**
 * Keeps clicks on buttons from before the page's script ran, for `src/runtime/earlyClicks/index.ts` to repeat. A
 * constant, so that one content security policy hash serves every page. Buttons that the browser
 * serves by itself (popovers, and dialogs where it knows `command`) are left to it. The
 * keys of search are kept with them, and from the browser, which has a use of its own for each; what they
 * mean is decided when they are repeated.
 */
export const earlyClicksScript =
  "window.__early=[];addEventListener('click',e=>{let b=e.target.closest?.('button:not([popovertarget])');if(b)window.__early?.push(b)},true);" +
  "addEventListener('keydown',e=>{let k=e.key,q=window.__early;if(q&&(k==='k'&&(e.ctrlKey||e.metaKey)||k==='/'&&!e.target.closest('input,textarea,select'))&&document.querySelector('[data-search-button]')){e.preventDefault();q.push(e)}},true)";
