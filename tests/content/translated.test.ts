import {changedLines} from '../../src/tasks/translations/changes.mjs';
import {findStale} from '../../src/tasks/translations/ledger.mjs';
import {translatedLocales} from './support/files';

/*
 * A section of a translation records the two texts that a translator has read beside each other. No program can tell from
 * the words whether they still say the same, and whether it is true; a translator says so, with `npm run i18n:done`. Until
 * then, each line that has changed in either language is named here.
 */
describe.each(translatedLocales)('%s', (locale) => {
  test('every changed line was read in both languages (npm run i18n:done -- <page> says that it was)', () => {
    const unread = findStale(process.cwd(), locale).flatMap((finding) =>
      changedLines(process.cwd(), finding),
    );
    expect(unread).toEqual([]);
  });
});
