/** What every page states, in both languages, against what is real; the README tells how. */
import {readTool, type Tool} from '../../support/tool';
import {report} from '../reference/check';
import type {Failure} from '../reference/statement';
import {listPairs} from '../support/files';
import {factFaults, readFactPairs, readSite, type FactPair} from './check';
import {unusedFigures} from './figures';
import {unusedAddresses} from './links';
import {shareOfFences} from './samples';
import {shareOfProse, unusedClaims} from './shows';
import {rowsOfTables} from './tables';

let tool: Tool;
let pairs: FactPair[];
let faults: Failure[];

beforeAll(async () => {
  tool = await readTool();
  pairs = await readFactPairs();
  const site = readSite(pairs);
  faults = pairs.flatMap((pair) => factFaults(tool, site, pair));
}, 120_000);

test.each(listPairs().flatMap(({en, zh}) => [en, zh]))('%s states what is real', (file) => {
  expect(report(faults.filter((fault) => fault.file === file))).toEqual([]);
});

test('each declared address is linked to from a page', () => {
  const pages = pairs.flatMap(({en, zh}) => [en, zh]);
  expect(unusedAddresses(pages)).toEqual([]);
});

test('each declared figure is on its page, in both languages', () => {
  expect(unusedFigures(pairs.map(({en}) => en))).toEqual([]);
  expect(unusedFigures(pairs.map(({zh}) => zh))).toEqual([]);
});

test('each small project is named by a page', () => {
  expect(unusedClaims(pairs.map(({en}) => en))).toEqual([]);
});

/** Rows of tables that no sample shows yet. New rows name their sample; the number only falls. */
const openRows = 0;

test('the shares of fences and rows that something holds are printed; no more rows are open', () => {
  const pages = pairs.map(({en}) => en);
  const {summary, open} = rowsOfTables(tool, pages);
  process.stdout.write(`${shareOfFences(pages)}\n${summary}\n${shareOfProse(pages)}\n`);
  if (process.env.FACTS_OPEN) process.stdout.write(`${open.join('\n')}\n`);
  expect(open.length).toBeLessThanOrEqual(openRows);
});
