import {marker} from '../../lib/marker';
import {closest, inBrowser} from '../../client/clientModule';

/** Marks a link to the page in another language or version. */
export const alternateLink = marker('data-locale-link');

/** Adds the query and the hash of the address to a link to another language, before it opens, also in a new tab. */
inBrowser(() => {
  const complete = (event: Event): void => {
    const link = closest<HTMLAnchorElement>(event, `a${alternateLink.selector}`);
    if (link) {
      link.search = window.location.search;
      link.hash = window.location.hash;
    }
  };
  document.addEventListener('pointerdown', complete);
  document.addEventListener('click', complete, {capture: true});
});
