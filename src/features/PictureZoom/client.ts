/** Pictures of the prose, without those inside links. */
const pictures = 'main article .markdown img:not(a img, [data-no-zoom])';

/** Delay after the page is shown. */
const setupDelayMs = 100;

let loaded = false;
let timer: ReturnType<typeof setTimeout> | undefined;

async function attach(): Promise<void> {
  const found = [...document.querySelectorAll<HTMLImageElement>(pictures)];
  if (loaded || found.length > 0) {
    loaded = true;
    const {attachZoom} = await import('./zoom');
    attachZoom(found);
  }
}

/** Makes pictures zoom. The code is loaded on the first page with pictures. */
export const onRouteDidUpdate = () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    attach().catch((error: unknown) => {
      console.warn('Unable to reach the zoom image target', error);
    });
  }, setupDelayMs);
};
