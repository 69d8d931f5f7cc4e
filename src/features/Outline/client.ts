import {elementOfHash} from '../../lib/hash';
import {marker} from '../../lib/marker';
import {throttle} from '../../lib/throttle';
import {inBrowser} from '../../client/clientModule';

export const outline = marker('data-outline');

/** Id of the element, which the local bar opens. */
export const outlineId = 'page-outline';

const throttleMs = 100;

/** Height of the zone below the bars in which a heading counts as being read, in CSS pixels. */
const readingZone = 40;

/** Finds the link of the last heading above the reading line; undefined at the top of the page. */
function findCurrent(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const {scrollHeight} = document.documentElement;
  if (window.scrollY <= 0) {
    return undefined;
  }
  if (window.scrollY + window.innerHeight >= scrollHeight - 2) {
    return links.at(-1);
  }
  const bars = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return links.findLast((link) => {
    // A heading in a hidden tab has no box.
    const place = elementOfHash(link.hash)?.getClientRects()[0];
    return place !== undefined && place.top <= bars + readingZone;
  });
}

function markCurrent(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`${outline.selector} a`)];
  const current = findCurrent(links);
  for (const link of links) {
    link.ariaCurrent = link === current ? 'location' : null;
  }
}

inBrowser(() => {
  const update = throttle(markCurrent, throttleMs);
  window.addEventListener('scroll', update, {passive: true});
  window.addEventListener('resize', update, {passive: true});
});

export const onRouteDidUpdate = markCurrent;
