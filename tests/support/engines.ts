import {findFirefox, findWebKit, missingFonts} from '../harness/browser.mjs';
import {spokenLocales} from './names';

/** True where the tests of the workflow `weekly` run, too: other engines, rare faults. */
export const isWeekly = Boolean(process.env.WEEKLY);

/** The languages in which tests drive the same screens: all in the weekly run, otherwise the first. */
export const screenLocales = isWeekly ? spokenLocales : spokenLocales.slice(0, 1);

/** True where there is a Firefox, in which the tests tagged `@firefox` run once more. */
export const hasFirefox = findFirefox(process.env) !== undefined;

/** True where there is the driver of WebKit that the weekly tests use. */
export const hasWebKit = findWebKit(process.env) !== undefined;

/** True where pages have the fonts of the pictures in `tests/visual`. With others, every picture differs. */
export const hasFonts = missingFonts().length === 0;
