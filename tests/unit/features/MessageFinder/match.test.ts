import {findMessages} from '../../../../src/features/MessageFinder/match';

const catalogue = [
  "TS2307: Cannot find module '…' or its corresponding type declarations.",
  "TS2307: Cannot find module '….svg' or its corresponding type declarations.",
  "SyntaxError: Unexpected token '…'",
  "SyntaxError: Unexpected token 'export'",
  'Cannot find config file: …',
  '…',
].map((text, at) => ({text, id: `m${at}`}));

const found = (log: string) => findMessages(log, catalogue).map(({id}) => id);

test('messages are found once, in the order of the log', () => {
  const log = [
    'error   Cannot find config file: /home/you/a.ts',
    '',
    "src/a.ts(1,2): error TS2307: Cannot find module 'a' or its corresponding type declarations.",
    'error   Cannot find config file: /home/you/b.ts',
  ].join('\r\n');
  expect(found(log)).toEqual(['m4', 'm0']);
});

test('colors and line breaks inside of a message do not matter', () => {
  const log =
    "\u001B[31merror\u001B[39m TS2307: \u001B[1mCannot find mod\n  │ ule 'a/b' or its [1m corresponding\n│ type declarations.";
  expect(found(log)).toEqual(['m0']);
});

test('the message that says most is meant, and a gap does not reach into the next one', () => {
  const line = (name: string) =>
    `TS2307: Cannot find module '${name}' or its corresponding type declarations.`;
  expect(found(`${line('a')}\n${line('./b.svg')}`)).toEqual(['m0', 'm1']);
  expect(
    found("SyntaxError: Unexpected token 'export'\nSyntaxError: Unexpected token '.'"),
  ).toEqual(['m3', 'm2']);
});

test('a text without a message, and any text that is made to take long, has its answer soon', () => {
  const start = performance.now();
  for (const part of ['', 'TS2307: Cannot find module ', '\u001B[', '[1', '𝒂', '.*(a+)+$\n']) {
    expect(found(part.repeat(40_000))).toEqual([]);
  }
  expect(performance.now() - start).toBeLessThan(5000);
});
