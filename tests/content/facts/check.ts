/** Every check of facts, on one page and its translation at a time. */
import type {Tool} from '../../support/tool';
import type {Failure} from '../reference/statement';
import {listPairs} from '../support/files';
import {readFactPage, takeApart, type FactPage} from '../support/blocks';
import {parsePage} from '../support/page';
import {commandFaults} from './commands';
import {errorFaults, readMessages, type Messages} from './errors';
import {figureFaults} from './figures';
import {flagFaults} from './flags';
import {introFaults} from './intros';
import {licenceFaults} from './licences';
import {linkFaults, readPlaces, toldOf, type Places} from './links';
import {nameFaults} from './names';
import {openFaults} from './open';
import {quotedFaults} from './quoted';
import {sampleFaults} from './samples';
import {isSource} from './sources';
import {
  adviceFaults,
  isShows,
  partFaults,
  readSamples,
  showsFaults,
  toldFaults,
  unquotedFaults,
  type Samples,
} from './shows';
import {readSubjects, subjectFaults} from './subjects';
import {readTables} from './tables';
import {thrownFaults} from './thrown';
import {twinFaults} from './twins';
import {readSettings, valueFaults, type Settings} from './values';
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
  return marks.flatMap((mark) => {
    const {kind, text, line} = mark;
    const isRight =
      kind === 'wrong'
        ? /^\S.*\s[–—-]\s\S/.test(text)
        : kind === 'source'
          ? isSource(text)
          : kind === 'shows'
            ? isShows(mark)
            : kind === 'told'
              ? toldOf(mark) !== null
              : text !== '';
    const form = {
      wrong: '{/* wrong: name – why */}',
      example: '{/* example: one, two */}',
      advice: '{/* advice: the words of the page */}',
      told: '{/* told: the words of the page = https://… */}',
      shows: '{/* shows: the words of the page = sample/case drops ??= in dist/index.js */}',
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
  settings: Settings;
  subjects: Parameters<typeof subjectFaults>[0];
  samples: Samples;
}

export function readSite(pairs: readonly FactPair[]): Site {
  return {
    messages: readMessages(pairs.map(({en}) => en)),
    places: {
      en: readPlaces(pairs.map(({en}) => en)),
      zh: readPlaces(pairs.map(({zh}) => zh)),
    },
    subjects: {
      en: readSubjects(pairs.map(({en}) => en)),
      zh: readSubjects(pairs.map(({zh}) => zh)),
    },
    settings: readSettings(pairs.map(({en}) => en)),
    samples: readSamples(pairs.map(({en}) => en)),
  };
}

function pageFaults(tool: Tool, site: Site, page: FactPage, twin: FactPage): Failure[] {
  return [
    ...markFaults(page),
    ...nameFaults(tool, page),
    ...versionFaults(page),
    ...figureFaults(page),
    ...licenceFaults(page),
    ...errorFaults(page, twin, site.messages),
    ...flagFaults(tool, page),
    ...commandFaults(page),
    ...introFaults(tool, page),
    ...thrownFaults(page),
    ...valueFaults(tool, page, site.settings),
    ...readTables(tool, page).faults,
    ...linkFaults(tool, page, site.places[page.language]),
    ...sampleFaults(page),
    ...showsFaults(site.samples, page, twin),
    ...adviceFaults(page, twin),
    ...toldFaults(page, twin),
    ...partFaults(page),
    ...unquotedFaults(page),
    ...openFaults(page),
    ...quotedFaults(page),
  ];
}

/** What every check finds on a page and its translation. */
export function factFaults(tool: Tool, site: Site, {en, zh}: FactPair): Failure[] {
  return [
    ...twinFaults(en, zh),
    ...subjectFaults(site.subjects, en, zh),
    ...pageFaults(tool, site, en, zh),
    ...pageFaults(tool, site, zh, en),
  ];
}
