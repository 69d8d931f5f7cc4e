import {findFirefox, findWebKit} from '../harness/browser.mjs';

/** Whether the tests run that the workflow `weekly` runs: other engines, rare faults, races. */
export const isWeekly = Boolean(process.env.WEEKLY);

/** Whether this machine has the Firefox in which the tests tagged `@firefox` run once more. */
export const hasFirefox = findFirefox(process.env) !== undefined;

/** Whether it has the driver of WebKit that the weekly tests use. */
export const hasWebKit = findWebKit(process.env) !== undefined;
