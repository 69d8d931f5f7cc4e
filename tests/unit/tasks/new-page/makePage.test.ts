import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

import {missingTwins} from '../../../../src/build/checks';
import {localeConfigs, locales} from '../../../../src/config/locales';
import {languagesOfPages, makePage} from '../../../../src/tasks/new-page/makePage.mjs';
import {findStale} from '../../../../src/tasks/translations/ledger.mjs';

const names = [...new Set([...locales, 'ja'])];
const languages = names.map((name) => ({
  name,
  placeholder: name === 'ja' ? '未訳。' : localeConfigs[name as 'en'].placeholder,
}));
const i18n = {locales: names, defaultLocale: 'en'};

const pages = [
  'guide/start/index',
  'guide/advanced/dts',
  'guide/advanced/wasm',
  'guide/faq/features',
  'api/index',
];

/** Both shapes that the formatter gives a list. */
const sidebars = `const sidebars = {
  guide: [
    {type: 'category', label: 'Start', items: ['guide/start/index', 'api/index']},
    {
      type: 'category',
      label: 'Advanced',
      items: [
        'guide/advanced/dts',
        'guide/advanced/wasm',
      ],
    },
    {type: 'category', label: 'FAQ and API', items: ['guide/faq/features', 'api/index']},
  ],
};
`;

let root = '';

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const parse = (fileContent: string) => DEFAULT_PARSE_FRONT_MATTER({filePath: 'x.mdx', fileContent});

/** All that the command may have written. */
const files = (): string[] =>
  fs
    .readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.\w+$/.test(file))
    .toSorted();

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'new-page-'));
  const translations = names
    .slice(1)
    .map((name) => `i18n/${name}/docusaurus-plugin-content-docs/current`);
  for (const page of ['docs', ...translations].flatMap((folder) =>
    pages.map((name) => `${folder}/${name}.mdx`),
  )) {
    fs.mkdirSync(path.dirname(path.join(root, page)), {recursive: true});
    fs.writeFileSync(path.join(root, page), '---\ntitle: A page\n---\n');
  }
  fs.mkdirSync(path.join(root, 'blog'));
  fs.writeFileSync(path.join(root, 'sidebars.ts'), sidebars);
});
afterEach(() => fs.rmSync(root, {recursive: true}));

it.each(['true', 'Null', 'False'])('the title "%s" is text', async (title) => {
  makePage(root, 'guide/advanced/new-one', languages, title);
  const {frontMatter} = await parse(read('docs/guide/advanced/new-one.mdx'));
  expect(frontMatter.title).toBe(title);
});

it.each([
  ['two lines', 'A\n---\nslug: /x', 'A --- slug: /x'],
  ['no sign', ' ', 'New one'],
])('a title of %s makes a page all the same', async (_, title, expected) => {
  makePage(root, 'guide/advanced/new-one', languages, title);
  const {frontMatter} = await parse(read('docs/guide/advanced/new-one.mdx'));
  expect(frontMatter.title).toBe(expected);
});

test('a page is there in every language, in the sidebar, and signed off', async () => {
  const before = files();
  const written = makePage(root, 'guide/advanced/new-one', languages, "Node's own: a page");

  const made = files().filter((file) => !before.includes(file));
  expect(written).toEqual(expect.arrayContaining(made));
  expect(made).toContain('docs/guide/advanced/new-one.mdx');
  expect(missingTwins(root, i18n)).toEqual([]);
  for (const locale of ['zh', 'ja']) {
    const behind = findStale(root, locale).filter(({page}) => page.includes('new-one'));
    expect(behind).toEqual([]);
  }
  expect(read('sidebars.ts')).toMatch(
    /'guide\/advanced\/wasm',\n {8}'guide\/advanced\/new-one',\n {6}\],/,
  );

  const pages = languages.map(({name}) =>
    read(
      name === 'en'
        ? 'docs/guide/advanced/new-one.mdx'
        : `i18n/${name}/docusaurus-plugin-content-docs/current/guide/advanced/new-one.mdx`,
    ),
  );
  for (const [index, text] of pages.entries()) {
    const {frontMatter} = await parse(text);
    const placeholder = languages[index]?.placeholder;
    expect(frontMatter).toEqual({title: "Node's own: a page", description: placeholder});
    expect(text.split(String(placeholder))).toHaveLength(5);
  }
});

test('a language that is partly translated gets none: it shows the original', () => {
  const configs = {
    en: {placeholder: 'To be written.'},
    zh: {placeholder: '待写。'},
    ja: {placeholder: '未訳。', isPartial: true},
  };
  expect(languagesOfPages(['en', 'zh', 'ja'], configs)).toEqual([
    {name: 'en', placeholder: 'To be written.'},
    {name: 'zh', placeholder: '待写。'},
  ]);
});

describe('its samples are run', () => {
  const test1 =
    "describePage('docs/guide/advanced/dts.mdx');\ndescribePage('docs/api/index.mdx');\n";
  const test2 =
    "for (const name of ['features']) {\n  describePage(`docs/guide/faq/${name}.mdx`);\n}\n";

  beforeEach(() => {
    fs.mkdirSync(path.join(root, 'tests/samples'), {recursive: true});
    fs.writeFileSync(path.join(root, 'tests/samples/one.test.ts'), test1);
    fs.writeFileSync(path.join(root, 'tests/samples/two.test.ts'), test2);
  });

  test('beside those of the nearest page of its section that has any', () => {
    const written = makePage(root, 'guide/advanced/new-one', languages);
    expect(written).toContain('tests/samples/one.test.ts');
    expect(read('tests/samples/one.test.ts')).toBe(
      test1.replace('\n', "\ndescribePage('docs/guide/advanced/new-one.mdx');\n"),
    );
    expect(read('tests/samples/two.test.ts')).toBe(test2);
  });

  test('at the end of a file that lists the pages of its section by name', () => {
    makePage(root, 'guide/faq/times', languages);
    expect(read('tests/samples/two.test.ts')).toBe(
      `${test2}describePage('docs/guide/faq/times.mdx');\n`,
    );
  });
});

test('the title is the name when none is given; a list of one line stays one', () => {
  makePage(root, 'guide/faq/build-times', languages.slice(0, 1));
  expect(read('docs/guide/faq/build-times.mdx')).toContain('title: Build times\n');
  expect(read('sidebars.ts')).toContain(
    "items: ['guide/faq/features', 'guide/faq/build-times', 'api/index']},",
  );
});

test.each([
  ['guide/advanced/wasm', 'docs/guide/advanced/wasm.mdx exists already.'],
  ['guide/start', 'docs/guide/start/index.mdx exists already.'],
  ['guide/nowhere/x', 'sidebars.ts has no page in "guide/nowhere". Its sections are guide/start'],
  ['x', '"x" is not a valid page name'],
  ['guide/advanced/My_Page', '"guide/advanced/My_Page" is not a valid page name'],
  ['guide/../x', '"guide/../x" is not a valid page name'],
  ['guide/advanced/x.mdx', '"guide/advanced/x.mdx" is not a valid page name'],
])('%s is refused by name, and nothing is written', (id, message) => {
  const before = files();
  expect(() => makePage(root, id, languages)).toThrow(message);
  expect(files()).toEqual(before);
  expect(read('sidebars.ts')).toBe(sidebars);
});
