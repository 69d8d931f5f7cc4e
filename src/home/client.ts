import {inBrowser, onEachPage} from '../runtime/clientModule';

/** How far the page is scrolled when the hero's background changes, in CSS pixels. */
const backgroundChange = 100;

/** Takes the place of a picture that the asset host does not give. */
const transparentPixel =
  'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const heroSelector = '[data-landing-hero]';
const pictureSelector = 'img[data-asset]';

function markScrolled(): void {
  document
    .querySelector(heroSelector)
    ?.toggleAttribute('data-scrolled', window.scrollY > backgroundChange);
}

function show(picture: HTMLImageElement): void {
  if (picture.dataset.asset !== 'missing') {
    picture.dataset.asset = 'shown';
  }
}

function replace(picture: HTMLImageElement): void {
  if (picture.dataset.asset !== 'missing') {
    picture.dataset.asset = 'missing';
    picture.src = transparentPixel;
  }
}

/** For a picture whose request ended before anyone listened. */
function settle(picture: HTMLImageElement): void {
  if (!picture.complete) {
    return;
  }
  if (picture.naturalWidth > 0) {
    show(picture);
    return;
  }
  // No width: either broken, or a drawing that states no size, which some browsers report as 0.
  picture.decode().then(
    () => show(picture),
    () => replace(picture),
  );
}

function pictureOf({target}: Event): HTMLImageElement | null {
  return target instanceof HTMLImageElement && target.matches(pictureSelector) ? target : null;
}

/** The landing page: the hero's background, and pictures of the asset host. */
inBrowser(() => {
  window.addEventListener('scroll', markScrolled, {passive: true});
  // `load` and `error` do not bubble, but they can be captured.
  document.addEventListener(
    'load',
    (event) => {
      const picture = pictureOf(event);
      if (picture) {
        show(picture);
      }
    },
    true,
  );
  document.addEventListener(
    'error',
    (event) => {
      const picture = pictureOf(event);
      if (picture) {
        replace(picture);
      }
    },
    true,
  );
});

export const onRouteDidUpdate = onEachPage(() => {
  markScrolled();
  document.querySelectorAll<HTMLImageElement>(pictureSelector).forEach(settle);
});
