/** What every page states, in both languages, against what is real; the README tells how. */
import {readTool} from '../../support/tool';
import type {Failure} from '../reference/statement';
import {listPairs} from '../support/files';
import {factFaults} from './check';

let faults: Failure[];

beforeAll(async () => {
  faults = await factFaults(await readTool());
}, 120_000);

test.each(listPairs().flatMap(({en, zh}) => [en, zh]))('%s states what is real', (page) => {
  const own = faults.filter(({file}) => file === page).toSorted((a, b) => a.line - b.line);
  expect(own.map(({file, line, message}) => `${file}:${line}: ${message}`)).toEqual([]);
});
