// This build does not insert styles by script; `css/index.css` imports them.
import mediumZoom, {type Zoom} from 'medium-zoom/dist/pure';

/** Distance that the page may be scrolled before the picture closes, in CSS pixels. */
const scrollOffset = 40;

const openedSelector = '.medium-zoom-image--opened';

let zoom: Zoom | null = null;

/** Keeps focus and screen readers out of the page behind an open picture. */
function setPageInert(inert: boolean): void {
  document.getElementById('__docusaurus')?.toggleAttribute('inert', inert);
}

function handleKeyDown(event: KeyboardEvent): void {
  const {key, target} = event;
  if ((key !== 'Enter' && key !== ' ') || !(target instanceof HTMLElement)) {
    return;
  }
  if (target.matches(openedSelector)) {
    event.preventDefault();
    void zoom?.close();
  } else if (zoom?.getImages().includes(target)) {
    event.preventDefault();
    void zoom.open({target});
  }
}

/** Removes a large picture that could not be loaded: the library may have inserted it before its error arrives. */
function handleError({target}: Event): void {
  const isLarge = target instanceof HTMLImageElement && target.matches(openedSelector);
  if (isLarge && target.getAttribute('src') === target.dataset.zoomSrc) {
    target.remove();
  }
}

function install(): Zoom {
  document.addEventListener('keydown', handleKeyDown);
  document.addEventListener('error', handleError, true);
  window.addEventListener('resize', () => void zoom?.close(), {passive: true});
  return mediumZoom({margin: 0, scrollOffset, background: 'var(--rs-color-bg)'})
    .on('open', () => setPageInert(true))
    .on('opened', () => {
      document.querySelector<HTMLElement>(openedSelector)?.focus({preventScroll: true});
    })
    .on('close', () => setPageInert(false))
    .on('closed', ({target}) => (target as HTMLElement).focus({preventScroll: true}));
}

/** Makes pictures zoom, by pointer and by keyboard, in place of those of the page before. */
export function attachZoom(pictures: readonly HTMLImageElement[]): void {
  zoom?.detach();
  zoom ??= install();
  zoom.attach(...pictures);
  for (const picture of pictures) {
    picture.tabIndex = 0;
    picture.setAttribute('role', 'button');
  }
}
