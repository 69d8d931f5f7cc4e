import {inBrowser} from '../../runtime/clientModule';

/** What CSS leaves to be laid out when it comes near the window: samples, and sections of the landing page. */
const laterParts = '[data-code-block], [data-laid-out-later]';

/** How many are laid out at a time, which a slow phone does within a frame or two. */
const atOnce = 4;

/** Does a task when the browser has nothing else to do. Safari cannot tell when that is. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(task);
  } else {
    setTimeout(task, 200);
  }
}

function layOut(parts: readonly HTMLElement[]): void {
  for (const {style} of parts.slice(0, atOnce)) {
    style.contentVisibility = 'visible';
  }
  if (parts.length > atOnce) {
    whenIdle(() => layOut(parts.slice(atOnce)));
  }
}

/**
 * The page that was loaded is laid out to its end once it is on screen. Programs that take a picture of a whole page do
 * not scroll, and would find empty boxes.
 */
inBrowser(() => {
  const begin = (): void =>
    whenIdle(() => layOut([...document.querySelectorAll<HTMLElement>(laterParts)]));
  if (document.readyState === 'complete') {
    begin();
  } else {
    window.addEventListener('load', begin, {once: true});
  }
});
