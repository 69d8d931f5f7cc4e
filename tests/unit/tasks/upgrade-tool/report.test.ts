/**
 * `recorded.json` holds failures of the checks with a tool that was changed by hand at five places: the default and
 * the comment of `autoExtension`, the type of `format`, the name of `--dist-path`, an error text and the greeting.
 */
import {causesOf} from '../../../../src/tasks/upgrade-tool/causes.mjs';
import {changesIn} from '../../../../src/tasks/upgrade-tool/changes.mjs';
import {readText, type Page} from '../../../../src/tasks/upgrade-tool/pages.mjs';
import {formatReport} from '../../../../src/tasks/upgrade-tool/report.mjs';
import recorded from './recorded.json';

const changes = changesIn(recorded);

const filename = "- **Default:** `{ js: '[name].cjs' }` for cjs";
const command =
  '{/* fence project="tide-table" case="no-config" cmd="npx rslib --dist-path build" */}';

/** A page whose lines are given by their number. */
function textOf(file: string, lines: Readonly<Record<number, string>>) {
  const last = Math.max(...Object.keys(lines).map(Number));
  return readText(file, Array.from({length: last}, (_, at) => lines[at + 1] ?? '').join('\n'));
}

const translated = 'i18n/zh/docusaurus-plugin-content-docs/current';
const pages: Page[] = [
  {
    page: textOf('docs/config/rsbuild/output.mdx', {134: filename}),
    translations: [],
  },
  {
    page: textOf('docs/guide/basic/cli.mdx', {
      93: '| `--dist-path <dir>` | the folder |',
      112: command,
      114: '```text expect="stdout"',
      115: 'Rslib v1.0.1',
      116: '```',
      169: command,
      171: '```text title="build" expect="tree"',
      172: 'build/index0.js 96',
      173: '```',
    }),
    translations: [
      textOf(`${translated}/guide/basic/cli.mdx`, {
        90: '| `--dist-path <dir>` | 目录 |',
        120: '```text expect="stdout"',
        121: 'Rslib v1.0.1',
        122: '```',
        180: '```text title="build" expect="tree"',
        181: 'build/index0.js 96',
        182: '```',
      }),
    ],
  },
];

describe('what an upgrade reports', () => {
  const causes = causesOf(changes, ({page, line, text}) => ({
    line: page === 'docs/config/rsbuild/output.mdx' && line === 134 ? filename : '',
    sample: text.includes('case no-config') ? command : '',
  }));
  const places = (name: string): number | undefined =>
    causes.find((cause) => cause.name === name)?.changes.length;

  test('options and flags come first, each with its name, before printed lines', () => {
    expect(causes.map(({kind}) => kind)).toEqual([
      ...Array<string>(5).fill('name'),
      'output',
      'output',
    ]);
    expect(causes.slice(0, 5).map(({name}) => name)).toEqual([
      'output.filename',
      '--dist-path',
      'lib.autoExtension',
      'lib.format',
      'output.distPath',
    ]);
  });

  test('a sample whose files have other endings belongs to the default that names the ending', () => {
    const [first] = causes;
    expect(first?.what).toEqual(['default', 'samples']);
    expect(first?.changes.map(({page, line}) => `${page ?? ''}:${line}`)).toEqual([
      'docs/config/rsbuild/output.mdx:134',
      'docs/config/lib/auto-extension.mdx:45',
      'docs/config/lib/footer.mdx:58',
      'docs/config/lib/id.mdx:58',
      'docs/config/lib/id.mdx:100',
    ]);
  });

  test('a sample that passes a flag which is gone belongs to the flag', () => {
    expect(causes[1]?.changes).toContainEqual(
      expect.objectContaining({page: 'docs/guide/basic/cli.mdx', line: 171}),
    );
  });

  test('a line that is printed in another form is one cause, wherever it is printed', () => {
    expect(places('“Rslib v1.0.1” is now “Rslib 1.0.1”')).toBe(3);
    expect(places('“Error Unsupported format: amd” is now “Error Unknown format: amd”')).toBe(2);
  });

  test('the report lists prose, and ends with what to do on each page of each language', () => {
    const report = formatReport(changes, pages, '@rslib/core 1.1.0');
    expect(report).toContain(
      '    Prose that mentions it:\n      docs/guide/basic/cli.mdx: 93; zh: 90',
    );
    const [, todo = ''] = report.split('To do, page by page');
    expect(todo).toContain(
      [
        'docs/guide/basic/cli.mdx',
        '  [ ] 93: read again what it says of `--dist-path`',
        '  [ ] 114: tide-table, case format: the commands print what the page shows',
        '  [ ] 171: tide-table, case no-config: the build leaves the files and sizes that the page lists (build)',
        `${translated}/guide/basic/cli.mdx`,
        '  [ ] 90: read again what it says of `--dist-path`',
        '  [ ] 120: tide-table, case format: the commands print what the page shows',
        '  [ ] 180: tide-table, case no-config: the build leaves the files and sizes that the page lists (build)',
      ].join('\n'),
    );
    expect(todo).toContain('Elsewhere\n  [ ] docs/api/index.mdx:430');
  });

  test('prose that quotes a message which is printed in other words is to be read again', () => {
    const page = textOf('docs/config/lib/format.mdx', {150: '### Unsupported format: amd'});
    const report = formatReport(changes, [{page, translations: []}], '@rslib/core 1.1.0');
    expect(report).toContain('150: read again what it says of `Unsupported format:`');
  });

  test('nothing to do is said in one line', () => {
    expect(formatReport([], pages, 'tool 2.0.0')).toContain('Nothing must change');
  });
});
