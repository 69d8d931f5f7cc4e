/** What a sample shows, in one line: `fails Unsupported format`, `emits dist/index.css`, `drops ??= in dist/index.js`. */
const verbs = [
  'fails',
  'passes',
  'warns',
  'silent',
  'emits',
  'omits',
  'keeps',
  'drops',
  'uses',
] as const;

export interface Verdict {
  verb: (typeof verbs)[number];
  /** A file, or a text; empty where the verb alone says it. */
  what: string;
  /** The only file that is looked at, for a text. */
  file: string | null;
}

/** What a run left, as far as it is known: `null` means not at all. */
export interface Run {
  code: number | null;
  /** What it printed, on both streams. */
  printed: string | null;
  tree: readonly string[] | null;
  files: Readonly<Record<string, string>>;
  /** What it was given: files by name, in order, and commands, whose name is empty. */
  given?: readonly (readonly [string, string])[];
}

const pattern = new RegExp(`^(${verbs.join('|')})(?: (.+?))?(?: in (\\S+))?$`);

/** @returns null where the line is written in another form */
export function parseVerdict(text: string): Verdict | null {
  const [, verb, what = '', file = null] = pattern.exec(text) ?? [];
  return verb === undefined ? null : {verb: verb as Verdict['verb'], what, file};
}

/** Whether a verdict says that something is there or works, or the contrary; `null` where it says neither. */
export const isPositive = ({verb}: Verdict): boolean | null =>
  verb === 'uses' ? null : ['passes', 'warns', 'emits', 'keeps'].includes(verb);

const warns = (printed: string): boolean => /^\s*(?:warn|error)\b/m.test(printed);

/** A line that stands for others: what is not shown may be there. */
const isWhole = (text: string): boolean => !/^\s*…\s*$/m.test(text);

/** Whether a run shows what a verdict says; false also where the run says nothing about it. */
export function isShownBy({verb, what, file}: Verdict, run: Run): boolean {
  const texts = [
    ...Object.entries(run.files)
      .filter(([name]) => file === null || name === file)
      .map(([, text]) => text),
    ...(file === null && run.printed !== null ? [run.printed] : []),
  ];
  switch (verb) {
    case 'fails':
      return run.code !== null && run.code !== 0 && (run.printed ?? '').includes(what);
    case 'passes':
      return run.code === 0;
    case 'warns':
      return run.printed !== null && warns(run.printed) && run.printed.includes(what);
    case 'silent':
      return run.code === 0 && run.printed !== null && isWhole(run.printed) && !warns(run.printed);
    case 'emits':
      return run.tree?.includes(what) ?? false;
    case 'omits':
      return run.tree !== null && !run.tree.includes(what);
    case 'keeps':
      return texts.some((text) => text.includes(what));
    case 'uses':
      return (run.given ?? []).some(([name, text]) => name === (file ?? '') && text.includes(what));
    case 'drops':
      return texts.length > 0 && texts.every((text) => isWhole(text) && !text.includes(what));
  }
}
