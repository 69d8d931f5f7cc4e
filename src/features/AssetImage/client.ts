import {inBrowser} from '../../client/clientModule';

const selector = 'img[data-asset]';

/** Shows a picture that has been loaded; one that the host does not serve stays transparent. */
function show(picture: HTMLImageElement): void {
  picture.dataset.asset = 'shown';
}

inBrowser(() => {
  const handleLoad = ({target}: Event): void => {
    if (target instanceof HTMLImageElement && target.matches(selector)) {
      show(target);
    }
  };
  // `load` does not bubble, but it can be captured.
  document.addEventListener('load', handleLoad, true);
});

export function onRouteDidUpdate(): void {
  const pictures = document.querySelectorAll<HTMLImageElement>(selector);
  [...pictures].filter(({complete, naturalWidth}) => complete && naturalWidth > 0).forEach(show);
}
