import {changesIn} from '../../../../src/tasks/upgrade-tool/changes.mjs';

const colour = (text: string): string =>
  `${String.fromCharCode(27)}[32m${text}${String.fromCharCode(27)}[39m`;

const failed = (title: string, ...lines: string[]) => ({
  title,
  status: 'failed',
  failureMessages: [['Error: expect(received).toEqual(expected)', '', ...lines].join('\n')],
});
const suite = (...assertionResults: object[]) => ({name: '/a.test.ts', assertionResults});

describe('what an upgrade of the tool asks of the docs', () => {
  test('each entry of a list of faults is a change, with its page and line', () => {
    const report = suite(
      failed(
        'docs/config/lib/dts.mdx says what the installed tool does',
        '- Expected  - 1',
        '+ Received  + 4',
        '- Array []',
        '+ Array [',
        colour('+   "docs/config/lib/dts.mdx:9: the page says `\\"a\\"`",'),
        '+   "docs/config/lib/dts.mdx:4: no such option",',
        '+ ]',
      ),
    );
    expect(changesIn({testResults: [report]})).toEqual([
      {page: 'docs/config/lib/dts.mdx', line: 4, text: 'no such option', hunks: []},
      {page: 'docs/config/lib/dts.mdx', line: 9, text: 'the page says `"a"`', hunks: []},
    ]);
  });

  test('a sample that came out differently shows the difference', () => {
    const report = suite(
      failed(
        'docs/a.mdx:54 demo: the build leaves the files (dist)',
        '- Expected  - 1',
        '+ Received  + 1',
        '  Object {',
        '-   "dist/index.js": 91,',
        '+   "dist/index.js": 92,',
      ),
      {title: 'docs/a.mdx:60 demo: fine', status: 'passed'},
    );
    expect(changesIn({testResults: [report]})).toEqual([
      {
        page: 'docs/a.mdx',
        line: 54,
        text: 'demo: the build leaves the files (dist)',
        hunks: [['-   "dist/index.js": 91,', '+   "dist/index.js": 92,']],
      },
    ]);
  });

  test('what names no page comes last, and a file of tests that did not run is told', () => {
    const changes = changesIn({
      testResults: [
        {name: '/b.test.ts', message: 'cannot find module', assertionResults: []},
        suite(failed('every public option has its section', '+   "lib.new",')),
        suite(failed('docs/a.mdx:3 demo: prints', 'other')),
      ],
    });
    expect(changes.map(({page}) => page)).toEqual(['docs/a.mdx', null, null]);
    expect(changes[1]?.text).toContain('/b.test.ts did not run');
    expect(changes[2]?.text).toBe('every public option has its section\n  lib.new');
  });

  test('anything but a report is refused', () => {
    expect(() => changesIn({})).toThrow('no Jest report');
  });
});
