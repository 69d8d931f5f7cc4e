import type {FactPage} from '../support/blocks';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A month next to a day or a year; "may" alone is a verb. */
const monthName = new RegExp(
  `(?<=\\d )(${months.join('|')})\\b|\\b(${months.join('|')})(?= \\d)`,
  'g',
);

const words = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
const numerals = '三四五六七八九十';

/** Measure words: 三个, 四种. A numeral without one is part of a word. */
const counters =
  '个种项条处行步次份类张层套段列页节边格天年周月位遍台款批门样组把章部件点颗秒到分句岁';

const word = new RegExp(`\\b(${words.join('|')})\\b(?! quarters)`, 'gi');
const numeral = new RegExp(`(?<![${numerals}几第之])([${numerals}])(?=[${counters}])(?!分之)`, 'g');

const digits = /(?<![\w.])\d[\d,]*(?:\.\d+)*(?:\.x)?(?![\d])/g;

/** Counts from three on, in words: two and one are said in too many ways. */
function countsOf(text: string, language: FactPage['language']): string[] {
  if (language === 'en') {
    return [...text.matchAll(word)].map(([, found = '']) =>
      String(words.findIndex((one) => one === found.toLowerCase()) + 3),
    );
  }
  return [...text.matchAll(numeral)].map(([, found = '']) => String(numerals.indexOf(found) + 3));
}

/**
 * The numbers of a run of prose: digits, versions, counts in words, months by their number. Thousands have no
 * comma, so that both languages may write them as they like.
 */
export function numbersOf(text: string, language: FactPage['language']): string[] {
  const named = text.replace(monthName, (month) =>
    String(months.findIndex((one) => one === month) + 1),
  );
  return [
    ...[...named.matchAll(digits)].map(([found]) => found.replace(/,$/, '').replaceAll(',', '')),
    ...countsOf(named, language),
  ];
}
