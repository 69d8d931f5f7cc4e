import {locales} from '../../config/locales';
import {
  decode,
  localeBase,
  localeOfPath,
  redirectOf,
  routeKey,
  stripDefaultLocale,
} from '../../lib/routes';

/** The part of a window that the 404 page's script uses. */
export interface NotFoundWindow {
  location: Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>;
  history: Pick<History, 'replaceState'>;
  document: {documentElement: {lang: string}};
  fetch: (url: string) => Promise<Pick<Response, 'json'>>;
}

/** Precedes the wanted address in the hash of another language's 404 page. Hosts never see a hash. */
const handOver = '#!';

const files = locales.map((locale) => `${localeBase(locale)}404.html`);

/**
 * Runs on the 404 page before anything is painted. A path with the default language goes to the path without it. A path
 * of another language goes to that language's 404 page, which restores it in the address bar (some hosts have one root
 * 404.html). A misspelt path goes to its page. A 404 page opened by its own address stays.
 */
export async function runNotFound(page: NotFoundWindow): Promise<void> {
  const {location, history} = page;
  const pageLocale = localeOfPath(`/${page.document.documentElement.lang.split('-')[0] ?? ''}/`);
  if (files.some((file) => routeKey(file) === routeKey(location.pathname))) {
    const wanted = location.hash.startsWith(handOver)
      ? decode(location.hash.slice(handOver.length))
      : '';
    // A host may answer with the page of another language: do not send the reader back and forth.
    if (!wanted.startsWith('/') || localeOfPath(wanted) !== pageLocale) {
      return;
    }
    history.replaceState(null, '', wanted);
  }
  const {pathname} = location;
  const tail = `${location.search}${location.hash}`;
  const stripped = stripDefaultLocale(pathname);
  if (stripped !== pathname) {
    location.replace(`${stripped}${tail}`);
    return;
  }
  const locale = localeOfPath(pathname);
  if (locale !== pageLocale) {
    const address = encodeURIComponent(`${pathname}${tail}`);
    location.replace(`${localeBase(locale)}404.html${handOver}${address}`);
    return;
  }
  try {
    const routes = await page.fetch(`${localeBase(locale)}routes.json`);
    const canonical = redirectOf(pathname, (await routes.json()) as string[]);
    if (canonical !== undefined) {
      location.replace(`${canonical}${tail}`);
    }
  } catch {
    // Offline, or damaged: the reader sees the 404 page.
  }
}
