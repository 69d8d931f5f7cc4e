import fs from 'node:fs';
import path from 'node:path';

import {findFirefox, findWebKit, missingEngine} from '../../harness/browser.mjs';
import {journeyTitles} from '../../support/engines';

const none = '/nowhere/program';

describe('the engines beside Chromium', () => {
  it('are those that the environment names', () => {
    const driver = process.execPath;
    expect(findFirefox({FIREFOX_PATH: driver})).toBe(driver);
    expect(findWebKit({WEBKIT_DRIVER_PATH: driver, XVFB_PATH: driver})).toEqual({
      driver,
      display: driver,
    });
    expect(missingEngine('Firefox', {FIREFOX_PATH: driver})).toBeNull();
  });

  it('are not silently others', () => {
    expect(() => findFirefox({FIREFOX_PATH: none})).toThrow(`FIREFOX_PATH is "${none}"`);
  });
});

it('every title that Firefox is to run is the beginning of a test', () => {
  const folder = path.join(__dirname, '../../e2e');
  const source = fs
    .readdirSync(folder)
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  // Up to the first part that a loop fills in.
  const beginnings = Array.from(
    source.matchAll(/\btest\(\s*(?:'([^']+)'|`([^`$]+))/g),
    ([, plain, filled]) => plain ?? filled ?? '',
  );
  const unknown = journeyTitles.filter(
    (title) => !beginnings.some((known) => known.startsWith(title) || title.startsWith(known)),
  );
  expect(unknown).toEqual([]);
});
