import {defaultLocale, locales} from '../../config/locales';
import {siteBase} from '../../config/siteBase';
import {visitedKey} from '../../config/storage';
import {localeBase} from '../../lib/routes';

const bots = /bot|crawl|spider|slurp|lighthouse/i;

/** Whether this is the first page of a reader who can be remembered, or else would be sent on for ever. */
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
 * The first visit, on a page of the default language, goes on to the browser's language, before anything is
 * painted. An address that names a language is a choice and is left alone, and so is the 404 page; bots see
 * what they asked for.
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
