import {withoutTerminal} from '../../../../src/search/engine/pasted';

test.each([
  [
    'colours',
    '\u001b[31merror\u001b[39m   Unsupported format: amd',
    'error   Unsupported format: amd',
  ],
  ['colours without their first character', '[1merror[22m  x', 'error  x'],
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
