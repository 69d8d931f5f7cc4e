/** One notice on a page. */
export const scriptNoticeId = 'script-notice';

/** Show the notice that the page script did not load. */
export function showScriptNotice(): void {
  const notice = document.getElementById(scriptNoticeId);
  // Spoken when it is shown.
  notice?.setAttribute('role', 'alert');
  notice?.showPopover();
}
