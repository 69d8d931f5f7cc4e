import {readingPosition} from '../../lib/readingPosition';
import {closest, inBrowser} from '../../runtime/clientModule';

/**
 * A link to another language takes the query and the place being read along. Its address
 * is completed when it is pressed, so that opening it in a new tab works, too.
 */
inBrowser(() => {
  const complete = (event: Event): void => {
    const link = closest<HTMLAnchorElement>(event, 'a[data-locale-link]');
    if (link) {
      link.search = window.location.search;
      link.hash = readingPosition();
    }
  };
  document.addEventListener('pointerdown', complete);
  document.addEventListener('click', complete, {capture: true});
});
