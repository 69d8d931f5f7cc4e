/**
 * Keeps clicks on buttons from before the page's script ran, for `src/client/earlyClicks.ts` to repeat. A
 * constant, so that one content security policy hash serves every page. Buttons that the browser
 * serves by itself (popovers, and dialogs where it knows `command`) are left to it.
 */
export const earlyClicksScript =
  "window.__early=[];addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button:not([popovertarget])');if(b&&window.__early)window.__early.push(b)},true)";
