import {parseSource} from '../../../../src/build/pages/headings';
import {messagesOf} from '../../../../src/build/pages/messages';

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

test('a section without output has the message in its heading, as code', () => {
  expect(textsOf('### ⚠️ `ESM (dynamic import only)` {#attw-esm}\n')).toEqual([
    ['package', 'ESM (dynamic import only)'],
  ]);
  expect(textsOf('### `lib.id` {#lib-id}\n\n### Without the plugin {#error-plugin}\n')).toEqual([]);
});
