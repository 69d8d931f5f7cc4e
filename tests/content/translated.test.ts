import {defaultLocale, locales} from '../../src/config/locales';
import {findStale} from '../../src/tasks/translations/ledger.mjs';

/*
 * A section of a translation records which text it was made from. Nobody can tell from the words whether it still
 * says the same; a person says so, with `npm run i18n:done`.
 */
describe.each(locales.filter((locale) => locale !== defaultLocale))('%s', (locale) => {
  test('every section is translated as the original is now (npm run i18n:status says what changed)', () => {
    const behind = findStale(process.cwd(), locale).map(
      ({page, section, kind}) => `${kind}: ${page}#${section}`,
    );
    expect(behind).toEqual([]);
  });
});
