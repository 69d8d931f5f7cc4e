/* Decides which clicks navigation handles. All others are left to the browser. */

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
    !isOpenPage(link)
  );
}

/** @returns whether a click opens its link in this tab, and nothing has handled it yet */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented && !hasModifier(event);
}

/** @returns the address of the link of an event; null for downloads, other windows and invalid addresses */
export function linkOf(event: Event): URL | null {
  const link = closest<HTMLAnchorElement>(event, 'a[href]:not([download])');
  return link?.origin && ['', '_self'].includes(link.target) ? new URL(link.href) : null;
}
