import {htmlFile, localeBase, localeOfPath} from '../../src/lib/routes';
import {readBuilt, sitemapPaths} from '../support/routes';

/* What axe would say of the text of a page, read from every built page: a browser takes a second for each. */

/** Values of an attribute, or of each element of some kind. */
const all = (html: string, pattern: RegExp): string[] =>
  Array.from(html.matchAll(pattern), ([, value = '']) => value);

function faultsOf(html: string): string[] {
  const text = html.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, '');
  const levels = all(text, /<h([1-6])\b/g).map(Number);
  const skipped = levels.find((level, index) => level > (levels[index - 1] ?? 0) + 1);
  const ids = all(text, /\sid="?([^"\s>]+)/g);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  const pictures = all(text, /(<img\b[^>]*>)/g);
  return [
    levels.filter((level) => level === 1).length === 1 ? '' : 'it has not one <h1>',
    skipped === undefined ? '' : `<h${skipped}> follows a heading of a level above the next`,
    repeated === undefined ? '' : `the id "${repeated}" is there twice`,
    pictures.every((picture) => /\salt(?:=|\s|>)/.test(picture)) ? '' : 'a picture has no alt',
    /<html[^>]* lang="?[a-z]/.test(html) ? '' : 'it has no language',
    /<title[^>]*>[^<]/.test(html) ? '' : 'it has no title',
  ].filter(Boolean);
}

test('every page has one first heading, no gap in its levels, no id twice, alternatives and a title', () => {
  const paths = sitemapPaths();
  expect(paths.length).toBeGreaterThan(100);
  const found = paths.flatMap((path) => {
    const locale = localeOfPath(path);
    const folder = localeBase(locale).slice(1);
    return faultsOf(readBuilt(folder + htmlFile(path, localeBase(locale)))).map(
      (fault) => `${path}: ${fault}`,
    );
  });
  expect(found).toEqual([]);
});
