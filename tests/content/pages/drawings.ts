import {readdirSync} from 'node:fs';

import {locales} from '../../../src/config/locales';
import {listPairs, readText} from '../support/files';

const folder = 'static/img';

/** The labels of each language, by its name. */
function labelsOf(drawing: string): Map<string, number> {
  const groups = drawing.matchAll(/<g class="language" id="(\w+)\.svg">([^]*?)<\/g>/g);
  return new Map(
    [...groups].map(([, locale = '', labels = '']) => [locale, labels.split('<text').length - 1]),
  );
}

const styleOf = (drawing: string): string => /<style>[^]*<\/style>/.exec(drawing)?.[0] ?? '';

const addressesIn = (page: string): string[] =>
  [...readText(page).matchAll(/\(\/img\/([\w-]+\.svg#\w+)\.svg\)/g)].map(
    ([, address = '']) => address,
  );

const drawings = readdirSync(folder).filter((name) => name.endsWith('.svg'));
const [first = ''] = drawings;

test.each(drawings)(
  '%s has the colours of the others, and every label in each language',
  (name) => {
    const drawing = readText(`${folder}/${name}`);
    expect(styleOf(drawing)).toBe(styleOf(readText(`${folder}/${first}`)));
    const labels = labelsOf(drawing);
    expect([...labels.keys()].sort()).toEqual([...locales].sort());
    expect(new Set(labels.values()).size).toBe(1);
  },
);

test('every drawing is on a page, and each page shows its own language', () => {
  const used = listPairs().flatMap(({en, zh}) => {
    const names = addressesIn(en).map((address) => address.replace(/#.*/, ''));
    expect(addressesIn(en)).toEqual(names.map((name) => `${name}#en`));
    expect(addressesIn(zh).sort()).toEqual(names.map((name) => `${name}#zh`).sort());
    return names;
  });
  expect(used.sort()).toEqual([...drawings].sort());
});
