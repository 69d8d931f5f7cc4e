/**
 * What a link leads to has something to do with the paragraph or the row that it stands in: they have rare words in
 * common, in one language at least.
 */
import type {Failure} from '../reference/statement';
import type {Block, FactPage, PageLink} from '../support/blocks';
import {routeOf} from './links';

type Language = FactPage['language'];

/** The words of every section and page of one language, by address. */
interface Subjects {
  words: ReadonlyMap<string, ReadonlySet<string>>;
  /** How many sections hold a word. */
  counts: ReadonlyMap<string, number>;
}

/** English words without their endings; for Chinese, pairs of characters. */
function wordsOf(text: string, language: Language): Set<string> {
  const lower = text.toLowerCase();
  if (language === 'en') {
    const words = lower.match(/[a-z][a-z.]{3,}/g) ?? [];
    return new Set(words.map((word) => word.replace(/(?:ing|ed|es|s|e)$/, '').slice(0, 7)));
  }
  const pairs = [...lower.matchAll(/(?=(\p{Script=Han}{2}))/gu)].map(([, pair = '']) => pair);
  return new Set([...(lower.match(/[a-z][a-z.]{2,}/g) ?? []), ...pairs]);
}

function textsOf(page: FactPage): Map<string, string> {
  const texts = new Map<string, string>();
  const starts = new Map<string, number>();
  for (const {section, text, line} of page.blocks) {
    texts.set(section, `${texts.get(section) ?? ''}\n${text}`);
    if (!starts.has(section)) starts.set(section, line);
  }
  for (const {code, line} of page.fences) {
    const section = [...starts].findLast(([, start]) => start < line)?.[0] ?? '';
    texts.set(section, `${texts.get(section) ?? ''}\n${code}`);
  }
  return texts;
}

const addressOf = (route: string, id: string): string => `${route.replace(/\/$/, '')}#${id}`;

export function readSubjects(pages: readonly FactPage[]): Subjects {
  const words = new Map<string, ReadonlySet<string>>();
  const counts = new Map<string, number>();
  for (const page of pages) {
    const texts = textsOf(page);
    for (const [section, text] of texts) {
      const own = wordsOf(text, page.language);
      if (section !== '') words.set(addressOf(routeOf(page.name), section), own);
      for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    const whole = wordsOf([...texts.values()].join('\n'), page.language);
    words.set(addressOf(routeOf(page.name), ''), whole);
  }
  return {words, counts};
}

/** What stands around a link: its paragraph, or its row. */
function around(page: FactPage, block: Block): string {
  const row = page.rows.find(({cells}) => cells.includes(block));
  return row ? row.cells.map(({text}) => text).join(' ') : block.text;
}

/** How much a place and the target of a link have in common; rare words count more. */
function affinity(page: FactPage, block: Block, target: string, subjects: Subjects): number {
  const {words, counts} = subjects;
  const theirs = words.get(target) ?? new Set<string>();
  const shared = [...wordsOf(around(page, block), page.language)].filter((word) =>
    theirs.has(word),
  );
  const rarity = (word: string): number => Math.log(words.size / (counts.get(word) ?? 1));
  return (
    shared.reduce((sum, word) => sum + rarity(word), 0) / Math.sqrt(Math.log(theirs.size + 10))
  );
}

/** Below this, two places have no subject in common; real links have 1 at least. */
const least = 0.95;

/** Where a link to another page leads; null for an option's name, whose place `links.ts` knows. */
function targetOf(page: FactPage, {url, text}: PageLink): string | null {
  if (!url.startsWith('/') || /^\w+(?:\.\w+)+$/.test(text)) return null;
  const [path = '', id = ''] = url.split('#');
  return path.replace(/\/$/, '') === routeOf(page.name) ? null : addressOf(path, id);
}

/** @returns links to places that are about something else, in both languages */
export function subjectFaults(
  subjects: Readonly<Record<Language, Subjects>>,
  en: FactPage,
  zh: FactPage,
): Failure[] {
  return en.blocks.flatMap((block, at) => {
    const twin = zh.blocks[at];
    return block.links.flatMap((link): Failure[] => {
      const target = targetOf(en, link);
      if (target === null || !twin || !subjects.en.words.has(target)) return [];
      const common =
        affinity(en, block, target, subjects.en) + affinity(zh, twin, target, subjects.zh);
      if (common >= least) return [];
      const message = `“${link.text}” leads to ${link.url}, which has nothing in common with what stands here`;
      return [{file: en.file, line: link.line, message}];
    });
  });
}
