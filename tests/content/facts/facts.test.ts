/** What every page states, in both languages, against what is real; the README tells how. */
import {readTool, type Tool} from '../../support/tool';
import {report, type Failure} from '../reference/statement';
import {listPairs} from '../support/files';
import {factFaults, readFactPairs, readSite, type FactPair, type Site} from './check';
import {unusedAddresses} from './links';

let tool: Tool;
let pairs: FactPair[];
let site: Site;
let faults: Failure[];

beforeAll(async () => {
  tool = readTool();
  pairs = await readFactPairs();
  site = readSite(pairs);
  faults = pairs.flatMap((pair) => factFaults(tool, site, pair));
}, 120_000);

test.each(listPairs().flatMap(({en, zh}) => [en, zh]))('%s states what is real', (file) => {
  expect(report(faults.filter((fault) => fault.file === file))).toEqual([]);
});

test('each declared address is linked to from a page', () => {
  const pages = pairs.flatMap(({en, zh}) => [en, zh]);
  expect(unusedAddresses(pages)).toEqual([]);
});
