/** Compares the statements of every page, in both languages, with the installed tool; see the README. */
import {readTool} from '../../support/tool';
import type {Failure} from '../reference/statement';
import {listPairs} from '../support/files';
import {checkPages} from './check';

let found: Failure[];

beforeAll(async () => {
  found = await checkPages(readTool());
}, 120_000);

test.each(listPairs().flatMap(({en, zh}) => [en, zh]))('%s states what is real', (page) => {
  const faults = found.filter(({file}) => file === page);
  faults.sort((a, b) => a.line - b.line);
  expect(faults.map(({file, line, message}) => `${file}:${line}: ${message}`)).toEqual([]);
});
