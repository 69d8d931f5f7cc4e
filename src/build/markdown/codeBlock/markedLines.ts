/** How a line is marked, beside its tint, so that colour is never the only sign. */
export type LineMark = 'highlight' | 'add' | 'remove';

/** Code without its magic comments, and the marks of the lines that are left (0-based). */
export interface MarkedCode {
  code: string;
  marks: ReadonlyMap<number, LineMark>;
}

const comment = '(?://|#|/\\*|<!--|\\{/\\*)\\s*';
const magic = new RegExp(
  `^\\s*${comment}(highlight-next-line|highlight-start|highlight-end|diff-add|diff-remove)\\s*(?:\\*/\\}?|-->)?\\s*$`,
);

/**
 * Takes magic comments out of a sample. `highlight-next-line`, `diff-add` and `diff-remove` mark the
 * next line; `highlight-start` and `highlight-end` mark what stands between them.
 *
 * @param source the fence's text
 * @param highlighted 1-based lines that the fence's meta marks already
 */
export function takeMarks(source: string, highlighted: ReadonlySet<number>): MarkedCode {
  const marks = new Map<number, LineMark>();
  const kept: string[] = [];
  let next: LineMark | null = null;
  let inBlock = false;
  for (const line of source.split(/\r\n|\r|\n/)) {
    switch (magic.exec(line)?.[1]) {
      case 'highlight-next-line':
        next = 'highlight';
        break;
      case 'diff-add':
        next = 'add';
        break;
      case 'diff-remove':
        next = 'remove';
        break;
      case 'highlight-start':
        inBlock = true;
        break;
      case 'highlight-end':
        inBlock = false;
        break;
      default: {
        const mark: LineMark | null = next ?? (inBlock ? 'highlight' : null);
        if (mark) {
          marks.set(kept.length, mark);
        }
        next = null;
        kept.push(line);
      }
    }
  }
  for (const line of highlighted) {
    if (line >= 1 && line <= kept.length && !marks.has(line - 1)) {
      marks.set(line - 1, 'highlight');
    }
  }
  return {code: kept.join('\n'), marks};
}
