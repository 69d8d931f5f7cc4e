import type {Language} from './statement';
import {canonicalCode, isValue} from './values';

export const formats = ['esm', 'cjs', 'umd', 'iife', 'mf'] as const;

export type Format = (typeof formats)[number];

interface Clause {
  values: string[];
  formats: Format[];
  /** "otherwise": the formats that no other clause names. */
  isRest: boolean;
}

const formatWord = new RegExp(`(?<![\\w-])(${formats.join('|')})(?![\\w-])`, 'gi');
const restWord = /otherwise|\bother\b|\brest\b|elsewhere|其他|其它|其余|否则/i;

function clausesOf(parts: readonly {isCode: boolean; text: string}[]): Clause[] {
  const clauses: Clause[] = [{values: [], formats: [], isRest: false}];
  for (const {isCode, text} of parts) {
    const name = text.replace(/['"]/g, '').toLowerCase();
    if (isCode && formats.some((format) => format === name)) {
      clauses.at(-1)?.formats.push(name as Format);
    } else if (isCode) {
      if (isValue(text)) clauses.at(-1)?.values.push(canonicalCode(text));
    } else {
      text.split(/[,;，；。]/).forEach((piece, at) => {
        if (at > 0) clauses.push({values: [], formats: [], isRest: false});
        const clause = clauses.at(-1);
        for (const [, word = ''] of piece.matchAll(formatWord)) {
          clause?.formats.push(word.toLowerCase() as Format);
        }
        if (clause && restWord.test(piece)) clause.isRest = true;
      });
    }
  }
  return clauses.filter(
    (clause) => clause.values.length + clause.formats.length > 0 || clause.isRest,
  );
}

/** A list of formats may itself hold commas: a clause without a value belongs to its neighbour. */
function joinClauses(clauses: readonly Clause[], language: Language): Clause[] {
  const joined: Clause[] = [];
  const ordered = language === 'en' ? clauses : [...clauses].reverse();
  for (const clause of ordered) {
    const last = joined.at(-1);
    if (clause.values.length === 0 && last) {
      last.formats.push(...clause.formats);
      last.isRest ||= clause.isRest;
    } else joined.push({...clause, formats: [...clause.formats]});
  }
  return joined;
}

/**
 * Reads a sentence that gives a value for each format: "`true` for esm and cjs, `false` for umd, iife and mf",
 * "esm 和 cjs 为 `true`，其余为 `false`".
 *
 * @returns canonical code for each of the five formats; null for any other sentence
 */
export function parseByFormat(
  parts: readonly {isCode: boolean; text: string}[],
  language: Language,
): Readonly<Record<Format, string>> | null {
  const stated = new Map<Format, string>();
  const clauses = joinClauses(clausesOf(parts), language);
  for (const {values, formats: named, isRest} of clauses) {
    const [value, ...more] = values;
    if (value === undefined || more.length > 0 || (named.length === 0 && !isRest)) return null;
    for (const format of named) {
      if (stated.has(format)) return null;
      stated.set(format, value);
    }
  }
  const rest = clauses.find(({isRest}) => isRest)?.values[0];
  for (const format of formats) {
    if (!stated.has(format) && rest !== undefined) stated.set(format, rest);
  }
  return stated.size === formats.length
    ? (Object.fromEntries(stated) as Record<Format, string>)
    : null;
}
