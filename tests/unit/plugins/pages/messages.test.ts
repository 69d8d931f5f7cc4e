import {parseSource} from '../../../../src/plugins/pages/headings';
import {messagesOf} from '../../../../src/plugins/pages/messages';

const terminal = (...lines: string[]): string =>
  ['```text title="Terminal"', ...lines, '```', ''].join('\n');

const textsOf = (source: string) =>
  messagesOf(parseSource(source)).map(({origin, text}) => [origin, text]);

test('a message has its section, and who prints it', () => {
  const source = `## Wrong format {#error-format}\n\n${terminal('error   Failed to build.', 'error   Unsupported format: amd', '…')}`;
  expect(messagesOf(parseSource(source))).toEqual([
    {
      text: 'Unsupported format: amd',
      origin: 'build',
      id: 'error-format',
      heading: 'Wrong format',
    },
  ]);
});

test('a page that was saved on Windows has the same messages', () => {
  const source = `## Wrong {#error-a}\n\n${terminal('error   Unsupported format: amd')}\n\n## \`Not found\` {#ts1}\n`;
  const windows = source.replaceAll('\n', '\r\n');
  expect(messagesOf(parseSource(windows))).toEqual(messagesOf(parseSource(source)));
});

test('each tool prints its own way', () => {
  const lines = [
    'error   [tsc] src/a.ts:1:2 - TS2307: Cannot find module',
    'src/a.ts(1,2): error TS1479: The current file',
    '  × Module parse failed:',
    '  × Not allowed',
    'ReferenceError: React is not defined',
    'TypeError [ERR_X]: Unknown',
    '1. a list that publint did not print',
  ];
  expect(textsOf(`## S {#s}\n\n${terminal(...lines)}`)).toEqual([
    ['typescript', 'TS2307: Cannot find module'],
    ['typescript', 'TS1479: The current file'],
    ['build', 'Not allowed'],
    ['other', 'ReferenceError: React is not defined'],
    ['other', 'TypeError [ERR_X]: Unknown'],
  ]);
  expect(textsOf(`## S {#publint-x}\n\n${terminal('Errors:', '1. pkg.x is y')}`)).toEqual([
    ['package', 'pkg.x is y'],
  ]);
});

test('a diagnostic of the bundler stands below the step that failed', () => {
  const lines = [
    'error   Build errors:',
    '  × Module parse failed:',
    '  ╰─▶   × JSON parse error: Unexpected character }',
    '        To enable support for Vue, use "@rsbuild/plugin-vue" (https://npmjs.com/package/@rsbuild/plugin-vue).',
  ];
  expect(textsOf(`## S {#s}\n\n${terminal(...lines)}`)).toEqual([
    ['build', 'JSON parse error: Unexpected character }'],
    [
      'build',
      'To enable support for Vue, use "@rsbuild/plugin-vue" (https://npmjs.com/package/@rsbuild/plugin-vue).',
    ],
  ]);
});

test('a section without output has the message in its heading, as code', () => {
  expect(textsOf('### ⚠️ `ESM (dynamic import only)` {#attw-esm}\n')).toEqual([
    ['package', 'ESM (dynamic import only)'],
  ]);
  expect(textsOf("### `TS2307: Cannot find module 'a'` {#ts2307}\n")).toEqual([
    ['typescript', "TS2307: Cannot find module 'a'"],
  ]);
  expect(textsOf('### `lib.id` {#lib-id}\n')).toEqual([]);
});

test('prose quotes messages by their names, and sentences where the id announces a message', () => {
  const prose =
    'It prints `TypeError: x is not a function`, and `The package has no type at all.` Set `type` ' +
    "with `npm pkg set type=module`, or `Add: { type: 'module' } to package.json`.";
  const error = ['other', 'TypeError: x is not a function'];
  expect(textsOf(`## S {#s}\n\n${prose}\n`)).toEqual([error]);
  expect(textsOf(`## S {#error-type}\n\n${prose}\n`)).toEqual([
    error,
    ['other', 'The package has no type at all.'],
  ]);
});

test('a message that is shown in full is not listed by its part', () => {
  const sample = terminal('error   Unsupported format: amd');
  expect(textsOf(`## \`Unsupported format\` {#error-format}\n\n${sample}${sample}`)).toEqual([
    ['build', 'Unsupported format: amd'],
  ]);
});
