/** Every check of facts, on one page and its translation at a time. */
import type {Tool} from '../../support/tool';
import type {Failure} from '../reference/statement';
import {listPairs} from '../support/files';
import {readFactPage, takeApart, type FactPage} from '../support/blocks';
import {parsePage} from '../support/page';
import {errorFaults, readMessages, type Messages} from './errors';
import {flagFaults} from './flags';
import {licenceFaults} from './licences';
import {linkFaults, readPlaces, type Places} from './links';
import {nameFaults} from './names';
import {sampleFaults} from './samples';
import {isSource} from './sources';
import {readTables} from './tables';
import {twinFaults} from './twins';
import {valueFaults} from './values';
import {versionFaults} from './versions';

/** A page and its translation. */
export interface FactPair {
  en: FactPage;
  zh: FactPage;
}

export async function readFactPairs(): Promise<FactPair[]> {
  const pairs: FactPair[] = [];
  for (const {en, zh} of listPairs()) {
    pairs.push({en: await readFactPage(en), zh: await readFactPage(zh)});
  }
  return pairs;
}

/** A page with another text, for tests that change one in memory. */
export async function rewritten(page: FactPage, text: string): Promise<FactPage> {
  return takeApart(page.file, await parsePage(page.file, text));
}

/** Marks that say nothing: of a form that nobody reads. */
function markFaults({file, marks}: FactPage): Failure[] {
  return marks.flatMap(({kind, text, line}) => {
    const isRight =
      kind === 'wrong'
        ? /^\S.*\s[–—-]\s\S/.test(text)
        : kind === 'source'
          ? isSource(text)
          : text !== '';
    const form = {
      wrong: '{/* wrong: name – why */}',
      example: '{/* example: one, two */}',
      source:
        '{/* source: https://… */}, {/* source: package.json#engines of @rslib/core */} or {/* source: @rslib/core/dist/index.js */}, a file that exists',
    }[kind];
    return isRight ? [] : [{file, line, message: `this comment is written ${form}`}];
  });
}

/** What the pages themselves are looked up in: the messages of all samples, and the places that links name. */
export interface Site {
  messages: Messages;
  places: Readonly<Record<FactPage['language'], Places>>;
}

export function readSite(pairs: readonly FactPair[]): Site {
  return {
    messages: readMessages(pairs.map(({en}) => en)),
    places: {
      en: readPlaces(pairs.map(({en}) => en)),
      zh: readPlaces(pairs.map(({zh}) => zh)),
    },
  };
}

function pageFaults(tool: Tool, site: Site, page: FactPage, twin: FactPage): Failure[] {
  return [
    ...markFaults(page),
    ...nameFaults(tool, page),
    ...versionFaults(page),
    ...licenceFaults(page),
    ...errorFaults(page, twin, site.messages),
    ...flagFaults(tool, page),
    ...valueFaults(tool, page),
    ...readTables(tool, page).faults,
    ...linkFaults(tool, page, site.places[page.language]),
    ...sampleFaults(page),
  ];
}

/** What every check finds on a page and its translation. */
export function factFaults(tool: Tool, site: Site, {en, zh}: FactPair): Failure[] {
  return [
    ...twinFaults(en, zh),
    ...pageFaults(tool, site, en, zh),
    ...pageFaults(tool, site, zh, en),
  ];
}
