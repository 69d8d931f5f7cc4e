import {piecesOf, withoutTerminal} from '../../../../src/search/engine/pasted';

test.each([
  ['colours', '\u001b[31merror\u001b[39m   Unsupported format: amd', 'Unsupported format: amd'],
  ['colours without their first character', '[1merror[22m  x', 'x'],
  [
    'folders of a file, with the line',
    'Cannot find config file: /home/ada/work/app/rslib.release.ts:3:14',
    'Cannot find config file: rslib.release.ts',
  ],
  ['folders of Windows', "File 'C:\\work\\app\\src\\a.ts' is not", "File 'a.ts' is not"],
  [
    'a stack',
    'x is not a function at load (file:///home/a/b.js:1:2) at async /c/d/e.js:9:1',
    'x is not a function',
  ],
  [
    'lines of a file in a frame',
    'Expression expected\n   ╭─[1:0]\n 1 │ <script lang="ts">\n   · ─\n   ╰────\n  help: use it',
    'Expression expected\n   \n  help: use it',
  ],
  [
    'addresses beside a message',
    'Import failed to resolve. https://github.com/a/b/NoResolution.md',
    'Import failed to resolve. ',
  ],
])('%s are not looked for', (_, query, left) => {
  expect(withoutTerminal(query)).toBe(left);
});

test.each([
  'dist/index.js',
  '/zh',
  'and/or',
  'output.distPath',
  'https://rslib.rs/guide/solution/react#jsx-transform',
  '@rsbuild/plugin-react',
  'look at the docs',
  'arr[0]',
])('%s stays as it is', (query) => {
  expect(withoutTerminal(query)).toBe(query);
});

test('lines and columns are looked for word for word, the longest first', () => {
  expect(piecesOf('TS2307: Cannot find it.\n  Did you mean to set the option?  yes')).toEqual([
    'Did you mean to set the option?',
    'TS2307: Cannot find it.',
    'yes',
  ]);
});
