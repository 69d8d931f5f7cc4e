/** What every page states, in both languages, against what is real; the README tells how. */
import {readTool, type Tool} from '../../support/tool';
import {flagOwners} from '../reference/flagOwners';
import {listPairs} from '../support/files';
import {checkPages, type Verdict} from './check';

let tool: Tool;
let verdict: Verdict;

beforeAll(async () => {
  tool = await readTool();
  verdict = await checkPages(tool);
}, 120_000);

test.each(listPairs().flatMap(({en, zh}) => [en, zh]))('%s states what is real', (page) => {
  const faults = verdict.faults.filter(({file}) => file === page);
  faults.sort((a, b) => a.line - b.line);
  expect(faults.map(({file, line, message}) => `${file}:${line}: ${message}`)).toEqual([]);
});

/** Groups and options of Rsbuild that the reference has pages or sections for. */
const groups = ['output', 'source', 'resolve', 'tools', 'performance'];
const options = ['lib', 'logLevel', 'plugins', 'splitChunks'];

test.each(['en', 'zh'] as const)('every option has its place in the reference (%s)', (language) => {
  const names = [
    ...options,
    ...tool.own.map(({name}) => name),
    ...groups.flatMap((group) => tool.inherited(group).map(({name}) => name)),
  ];
  expect(names.filter((name) => !verdict.documented[language].has(name))).toEqual([]);
});

test('flagOwners.ts lists the flags of the tool', () => {
  expect(Object.keys(flagOwners).sort()).toEqual(tool.flags.map(({name}) => name).sort());
});
