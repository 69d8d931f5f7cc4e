import fs from 'node:fs';
import path from 'node:path';

import {defaultLocale} from '../../src/config/locales';
import {product} from '../../src/config/product';
import {compareStrings, originalStrings} from '../../scripts/interfaceStrings.mjs';
import {root, translatedLocales} from '../content/support/files';
import {findTypographyFaults} from '../content/support/prose';

type Messages = Record<string, {message: string; description?: string}>;

/** Messages that are names, the same in both languages. */
const sameInBoth = new Set<string>([product.name, 'GitHub', 'X', 'Discord']);

let originals: ReturnType<typeof originalStrings>;
beforeAll(() => {
  originals = originalStrings(root, defaultLocale);
}, 60_000);

describe.each(translatedLocales)('interface strings in %s', (locale) => {
  test('every string is translated, and nothing is left of strings that are gone', () => {
    expect(originals.size).toBeGreaterThan(3);
    const unpaired = compareStrings(root, locale, originals)
      .filter(({state}) => state.startsWith('no '))
      .map(({page, id, state}) => `${page}#${id}: ${state}`);
    expect(unpaired).toEqual([]);
  });

  test('every string of ours tells the translator what it is for', () => {
    const silent = [...originals].flatMap(([file, strings]) =>
      Object.entries(strings)
        .filter(([id, {description}]) => !id.startsWith('theme.') && !description)
        .map(([id]) => `${file}#${id}`),
    );
    expect(silent).toEqual([]);
  });
});

describe('interface strings in Chinese', () => {
  test('the messages are Chinese, well set, with the same placeholders', () => {
    const placeholders = (text: string) =>
      [...new Set([...text.matchAll(/\{\w+\}/g)].map(String))].sort();
    let compared = 0;
    for (const [file, strings] of originals) {
      const full = path.join(root, 'i18n/zh', file);
      const own = fs.existsSync(full)
        ? (JSON.parse(fs.readFileSync(full, 'utf8')) as Messages)
        : {};
      for (const [id, {message}] of Object.entries(own)) {
        // Marks and addresses have no words.
        const isName = sameInBoth.has(message) || /^(?:\P{L}+|https:.+)$/u.test(message);
        expect(`${id}: ${isName || /\p{Script=Han}/u.test(message)}`).toBe(`${id}: true`);
        expect(findTypographyFaults({text: message, line: 1}, `${file} ${id}`)).toEqual([]);
        const source = strings[id]?.message ?? '';
        expect([id, ...placeholders(message)]).toEqual([id, ...placeholders(source)]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});
