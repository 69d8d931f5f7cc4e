/** One notice on a page. */
export const scriptNoticeId = 'script-notice';

/**
 * Tells the reader that the page's script did not load, and stops keeping clicks and keys for it. Does nothing the
 * second time, and once the script runs: it may be late after all.
 */
export function showScriptNotice(): void {
  if (window.__early === undefined) {
    return;
  }
  window.__early = undefined;
  const notice = document.getElementById(scriptNoticeId);
  // Spoken when it is shown.
  notice?.setAttribute('role', 'alert');
  notice?.showPopover();
}
