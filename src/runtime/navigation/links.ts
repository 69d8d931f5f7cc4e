/* Which clicks the client layer takes over. All others are the browser's. */

import {hasModifier} from '../../lib/keys';
import {closest} from '../clientModule';

/** What the decision needs to know of the page that is open. */
export interface Here {
  url: URL;
  /** The language's base path: `/` or `/zh/`. */
  baseUrl: string;
  /** Base paths of the other languages, which are applications of their own. */
  otherBaseUrls: readonly string[];
}

/** A path with a file ending is a file (a feed, a Markdown copy), not a page; `.html` is a page. */
const fileEnding = /\.(?!html$)[a-z0-9]+$/i;

/** Whether a link leads to another page of this language. */
export function isPageLink(link: URL, here: Here): boolean {
  return (
    link.origin === here.url.origin &&
    link.pathname.startsWith(here.baseUrl) &&
    !here.otherBaseUrls.some((base) => `${link.pathname}/`.startsWith(base)) &&
    !fileEnding.test(link.pathname) &&
    // The browser alone finds the text that an address quotes.
    !link.hash.includes(':~:') &&
    (link.pathname !== here.url.pathname || link.search !== here.url.search)
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
