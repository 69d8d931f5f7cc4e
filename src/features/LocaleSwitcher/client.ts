import {marker} from '../../lib/marker';
import {closest, inBrowser} from '../../client/clientModule';
import {outline} from '../Outline/client';

/** Marks a link to the page in another language or version. */
export const alternateLink = marker('data-locale-link');

/** @returns the heading that is being read, as a hash; at the top of the page, that of the address */
function readingPosition(): string {
  const current = document.querySelector(`${outline.selector} [aria-current]`);
  return current?.getAttribute('href') ?? window.location.hash;
}

/** Adds the query and the reading position to a link to another language, before it opens, also in a new tab. */
inBrowser(() => {
  const complete = (event: Event): void => {
    const link = closest<HTMLAnchorElement>(event, `a${alternateLink.selector}`);
    if (link) {
      link.search = window.location.search;
      link.hash = readingPosition();
    }
  };
  document.addEventListener('pointerdown', complete);
  document.addEventListener('click', complete, {capture: true});
});
