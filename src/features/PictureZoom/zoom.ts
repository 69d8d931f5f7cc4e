// Without the styles that the whole package would put into the page by script: they are in zoom.css.
import mediumZoom, {type Zoom} from 'medium-zoom/dist/pure';

/** How far the page may be scrolled before the picture closes, in CSS pixels. */
const scrollOffset = 40;

const openedSelector = '.medium-zoom-image--opened';

let zoom: Zoom | null = null;

/** What a reader clicks to close a picture; the library's class names. */
const closingSelector = `.medium-zoom-overlay, ${openedSelector}`;

/** Escape, a click, a new size of the window or another page while a picture still opens: the library would not hear it. */
let closesWhenOpened = false;

/** What lies behind an open picture takes no focus, and is not read out. */
function setPageInert(inert: boolean): void {
  document.getElementById('__docusaurus')?.toggleAttribute('inert', inert);
}

function handleClick({target}: Event): void {
  closesWhenOpened ||= target instanceof Element && target.matches(closingSelector);
}

function handleKeyDown(event: KeyboardEvent): void {
  const {key, target} = event;
  closesWhenOpened ||= key === 'Escape';
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

function handleResize(): void {
  closesWhenOpened = true;
  void zoom?.close();
}

/**
 * Takes away a large picture that is not there, which the library may have put over the page, and would leave there.
 */
function handleError({target}: Event): void {
  if (
    target instanceof HTMLImageElement &&
    target.matches(openedSelector) &&
    target.getAttribute('src') === target.dataset.zoomSrc
  ) {
    target.remove();
  }
}

function install(): Zoom {
  document.addEventListener('click', handleClick);
  document.addEventListener('keydown', handleKeyDown);
  // It does not bubble.
  document.addEventListener('error', handleError, true);
  window.addEventListener('resize', handleResize, {passive: true});
  return mediumZoom({margin: 0, scrollOffset, background: 'var(--rs-color-bg)'})
    .on('open', () => {
      closesWhenOpened = false;
      setPageInert(true);
    })
    .on('opened', () => {
      document.querySelector<HTMLElement>(openedSelector)?.focus({preventScroll: true});
      if (closesWhenOpened) {
        void zoom?.close();
      }
    })
    .on('close', () => setPageInert(false))
    .on('closed', ({target}) => {
      if (target instanceof HTMLElement) {
        target.focus({preventScroll: true});
      }
    });
}

/** Makes pictures zoom, by pointer and by keyboard, in place of those of the page before. */
export function attachZoom(pictures: readonly HTMLElement[]): void {
  closesWhenOpened = true;
  zoom?.detach();
  zoom ??= install();
  zoom.attach(...pictures);
  for (const picture of pictures) {
    // WebKit tells a drawing's size on the page as its natural one, and the library takes it for no drawing
    // unless its address ends like one.
    if (
      picture instanceof HTMLImageElement &&
      picture.src.startsWith('data:image/svg+xml') &&
      !picture.src.endsWith('.svg')
    ) {
      picture.src += '#.svg';
    }
    // The library listens for clicks; the keyboard needs a way in as well.
    picture.tabIndex = 0;
    picture.setAttribute('role', 'button');
  }
}
