/**
 * What comments quote. A sample shows a behaviour, and not each word of the sentence about it; and whoever rewords a
 * sentence changes its comment with it. `quotedSentences.json` has a hash of each quote, so that none changes or goes
 * unnoticed.
 */
import type {Failure} from '../reference/statement';
import type {FactPage} from '../support/blocks';
import {hashOf, type SentenceRecord} from './open';
import quotedSentences from './quotedSentences.json';
import {lineOfWords, quotesOf} from './shows';

const recorded: SentenceRecord = quotedSentences;

/** @returns by section, hashes of what comments quote, in their order, divided by blanks */
function quotedOf(page: FactPage): Record<string, string> {
  const sections: Record<string, string> = {};
  for (const {section, words} of quotesOf(page)) {
    sections[section] = `${sections[section] ?? ''} ${hashOf(words)}`.trim();
  }
  return sections;
}

/** @returns quotes that are not on record, and sections that had more of them */
export function quotedFaults(page: FactPage): Failure[] {
  const found = quotesOf(page);
  const known = recorded[page.file] ?? {};
  const update = `UPDATE_RECORD=${page.name} npx jest --selectProjects content -- facts/facts`;
  return [...new Set([...Object.keys(known), ...found.map(({section}) => section)])].flatMap(
    (section): Failure[] => {
      const here = found.filter((quote) => quote.section === section);
      const before = new Set(known[section]?.split(' '));
      const changed = here.filter(({words}) => !before.has(hashOf(words)));
      if (
        changed.length === 0 &&
        new Set(here.map(({words}) => hashOf(words))).size < before.size
      ) {
        const line = page.blocks.find((block) => block.section === section)?.line ?? 1;
        return [
          {
            file: page.file,
            line,
            message: `a sentence of this section is gone. If the others are true without it, ${update}`,
          },
        ];
      }
      return changed.map(({words, proof, mark}) => ({
        file: page.file,
        line: lineOfWords(page, mark, words),
        message: `“${words}” is new or has changed. ${proof === undefined ? 'Read whether it is true' : `Run what is to show it (${proof}), and name another sample if it does not`}. Then ${update}`,
      }));
    },
  );
}

/** @returns pages on record that do not exist */
export const unknownQuoted = (pages: readonly FactPage[]): string[] =>
  Object.keys(recorded).filter((file) => !pages.some((page) => page.file === file));

/** The record, with the quotes of some pages as they are now. */
export function quotedRecord(pages: readonly FactPage[]): SentenceRecord {
  const after = new Map(Object.entries(recorded));
  for (const page of pages) {
    after.set(page.file, quotedOf(page));
  }
  return Object.fromEntries(
    [...after].filter(([, sections]) => Object.keys(sections).length > 0).sort(),
  );
}
