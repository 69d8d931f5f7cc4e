import {findFirefox, findWebKit} from '../harness/browser.mjs';

/** True where the tests of the workflow `weekly` run, too: other engines, rare faults. */
export const isWeekly = Boolean(process.env.WEEKLY);

/** True where there is a Firefox, in which the tests tagged `@firefox` run once more. */
export const hasFirefox = findFirefox(process.env) !== undefined;

/** True where there is the driver of WebKit that the weekly tests use. */
export const hasWebKit = findWebKit(process.env) !== undefined;
