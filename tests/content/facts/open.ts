/**
 * Sentences that no comment quotes as a whole, and comments in samples that none does. `openSentences.json` has a hash of
 * each, so that none is added, and none changes unnoticed: the hash of another sentence is not on record.
 */
import {createHash} from 'node:crypto';

import type {Failure} from '../reference/statement';
import type {FactPage} from '../support/blocks';
import openSentences from './openSentences.json';
import {proseOf} from './shows';

/** By page and section: hashes, divided by blanks. */
export type SentenceRecord = Record<string, Record<string, string>>;

const recorded: SentenceRecord = openSentences;

/** Six digits of a hash: two sentences of one section hardly have the same. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 6);

const hashesOf = (record: Readonly<Record<string, string>> = {}): string[] =>
  Object.values(record).flatMap((hashes) => hashes.split(' '));

/** Open sentences of a page, with whether each is on record for its section. */
function sentencesOf(page: FactPage) {
  const known = new Map(
    Object.entries(recorded[page.file] ?? {}).map(([section, hashes]) => [
      section,
      new Set(hashes.split(' ')),
    ]),
  );
  return proseOf(page).open.map((sentence) => {
    const hash = hashOf(sentence.text);
    return {...sentence, hash, isKnown: known.get(sentence.section)?.has(hash) ?? false};
  });
}

/** @returns sentences that nothing holds, and that are new or say something else than before */
export function openFaults(page: FactPage): Failure[] {
  return sentencesOf(page)
    .filter(({isKnown}) => !isKnown)
    .map(({line, text}) => ({
      file: page.file,
      line,
      message: `nothing holds “${text}”, which is new or has changed: quote it as shown, told or advice. If it was open before and is still true, UPDATE_RECORD=${page.name} npx jest --selectProjects content -- facts/facts`,
    }));
}

/**
 * The record without the sentences that are held by now.
 *
 * @param named English pages of which changed sentences are taken, in both languages, if there are no more than before
 */
export function recordOf(pages: readonly FactPage[], named: readonly string[]): SentenceRecord {
  const found = pages.map((page) => ({page, sentences: sentencesOf(page)}));
  const isTaken = new Set(
    found
      .filter(({page: {file}, sentences}) => sentences.length <= hashesOf(recorded[file]).length)
      .map(({page: {file}}) => file)
      .filter((file) => named.includes(file)),
  );
  const after: SentenceRecord = {};
  for (const {page, sentences} of found) {
    const own: Record<string, string> = {};
    for (const {section, hash, isKnown} of sentences) {
      if (isKnown || isTaken.has(page.name)) own[section] = `${own[section] ?? ''} ${hash}`.trim();
    }
    if (Object.keys(own).length > 0) after[page.file] = own;
  }
  return after;
}

/** @returns pages on record that do not exist */
export const unknownPages = (pages: readonly FactPage[]): string[] =>
  Object.keys(recorded).filter((file) => !pages.some((page) => page.file === file));
