import {defaultLocale, locales} from '../../config/locales';
import {siteBase} from '../../config/siteBase';
import {visitedKey} from '../../config/storage';
import {localeBase} from '../../lib/routes';

const bots = /bot|crawl|spider|slurp|lighthouse/i;

/** Returns true on the first visit. False without storage, because every page would redirect. */
function isFirstVisit(): boolean {
  try {
    const visited = localStorage.getItem(visitedKey);
    localStorage.setItem(visitedKey, '1');
    return !visited;
  } catch {
    return false;
  }
}

/*
 * Redirects the first visit to the browser's language, before the first paint. An address that names a language is the
 * reader's choice. The 404 page and bots are not redirected.
 */
const {lang, dataset} = document.documentElement;
const [language] = navigator.language.toLowerCase().split('-');
const locale = locales.find((each) => each === language);
if (
  dataset.notFound === undefined &&
  isFirstVisit() &&
  locale &&
  locale !== defaultLocale &&
  lang === defaultLocale &&
  !bots.test(navigator.userAgent)
) {
  location.replace(
    localeBase(locale) + location.pathname.slice(siteBase.length) + location.search + location.hash,
  );
}
