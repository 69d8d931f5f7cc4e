/**
 * Puts the canonical path into the address bar before the page comes to life. Hosts serve a
 * page at odd addresses too (`/guide/start/index`, `/guide/start/quick-start.html`), and the router, which
 * knows one spelling, would hydrate the 404 page over it. Client modules are evaluated before the router
 * is made. Spellings that no file answers are the 404 page's business: `src/features/NotFound/run`.
 */
import {canonicalPathOf} from '../lib/routeKey';

if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const canonical = canonicalPathOf(pathname, window.document);
  if (canonical !== null) {
    window.history.replaceState(window.history.state, '', `${canonical}${search}${hash}`);
  }
}
