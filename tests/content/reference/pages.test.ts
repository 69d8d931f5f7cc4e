import {readTool, type Tool} from '../../support/tool';
import {checkReference, report, type Verdict} from './check';
import {
  defaultsFoundUnder,
  foreignFlags,
  foreignNames,
  reviewedDefaults,
  undocumentedOptions,
} from './exceptions';
import {checkDefault} from './defaults';
import {flagOwners, mayName} from './flagOwners';
import {readReference, twinOf, type Language} from './pages';

/** The groups that come from Rsbuild and have pages. */
const groups = ['output', 'source', 'resolve', 'tools', 'performance'];
/** Single options that come from Rsbuild and have pages or sections. */
const single = ['logLevel', 'plugins', 'splitChunks'];

const pages = readReference();
let tool: Tool;
let verdict: Verdict;

beforeAll(async () => {
  tool = await readTool();
  verdict = await checkReference(tool, pages);
}, 60_000);

test('the reference has pages', () => {
  expect(pages.length).toBeGreaterThan(0);
});

test.each(pages)('$file says what the installed tool does', ({file}) => {
  expect(report(verdict.failures.filter((failure) => failure.file === file))).toEqual([]);
});

const translated = pages.filter(({file}) => pages.some((page) => page.file === twinOf(file)));

// Whether every page has a translation is tested in content/pages.
test.each(translated)('$file claims the same as its translation', ({file}) => {
  const claimed = (of: string) =>
    verdict.claims
      .filter((claim) => claim.file === of)
      .map(({option, statements}) => ({option, labels: Object.keys(statements)}));
  expect(claimed(file)).toEqual(claimed(twinOf(file)));
});

describe('the exceptions', () => {
  test('each flag of the tool is known, and each known flag is one of the tool', () => {
    expect(Object.keys(flagOwners).sort()).toEqual(tool.flags.map(({name}) => name).sort());
  });

  test('each option that is named exists', () => {
    const named = [
      ...Object.values(flagOwners).flatMap((option) => option ?? []),
      ...Object.keys(mayName),
      ...Object.entries(defaultsFoundUnder).flat(),
      ...reviewedDefaults.map(({option}) => option),
    ];
    expect(named.filter((name) => tool.find(name) === null)).toEqual([]);
  });

  test('a reviewed default is one that no rule could compare', () => {
    const unneeded = reviewedDefaults.filter(({option}) => {
      const claims = verdict.claims.filter((claim) => claim.tool.name === option);
      return claims.every((claim) => {
        const said = claim.statements.default;
        return !said || checkDefault(tool, claim.tool, said, claim.language) === null;
      });
    });
    expect(unneeded.map(({option}) => option)).toEqual([]);
  });

  test('a foreign name is on a page, and is not one of the tool', () => {
    const text = pages.map((page) => page.text).join('\n');
    const unneeded = [...foreignNames, ...foreignFlags].filter(
      ({name}) =>
        !text.includes(name) || tool.isPath(name) || tool.flags.some((flag) => flag.name === name),
    );
    expect(unneeded.map(({name}) => name)).toEqual([]);
  });

  test('every entry has its reason', () => {
    const reasons = [...reviewedDefaults, ...foreignNames, ...foreignFlags].map(
      ({reason}) => reason,
    );
    expect(reasons.filter((reason) => reason.length < 10)).toEqual([]);
  });
});

/** Names of the options that readers look for here. */
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
