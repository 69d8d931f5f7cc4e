import {readingPosition} from '../../lib/readingPosition';
import {closest, inBrowser} from '../../client/clientModule';

/** Adds the query and the reading position to a link to another language, before it opens, also in a new tab. */
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
