import type {Zoom} from 'medium-zoom';

import type {Control} from './types';

/** Pictures of the prose; one inside a link is the link's. */
const pictures = 'main article .markdown img:not(a img, [data-no-zoom])';

/** What a reader clicks to close a picture; the library's own class names. */
const opened = '.medium-zoom-overlay, .medium-zoom-image--opened';

/** The page is left alone for this long, in milliseconds. Source: specification, section 9. */
const setupDelayMs = 100;

/** How far the page may be scrolled before the picture closes, in CSS pixels. Same source. */
const scrollOffset = 40;

let zoom: Zoom | null = null;

/** Escape, a click or a new size of the window while a picture still opens: the library would not hear it. */
let closesWhenOpened = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** medium-zoom listens for clicks; the keyboard needs a way in as well. */
function makeReachable(picture: HTMLElement): void {
  picture.tabIndex = 0;
  picture.setAttribute('role', 'button');
}

async function attach(): Promise<void> {
  const found = [...document.querySelectorAll<HTMLElement>(pictures)];
  if (found.length === 0) {
    return;
  }
  const {default: mediumZoom} = await import('medium-zoom');
  zoom?.detach();
  zoom = mediumZoom(found, {margin: 0, scrollOffset, background: 'var(--rs-color-bg)'});
  zoom.on('open', () => {
    closesWhenOpened = false;
  });
  zoom.on('opened', () => {
    if (closesWhenOpened) {
      void zoom?.close();
    }
  });
  found.forEach(makeReachable);
}

/** Zooming of pictures (row PC-6); the library is loaded only on pages that have pictures. */
export const zoomPictures: Control = {
  install() {
    document.addEventListener('click', ({target}) => {
      closesWhenOpened ||= target instanceof Element && target.matches(opened);
    });
    document.addEventListener('keydown', (event) => {
      const {target} = event;
      closesWhenOpened ||= event.key === 'Escape';
      if (
        (event.key === 'Enter' || event.key === ' ') &&
        target instanceof HTMLElement &&
        target.matches(pictures)
      ) {
        event.preventDefault();
        void zoom?.open({target});
      }
    });
    window.addEventListener(
      'resize',
      () => {
        closesWhenOpened = true;
        void zoom?.close();
      },
      {passive: true},
    );
  },
  onPage() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      attach().catch((error: unknown) => {
        console.warn('Unable to reach the zoom image target', error);
      });
    }, setupDelayMs);
  },
};
