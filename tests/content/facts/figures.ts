/** Dates, sizes and times in prose: a sample of the page shows them, or `known/figures.ts` says where they come from. */
import type {Failure} from '../reference/statement';
import type {FactPage} from '../support/blocks';
import {declaredFigures} from './known/figures';
import {isSetAside} from './marks';
import {months} from './numbersOf';

interface Found {
  /** The same in both languages. */
  figure: string;
  /** In bytes; null for a date or a time. */
  bytes: number | null;
}

const factors = {B: 1, kB: 1e3, KB: 1e3, MB: 1e6, GB: 1e9} as const;

const isUnit = (unit: string): unit is keyof typeof factors => unit in factors;

const sizes = /(?<![\w.])(\d[\d,]*(?:\.\d+)?) ?(B|kB|KB|MB|GB|bytes?|字节)(?![A-Za-z])/g;

const times =
  /(?<![\w.])(\d+(?:\.\d+)?) ?(ms|s|hours?|minutes?|milliseconds?|seconds?|days?|毫秒|小时|分钟|秒|天)(?![A-Za-z])/g;

const timeUnits: readonly (readonly [RegExp, string])[] = [
  [/^(?:ms|milliseconds?|毫秒)$/, 'ms'],
  [/^(?:s|seconds?|秒)$/, 's'],
  [/^(?:minutes?|分钟)$/, 'min'],
  [/^(?:hours?|小时)$/, 'h'],
  [/^(?:days?|天)$/, 'd'],
];

const englishDate = new RegExp(`(?:(\\d{1,2}) )?\\b(${months.join('|')})(?: (\\d{4}))?\\b`, 'g');
const chineseDate = /(?:(\d{4}) ?年 ?)?(\d{1,2}) ?月(?: ?(\d{1,2}) ?日)?/g;

const isoDate = (year = '', month = '', day = ''): string =>
  [year, month.padStart(2, '0'), day && day.padStart(2, '0')].filter(Boolean).join('-');

function datesIn(text: string): string[] {
  const english = [...text.matchAll(englishDate)]
    // "may" alone is a verb.
    .filter(([, day, , year]) => day !== undefined || year !== undefined)
    .map(([, day, month, year]) =>
      isoDate(year, String(months.findIndex((one) => one === month) + 1), day),
    );
  const chinese = [...text.matchAll(chineseDate)]
    .filter(([, year, , day]) => day !== undefined || year !== undefined)
    .map(([, year, month, day]) => isoDate(year, month, day));
  return [...english, ...chinese];
}

const sizeOf = (amount: string, unit: string): Found => {
  const plain = amount.replaceAll(',', '');
  const name = isUnit(unit) ? unit : 'B';
  return {figure: `${plain} ${name}`, bytes: Number(plain) * factors[name]};
};

/** Dates, sizes and times of a run of prose, code left out. */
function figuresOf(text: string): Found[] {
  const prose = text.replace(/`[^`]*`/g, '`');
  return [
    ...datesIn(prose).map((figure) => ({figure, bytes: null})),
    ...[...prose.matchAll(sizes)].map(([, amount = '', unit = '']) => sizeOf(amount, unit)),
    ...[...prose.matchAll(times)].map(([, amount = '', unit = '']) => {
      const name = timeUnits.find(([pattern]) => pattern.test(unit))?.[1] ?? unit;
      return {figure: `${amount} ${name}`, bytes: null};
    }),
  ];
}

/** Every size that the samples of a page show, in bytes. */
function sizesShown({fences, blocks}: FactPage): number[] {
  const code = fences.flatMap((fence) => [fence.code, ...Object.values(fence.meta).map(String)]);
  const spans = blocks.flatMap((block) => block.spans.map(({text}) => text));
  const text = [...code, ...spans].join('\n');
  return [
    ...[...text.matchAll(sizes)].map(
      ([, amount = '', unit = '']) => sizeOf(amount, unit).bytes ?? 0,
    ),
    // A tree of files, limits in configurations, and Node.js' limit in megabytes of 1024 kB.
    ...[...text.matchAll(/(?<=^[\w./~-]+ +)\d+$/gm)].map(([found]) => Number(found)),
    ...[...text.matchAll(/(?<=Limit: |Size: )\d+/g)].map(([found]) => Number(found)),
    ...[...text.matchAll(/(?<=max-old-space-size=)\d+/g)].map(([found]) => Number(found) * 1e6),
  ];
}

/** "About 2 kB" is 1.8 to 2.2 kB. */
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 0.12 * one;

function isShown({figure, bytes}: Found, page: FactPage, shown: readonly number[]): boolean {
  if (bytes === null) {
    const [amount = '', unit = ''] = figure.split(' ');
    return page.fences.some(({code}) => new RegExp(`(?<![\\w.])${amount} ?${unit}\\b`).test(code));
  }
  // A size, or how much a file grows from one sample to the next.
  return shown.some(
    (one, at) =>
      isNear(bytes, one) ||
      shown.slice(0, at).some((other) => isNear(bytes, Math.abs(one - other))),
  );
}

/** @returns figures that no sample shows and that come from nowhere */
export function figureFaults(page: FactPage): Failure[] {
  const shown = sizesShown(page);
  return page.blocks.flatMap((block) =>
    figuresOf(block.text)
      .filter(
        (found) =>
          !isShown(found, page, shown) &&
          !isSetAside(page, block, found.figure) &&
          !declaredFigures.some((one) => one.page === page.name && one.figure === found.figure),
      )
      .map(({figure}) => ({
        file: page.file,
        line: block.line,
        message: `no sample of this page shows ${figure}. Say in tests/content/facts/known/figures.ts where it comes from`,
      })),
  );
}

/** @returns declared figures that their pages no longer state */
export function unusedFigures(pages: readonly FactPage[]): string[] {
  return declaredFigures
    .filter(
      ({page, figure}) =>
        !pages.some(
          ({name, blocks}) =>
            name === page &&
            blocks.some(({text}) => figuresOf(text).some((found) => found.figure === figure)),
        ),
    )
    .map(({page, figure}) => `${page}: ${figure}`);
}
