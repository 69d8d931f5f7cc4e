import {diffLines} from 'diff';

interface File {
  readonly path: string;
  readonly code: string;
}

export type Change = 'added' | 'changed' | 'removed';

/** @returns what differs between the files of two answers, by path, in the order of the files */
export function compareFiles(
  before: readonly File[],
  after: readonly File[],
): ReadonlyMap<string, Change> {
  const old = new Map(before.map(({path, code}) => [path, code]));
  const changes = new Map<string, Change>();
  for (const {path, code} of after) {
    if (old.get(path) !== code) {
      changes.set(path, old.has(path) ? 'changed' : 'added');
    }
    old.delete(path);
  }
  for (const path of old.keys()) {
    changes.set(path, 'removed');
  }
  return changes;
}

export interface Line {
  readonly sign: '' | '+' | '-';
  readonly html: string;
}

/**
 * Makes the lines of a difference.
 *
 * @param highlight to the HTML of each line
 */
export function diffToLines(
  before: string,
  after: string,
  highlight: (code: string) => string[],
): Line[] {
  const [old, fresh] = [highlight(before), highlight(after)];
  return diffLines(before, after).flatMap(({added, removed, count}) => {
    const lines = (removed ? old : fresh).splice(0, count);
    if (!added && !removed) {
      old.splice(0, count);
    }
    const sign = added ? '+' : removed ? '-' : '';
    return lines.map((html) => ({sign, html}) as const);
  });
}
