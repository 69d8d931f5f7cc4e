import {locales, type Locale} from '../../config/locales';
import {routeKey} from '../../lib/routeKey';
import {localeBase, localeOfPath, redirectOf, stripDefaultLocale} from '../../lib/routes';

/** The part of a window that the 404 page's script uses. */
export interface NotFoundWindow {
  location: Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>;
  history: Pick<History, 'replaceState'>;
  document: {documentElement: {lang: string}};
  fetch: (url: string) => Promise<Pick<Response, 'ok' | 'json'>>;
}

/** Goes before the wanted address in the hash of another language's 404 page. Hosts never see a hash. */
const handOver = '#!';

const fileOf = (locale: Locale): string => `${localeBase(locale)}404.html`;

const isNotFoundFile = (pathname: string): boolean =>
  locales.some((locale) => routeKey(pathname) === routeKey(fileOf(locale)));

/** The address that another language's 404 page handed over, or null when there is none to trust. */
function wantedAddress(hash: string, pageLocale: Locale): string | null {
  if (!hash.startsWith(handOver)) {
    return null;
  }
  try {
    const wanted = decodeURIComponent(hash.slice(handOver.length));
    const url = new URL(wanted, 'https://here.invalid');
    const isOwn =
      wanted.startsWith('/') &&
      url.host === 'here.invalid' &&
      !url.pathname.startsWith('//') &&
      localeOfPath(url.pathname) === pageLocale;
    // Not as it was written: it may name the host.
    return isOwn ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}

/** The canonical path of a misspelt one, from the language's list of routes. */
async function canonicalOf(pathname: string, page: NotFoundWindow): Promise<string | undefined> {
  try {
    const response = await page.fetch(`${localeBase(localeOfPath(pathname))}routes.json`);
    return redirectOf(pathname, response.ok ? ((await response.json()) as string[]) : []);
  } catch {
    // Offline, or damaged: the reader sees the 404 page, which is no worse than before.
    return undefined;
  }
}

/**
 * What the 404 page does before anything is painted. A path that spells the default language goes to the one
 * that does not; a path of another language goes to that language's 404 page, which puts it back into the
 * address bar (for hosts with one root 404.html); a misspelt path goes to its page. It never goes to where
 * it is, so it cannot loop, and a 404 page opened by its own address stays.
 */
export async function runNotFound(page: NotFoundWindow): Promise<void> {
  const {location, history} = page;
  const pageLocale = localeOfPath(`/${page.document.documentElement.lang.split('-')[0] ?? ''}/`);
  if (isNotFoundFile(location.pathname)) {
    const wanted = wantedAddress(location.hash, pageLocale);
    if (wanted === null) {
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
    location.replace(`${fileOf(locale)}${handOver}${encodeURIComponent(`${pathname}${tail}`)}`);
    return;
  }
  const canonical = await canonicalOf(pathname, page);
  if (canonical !== undefined) {
    location.replace(`${canonical}${tail}`);
  }
}
