// @ts-check

/** @typedef {{passed: number, failed: number}} Count */

/**
 * Adds up figures of a report.
 *
 * @param {any} from
 * @param {readonly string[]} keys
 * @returns {number}
 * @throws {Error} when the report lacks one, rather than counting nothing
 */
function sum(from, keys) {
  return keys.reduce((total, key) => {
    if (typeof from?.[key] !== 'number') {
      throw new Error(`The report has no figure "${key}".`);
    }
    return total + from[key];
  }, 0);
}

/**
 * Counts a Jest `--json` report. A file that could not even run holds no tests, so it counts as one failure.
 *
 * @param {any} json
 * @returns {Count}
 */
export const readJest = (json) => ({
  passed: sum(json, ['numPassedTests']),
  failed: sum(json, ['numFailedTests', 'numRuntimeErrorTestSuites']),
});

/**
 * Counts a Playwright JSON report. Errors outside of tests (a server that does not start, a file that
 * does not load) are failures; so is a flaky test.
 *
 * @param {any} json
 * @returns {Count}
 */
export const readPlaywright = ({stats, errors = []}) => ({
  passed: sum(stats, ['expected']),
  failed: sum(stats, ['unexpected', 'flaky']) + errors.length,
});

/**
 * What a step adds to the totals. A step that fails without a counted failure (a crash, a missing
 * report) counts as one failure, and so does one that ran no test at all.
 *
 * @param {boolean} succeeded whether the step's program ended with status 0
 * @param {Count | null} reported null when there is no readable report
 * @returns {Count}
 */
export function settle(succeeded, reported) {
  const {passed, failed} = reported ?? {passed: 0, failed: 1};
  return failed === 0 && (!succeeded || passed === 0) ? {passed, failed: 1} : {passed, failed};
}
