/** Pictures of the prose; one inside a link is the link's. */
const pictures = 'main article .markdown img:not(a img, [data-no-zoom])';

/** The page is left alone for this long, in milliseconds. */
const setupDelayMs = 100;

let loaded = false;
let timer: ReturnType<typeof setTimeout> | undefined;

async function attach(): Promise<void> {
  const found = [...document.querySelectorAll<HTMLElement>(pictures)];
  if (loaded || found.length > 0) {
    loaded = true;
    const {attachZoom} = await import('./zoom');
    attachZoom(found);
  }
}

/** Zooming of pictures; what it takes is loaded only once a page has pictures. */
export const onRouteDidUpdate = () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    attach().catch((error: unknown) => {
      console.warn('Unable to reach the zoom image target', error);
    });
  }, setupDelayMs);
};
