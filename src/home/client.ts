import {inBrowser} from '../client/clientModule';

const backgroundChange = 100;

/** Replaces a picture that the asset host does not serve. */
const transparentPicture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";

const pictureSelector = 'img[data-asset]';

function markScrolled(): void {
  document
    .querySelector('[data-landing-hero]')
    ?.toggleAttribute('data-scrolled', window.scrollY > backgroundChange);
}

/** Marks a picture as loaded or missing. The placeholder of a missing one loads, too, and changes nothing. */
function mark(picture: HTMLImageElement, outcome: 'shown' | 'missing'): void {
  if (picture.dataset.asset !== 'missing') {
    picture.dataset.asset = outcome;
    if (outcome === 'missing') {
      picture.src = transparentPicture;
    }
  }
}

/** Marks a picture whose request ended before this script ran. */
function markIfComplete(picture: HTMLImageElement): void {
  if (picture.complete && picture.naturalWidth > 0) {
    mark(picture, 'shown');
  } else if (picture.complete) {
    // Either broken, or an SVG without a size, which some browsers report as 0.
    picture.decode().then(
      () => mark(picture, 'shown'),
      () => mark(picture, 'missing'),
    );
  }
}

function handleOutcome({target, type}: Event): void {
  if (target instanceof HTMLImageElement && target.matches(pictureSelector)) {
    mark(target, type === 'load' ? 'shown' : 'missing');
  }
}

inBrowser(() => {
  window.addEventListener('scroll', markScrolled, {passive: true});
  // `load` and `error` do not bubble, but they can be captured.
  document.addEventListener('load', handleOutcome, true);
  document.addEventListener('error', handleOutcome, true);
});

export const onRouteDidUpdate = () => {
  markScrolled();
  document.querySelectorAll<HTMLImageElement>(pictureSelector).forEach(markIfComplete);
};
