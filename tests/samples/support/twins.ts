/** Compares the fences of a page with those of its translation. */
import {withoutComments, type Fence} from './fences';

/** The reason in norun and a human title such as "Terminal" are prose: translations may differ. */
function comparableMeta({meta}: Fence): string {
  const {norun, title, ...rest} = meta;
  const isProse = typeof title === 'string' && !/[./]/.test(title) && title !== 'dist';
  const keys = {...rest, norun: Boolean(norun), title: isProse ? true : title};
  return JSON.stringify(Object.entries(keys).sort(([a], [b]) => a.localeCompare(b)));
}

/** The first line of two codes that differs, from 0; -1 where none does. */
function differingLine(one: string, other: string): number {
  const [left, right] = [one.split('\n'), other.split('\n')];
  const length = Math.max(left.length, right.length);
  return Array.from({length}).findIndex((_, at) => left[at] !== right[at]);
}

/**
 * @returns `page:line: …` of the translation for each fence that is not the original's, comments aside
 */
export function twinFaults(
  original: {file: string; fences: readonly Fence[]},
  twin: {file: string; fences: readonly Fence[]},
): string[] {
  const faults = twin.fences.flatMap((fence, index) => {
    const source = original.fences[index];
    if (!source) return [`${twin.file}:${fence.line}: ${original.file} has no such fence`];
    const from = `${original.file}:${source.line}`;
    if (fence.lang !== source.lang || comparableMeta(fence) !== comparableMeta(source)) {
      return [`${twin.file}:${fence.line}: not the info line of ${from}`];
    }
    const at = differingLine(withoutComments(source), withoutComments(fence));
    return at < 0 ? [] : [`${twin.file}:${fence.line + 1 + at}: not the code of ${from}`];
  });
  const missing = original.fences.slice(twin.fences.length);
  return [
    ...faults,
    ...missing.map(({line}) => `${twin.file}: the fence of ${original.file}:${line} is missing`),
  ];
}
