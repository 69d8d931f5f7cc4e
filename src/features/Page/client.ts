import {whenIdle} from '../../lib/whenIdle';
import {inBrowser} from '../../runtime/clientModule';

/** What CSS leaves to be laid out when it comes near the window: samples, and sections of the landing page. */
const laterParts = '[data-code-block], [data-laid-out-later]';

/** How many are laid out at a time, which a slow phone does within a frame or two. */
const atOnce = 4;

/** What a reader does, and a program that takes a picture does not. */
const signsOfReaders = ['pointerover', 'touchstart', 'keydown'] as const;

/**
 * Lays out the page to its end, and gives that up once there is a reader: opening the search, or another theme, would
 * cost more.
 */
function layOutAll(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(laterParts)];
  let done = 0;
  const goOn = (): void => {
    for (const {style} of parts.slice(done, done + atOnce)) {
      style.contentVisibility = 'visible';
    }
    done += atOnce;
    if (done < parts.length) {
      whenIdle(goOn);
    }
  };
  whenIdle(goOn);
  const giveUp = (): void => {
    done = parts.length;
    parts.forEach(({style}) => (style.contentVisibility = ''));
  };
  for (const sign of signsOfReaders) {
    window.addEventListener(sign, giveUp, {once: true, capture: true, passive: true});
  }
}

/**
 * The page that was loaded is laid out to its end once it is on screen. Programs that take a picture of a whole page do
 * not scroll, and would find empty boxes.
 */
inBrowser(() => {
  if (document.readyState === 'complete') {
    layOutAll();
  } else {
    window.addEventListener('load', layOutAll, {once: true});
  }
});
