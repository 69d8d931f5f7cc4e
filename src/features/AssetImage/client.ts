import {inBrowser} from '../../client/clientModule';

/** Shows the pictures that have been loaded; one that the host does not serve stays transparent. */
export function onRouteDidUpdate(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-asset]')) {
    if (picture.complete && picture.naturalWidth > 0) {
      picture.dataset.asset = 'shown';
    }
  }
}

// `load` does not bubble, but it can be captured.
inBrowser(() => document.addEventListener('load', onRouteDidUpdate, true));
