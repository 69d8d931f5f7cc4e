/* What a terminal adds to a message (colours, folders, places in programs) is on no page, and would be looked for. */

/** Colours and weights; the first character of such a code is often lost on the way. */
// oxlint-disable-next-line no-control-regex -- the code of a colour begins with this control character
const terminalCode = /\u001B?\[\d{1,3}(?:;\d{1,3})*m/g;

/** The lines of a file that Rspack shows below a message, in a frame. */
const codeFrame = /╭─\[[^╰]*╰─+/g;

/** `    at load (/home/ada/app/index.js:12:34)`: a line of a stack, also where the line break was lost. */
const stackLine = /\s+at (?:[\w.<>$]+ ){0,3}\(?(?:file:\/\/|node:|\/|[A-Z]:\\)\S+:\d+\)?/g;

/** `/home/ada/app/tsconfig.json:1:2`, `C:\app\src\index.ts`: a file inside of two folders or more. */
const longPath =
  /(?<![\w.:/])(?:file:\/\/)?(?:[A-Z]:|\/)(?:[\w.@~+-]*[\\/]){2,}([\w.@~+-]*)(?::\d+)*/g;

/** The word that Rslib puts before each line, in a column: `error   `. */
const level = /(?<=^|\n)(?:error|warn|info|ready) {2,}/g;

/** Where more about a message is told. It repeats words of every other address. */
const address = /https?:\/\/\S+/g;
/** With fewer words besides it, an address is what is looked for. */
const fewestWords = 4;

/** The part of a query, typed or pasted, that pages may have. Of a file's path its name is left. */
export function withoutTerminal(query: string): string {
  const message = query
    .replaceAll(terminalCode, '')
    .replaceAll(codeFrame, '')
    .replaceAll(stackLine, '')
    .replaceAll(longPath, '$1')
    .replaceAll(level, '');
  const withoutAddress = message.replaceAll(address, '');
  return withoutAddress.trim().split(/\s+/).length < fewestWords ? message : withoutAddress;
}

/** What is tried as a phrase: output may have many lines, and the longest say most. */
const mostPieces = 4;

/** Parts of a text that a page may have word for word: its lines, and its columns. */
export function piecesOf(text: string): string[] {
  return text
    .split(/\n\s*|\s{2,}/)
    .sort((one, other) => other.length - one.length)
    .slice(0, mostPieces);
}
