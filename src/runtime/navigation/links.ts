/* Which clicks navigation takes over. All others are the browser's. */

import {siteBase} from '../../config/siteBase';
import {hasModifier} from '../../lib/keys';
import {closest} from '../clientModule';

/** A path with a file ending is a file (a feed, a Markdown copy), not a page; `.html` is a page. */
const fileEnding = /\.(?!html$)[a-z0-9]+$/i;

/** @returns whether an address, apart from its hash, is the open one */
export function isOpenPage({origin, pathname, search}: URL): boolean {
  const {location} = window;
  return origin === location.origin && pathname === location.pathname && search === location.search;
}

/** @returns whether a link leads to another page of this site, in any language */
export function isPageLink(link: URL): boolean {
  return (
    link.origin === window.location.origin &&
    link.pathname.startsWith(siteBase) &&
    !fileEnding.test(link.pathname) &&
    // Only the browser finds the text that an address quotes.
    !link.hash.includes(':~:') &&
    !isOpenPage(link)
  );
}

/** @returns whether a click should open its link here: main button, no modifier, not yet handled */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented && !hasModifier(event);
}

/** The link that an event happened on, unless it asks for a window or a download of its own, or has no valid address. */
export function linkOf(event: Event): HTMLAnchorElement | null {
  const link = closest<HTMLAnchorElement>(event, 'a[href]');
  if (!link?.origin || link.hasAttribute('download') || !['', '_self'].includes(link.target)) {
    return null;
  }
  return link;
}
