/** What every page states, in both languages, against what is real; the README tells how. */
import fs from 'node:fs';
import path from 'node:path';

import {readTool, type Tool} from '../../support/tool';
import {report} from '../reference/check';
import type {Failure} from '../reference/statement';
import {listPairs} from '../support/files';
import {factFaults, readFactPairs, readSite, type FactPair, type Site} from './check';
import {unusedFigures} from './figures';
import {unusedAddresses} from './links';
import {recordOf, unknownPages} from './open';
import {quotedRecord, unknownQuoted} from './quoted';
import {shareOfFences} from './samples';
import {proseOf, unusedClaims} from './shows';
import {rowsOfTables} from './tables';

let tool: Tool;
let pairs: FactPair[];
let site: Site;
let faults: Failure[];

beforeAll(async () => {
  tool = await readTool();
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
  process.stdout.write(`${shareOfFences(pages)}\n${summary}\n`);
  if (process.env.FACTS_OPEN) process.stdout.write(`${open.join('\n')}\n`);
  expect(open.length).toBeLessThanOrEqual(openRows);
});

test('what comments quote is on record for pages that exist', () => {
  const pages = pairs.flatMap(({en, zh}) => [en, zh]);
  const named = process.env.UPDATE_RECORD?.split(',') ?? [];
  const changed = pages.filter(({name}) => named.includes(name));
  if (changed.length > 0) {
    fs.writeFileSync(
      path.join(__dirname, 'quotedSentences.json'),
      `${JSON.stringify(quotedRecord(changed), null, 2)}\n`,
    );
  }
  expect(unknownQuoted(pages)).toEqual([]);
});

test('sentences that nothing holds are counted; those on record are on pages that exist', () => {
  const pages = pairs.flatMap(({en, zh}) => [en, zh]);
  const prose = pairs.map(({en}) => proseOf(en));
  const sum = (count: (page: (typeof prose)[number]) => number): number =>
    prose.reduce((total, page) => total + count(page), 0);
  const [shown, introducing, marked, open] = [
    sum((page) => page.shown),
    sum((page) => page.introducing),
    sum((page) => page.marked),
    sum((page) => page.open.length),
  ];
  process.stdout.write(
    `sentences of prose: ${shown + introducing + marked + open}; shown by a named sample ${shown}, introduce a sample ${introducing}, advice or told by an address ${marked}; open ${open}, of which openSentences.json has hashes\n`,
  );
  const named = process.env.UPDATE_RECORD?.split(',');
  if (named) {
    fs.writeFileSync(
      path.join(__dirname, 'openSentences.json'),
      `${JSON.stringify(recordOf(pages, named), null, 2)}\n`,
    );
  }
  expect(unknownPages(pages)).toEqual([]);
});
