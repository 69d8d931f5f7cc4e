import {readingPosition} from '../../lib/readingPosition';
import {closest, inBrowser} from '../../runtime/clientModule';

/** From the press on, also into a new tab, a link to another language takes the query and the reading place along. */
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
