// @ts-check

/** @typedef {{passed: number, failed: number}} Count */

/**
 * @param {unknown} value
 * @param {string} key
 * @returns {number}
 * @throws {Error} when the report lacks the figure, rather than counting nothing
 */
function figure(value, key) {
  const found = /** @type {Record<string, unknown> | null | undefined} */ (value)?.[key];
  if (typeof found !== 'number') {
    throw new Error(`The report has no figure "${key}".`);
  }
  return found;
}

/**
 * Counts a Jest `--json` report. A file that could not even run holds no tests, so it counts as one
 * failure. Skipped tests are neither passed nor failed.
 *
 * @param {unknown} json
 * @returns {Count}
 * @throws {Error} when it is no such report
 */
export function readJest(json) {
  return {
    passed: figure(json, 'numPassedTests'),
    failed: figure(json, 'numFailedTests') + figure(json, 'numRuntimeErrorTestSuites'),
  };
}

/**
 * Counts a Playwright JSON report. Errors outside of tests (a server that does not start, a file that
 * does not load) are failures; so is a flaky test.
 *
 * @param {unknown} json
 * @returns {Count}
 * @throws {Error} when it is no such report
 */
export function readPlaywright(json) {
  const {stats, errors} = /** @type {{stats?: unknown, errors?: unknown}} */ (json);
  return {
    passed: figure(stats, 'expected'),
    failed:
      figure(stats, 'unexpected') +
      figure(stats, 'flaky') +
      (Array.isArray(errors) ? errors.length : 0),
  };
}

/**
 * What a step adds to the totals. A step that fails without a counted failure (a crash, a missing
 * report) counts as one failure, and so does one that ran no test at all.
 *
 * @param {boolean} succeeded whether the step's program ended with status 0
 * @param {Count | null} reported null when there is no readable report
 * @returns {Count}
 */
export function settle(succeeded, reported) {
  if (!reported) {
    return {passed: 0, failed: 1};
  }
  if (reported.failed === 0 && (!succeeded || reported.passed === 0)) {
    return {passed: reported.passed, failed: 1};
  }
  return reported;
}
