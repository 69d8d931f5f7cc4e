/** Checks that the options file matches the installed tool, and that pages document every option. */
import {execFileSync} from 'node:child_process';

import {worded} from '../../../scripts/options/defaults.mjs';
import {originalFolder, translationFolder} from '../../../src/config/contentFolders.mjs';
import type {OptionData} from '../../../src/lib/optionData';
import {listMarkdown, readText} from '../support/files';

type Options = Readonly<Record<string, OptionData>>;

/** Place of an option on a page. */
interface Place {
  page: string;
  line: number;
  name: string;
  /** The page words the default itself. */
  hasWords: boolean;
}

const folders = {
  en: `${originalFolder({plugin: 'docs'})}/config`,
  zh: `${translationFolder('zh', {plugin: 'docs'})}/config`,
};

function placesOn(page: string, text: string): Place[] {
  let prefix: string | undefined;
  return text.split('\n').flatMap((row, at) => {
    const table = /^<Options(?: of="([^"]+)")?>/.exec(row);
    if (table) prefix = table[1] ? `${table[1]}.` : '';
    if (row === '</Options>') prefix = undefined;
    const [, name, end] = /^<Option name="([^"]+)"( \/)?>/.exec(row) ?? [];
    const [, cell] = (prefix !== undefined && /^\| `([^`]+)`/.exec(row)) || [];
    const found = name ?? (cell === undefined ? undefined : `${prefix}${cell}`);
    const hasWords = name !== undefined && end === undefined;
    return found === undefined ? [] : [{page, line: at + 1, name: found, hasWords}];
  });
}

const placesIn = (folder: string): Place[] =>
  listMarkdown(folder).flatMap((page) => placesOn(page, readText(`${folder}/${page}`)));

const places = {en: placesIn(folders.en), zh: placesIn(folders.zh)};

const stored = JSON.parse(readText(`${folders.en}/options.json`)) as Options;

const whereIs = (name: string): string =>
  (['en', 'zh'] as const)
    .flatMap((language) =>
      places[language]
        .filter((place) => place.name === name)
        .map(({page, line}) => `${folders[language]}/${page}:${line}`),
    )
    .join(', ');

/** One line for each fact that two versions of the tool tell differently. */
function changesOf(before: Options, now: Options): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return names.flatMap((name) => {
    const [old, fresh] = [before[name], now[name]];
    if (!old || !fresh) return [`${name} is ${old ? 'gone' : 'new'}: ${whereIs(name)}`];
    const facts = Object.keys({...old, ...fresh}) as (keyof OptionData)[];
    return facts
      .map((fact) => ({fact, was: JSON.stringify(old[fact]), is: JSON.stringify(fresh[fact])}))
      .filter(({was, is}) => was !== is)
      .map(({fact, was, is}) => `${name}: ${fact} was ${was}, is ${is}: ${whereIs(name)}`);
  });
}

test('`npm run options` has nothing to change', () => {
  const program = ['scripts/options/index.mjs', '--print'];
  const printed = execFileSync(process.execPath, program, {encoding: 'utf8'});
  expect(changesOf(stored, JSON.parse(printed) as Options)).toEqual([]);
}, 60_000);

test('a change of the tool is reported with the pages of both languages', () => {
  const name = 'output.legalComments';
  const changed = {...stored, [name]: {...stored[name], type: 'boolean'}};
  expect(changesOf(stored, changed)).toEqual([
    expect.stringMatching(
      /^output\.legalComments: type was .*, is "boolean": docs\/config\/rsbuild\/output\.mdx:\d+, i18n\/zh\/.*\/output\.mdx:\d+$/,
    ),
  ]);
});

test.each(['en', 'zh'] as const)('every public option has one place (%s)', (language) => {
  const shown = places[language].map(({name}) => name);
  expect(shown.toSorted()).toEqual(Object.keys(stored).toSorted());
});

test('both languages show the same options in the same order', () => {
  const shapeOf = (all: readonly Place[]) =>
    all.map(({page, name, hasWords}) => `${page} ${name}${hasWords ? ' in words' : ''}`);
  expect(shapeOf(places.zh)).toEqual(shapeOf(places.en));
});

test('an option whose default only words can say exists', () => {
  expect(Object.keys(worded).filter((name) => !(name in stored))).toEqual([]);
});
