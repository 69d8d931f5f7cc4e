import {defaultLocale, locales} from '../../config/locales';
import {visitedKey} from '../../config/storage';
import {localeBase} from '../../lib/routes/alternates';

const bases = Object.fromEntries(
  locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => [locale, localeBase(locale)]),
);

/**
 * Row RT-20: the first visit, on a page of the default language, goes on to the browser's language. An
 * address that names a language is a choice and is left alone, bots see what they asked for, and where
 * nothing can be remembered nobody is sent anywhere, so it cannot loop. A constant, as above.
 */
export const localeRedirectScript = `(l=>{try{if(localStorage.getItem('${visitedKey}'))return;localStorage.setItem('${visitedKey}','1')}catch{return}let b=${JSON.stringify(bases).replaceAll('"', "'")}[(navigator.language||'').split('-')[0].toLowerCase()];if(b&&document.documentElement.lang==='${defaultLocale}'&&!/bot|crawl|spider|slurp|lighthouse/i.test(navigator.userAgent))l.replace(b+l.pathname.slice(1)+l.search+l.hash)})(location)`;
