import {localeConfigs, locales} from '../../src/config/locales';
import {findStale} from '../../src/tasks/translations/ledger.mjs';
import {listTranslated, readText, translatedLocales} from './support/files';

/*
 * A section of a translation records which text it was made from. Nobody can tell from the words whether it still
 * says the same; a person says so, with `npm run i18n:done`.
 */
describe.each(translatedLocales)('%s', (locale) => {
  test('every section is translated as the original is now (npm run i18n:status says what changed)', () => {
    const behind = findStale(process.cwd(), locale)
      .filter(({kind}) => kind !== 'missing' || !localeConfigs[locale].isPartial)
      .map(({page, section, kind}) => `${kind}: ${page}#${section}`);
    expect(behind).toEqual([]);
  });
});

test('no page still says that it is to be written, as npm run new:page leaves it', () => {
  const files = listTranslated().flatMap(({page, translation}) => [page, translation]);
  const unwritten = files.filter((file) =>
    locales.some((locale) => readText(file).includes(localeConfigs[locale].placeholder)),
  );
  expect(unwritten).toEqual([]);
});
