/** How a line is marked, beside its tint, so that colour is never the only sign. */
export type LineMark = 'highlight' | 'add' | 'remove';

/** Code without its magic comments, and the marks of the lines that are left (0-based). */
export interface MarkedCode {
  code: string;
  marks: ReadonlyMap<number, LineMark>;
}

const nextLine: Record<string, LineMark> = {
  'highlight-next-line': 'highlight',
  'diff-add': 'add',
  'diff-remove': 'remove',
};

const comment = '(?://|#|/\\*|<!--|\\{/\\*)\\s*';
const magic = new RegExp(
  `^\\s*${comment}(highlight-start|highlight-end|${Object.keys(nextLine).join('|')})\\s*(?:\\*/\\}?|-->)?\\s*$`,
);

/**
 * Takes magic comments out of a sample: those that mark the next line, and `highlight-start` and `highlight-end` round
 * what they mark. `highlighted` are lines, from 1, that the fence's meta marks already, whether they exist or not.
 */
export function takeMarks(source: string, highlighted: readonly number[]): MarkedCode {
  const kept: string[] = [];
  const marks = new Map(highlighted.map((line): [number, LineMark] => [line - 1, 'highlight']));
  let next: LineMark | undefined;
  let inBlock = false;
  for (const line of source.split(/\r\n|\r|\n/)) {
    const word = magic.exec(line)?.[1];
    if (word === undefined) {
      const mark = next ?? (inBlock ? 'highlight' : undefined);
      if (mark) {
        marks.set(kept.length, mark);
      }
      next = undefined;
      kept.push(line);
    } else if (word in nextLine) {
      next = nextLine[word];
    } else {
      inBlock = word === 'highlight-start';
    }
  }
  return {code: kept.join('\n'), marks};
}
