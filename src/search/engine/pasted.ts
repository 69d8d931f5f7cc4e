/*
 * What a terminal adds to a message: its colours, whose folders the files are in, and where the program stood. None of
 * it is on any page, and every word of it would be looked for.
 */

/** Colours and weights; the first character of such a code is often lost on the way. */
// eslint-disable-next-line no-control-regex -- terminals begin their codes with it
const terminalCode = /\u001B?\[\d{1,3}(?:;\d{1,3})*m/g;

/** `    at load (/home/ada/app/index.js:12:34)`: a line of a stack, also where the line break was lost. */
const stackLine = /\s+at (?:[\w.<>$]+ ){0,3}\(?(?:file:\/\/|node:|\/|[A-Z]:\\)\S+:\d+\)?/g;

/** `/home/ada/app/tsconfig.json:1:2`, `C:\app\src\index.ts`: a file inside of two folders or more. */
const longPath =
  /(?<![\w.:/])(?:file:\/\/)?(?:[A-Z]:|\/)(?:[\w.@~+-]*[\\/]){2,}([\w.@~+-]*)(?::\d+)*/g;

/**
 * The part of a query that pages may have. Of a file's path its name is left.
 *
 * @param query what was typed or pasted
 */
export function withoutTerminal(query: string): string {
  return query.replaceAll(terminalCode, '').replaceAll(stackLine, '').replaceAll(longPath, '$1');
}
