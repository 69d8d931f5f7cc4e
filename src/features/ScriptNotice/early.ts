/** One notice on a page. */
export const scriptNoticeId = 'script-notice';

/**
 * Tells that the page's script did not load, and stops keeping clicks for it; once, and not if the script was only
 * late.
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
