/**
 * Whether the reference is complete. It fails until every page is written; what the pages say is checked in
 * pages.test.ts.
 */
import {readTool, type Tool} from '../../support/tool';
import {checkReference, type Verdict} from './check';
import {undocumentedOptions} from './exceptions';
import {readReference, type Language} from './pages';

/** The groups that come from Rsbuild and have pages. */
const groups = ['output', 'source', 'resolve', 'tools', 'performance'];
/** Single options that come from Rsbuild and have pages or sections. */
const single = ['logLevel', 'plugins', 'splitChunks'];

let tool: Tool;
let verdict: Verdict;

beforeAll(async () => {
  tool = await readTool();
  verdict = await checkReference(tool, readReference());
}, 60_000);

function wanted(): string[] {
  const names = [
    'lib',
    ...tool.own.map(({name}) => name),
    ...groups.flatMap((group) => tool.inherited(group).map(({name}) => name)),
    ...single,
  ];
  return [...new Set(names)];
}

test.each<Language>(['en', 'zh'])(
  'every public option has its section or its row (%s)',
  (language) => {
    const documented = new Set(
      verdict.claims.filter((claim) => claim.language === language).map((claim) => claim.tool.name),
    );
    const left = new Set(undocumentedOptions.map(({name}) => name));
    expect(wanted().filter((name) => !documented.has(name) && !left.has(name))).toEqual([]);
  },
);

test('what is left out on purpose exists, and is not documented after all', () => {
  const documented = new Set(verdict.claims.map((claim) => claim.tool.name));
  const wrong = undocumentedOptions.filter(
    ({name, reason}) => tool.find(name) === null || documented.has(name) || reason.length < 10,
  );
  expect(wrong).toEqual([]);
});
