/** One notice on a page. */
export const scriptNoticeId = 'script-notice';

/** The page's script does not come: nothing keeps the reader's clicks and keys for it any longer, and it is said. */
export function showScriptNotice(): void {
  window.__early = undefined;
  const notice = document.getElementById(scriptNoticeId);
  // Spoken when it is shown.
  notice?.setAttribute('role', 'alert');
  notice?.showPopover();
}
