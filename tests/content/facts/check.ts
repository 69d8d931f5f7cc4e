/** Every check of facts, on one page and its translation at a time. */
import type {Tool} from '../../support/tool';
import type {Failure} from '../reference/statement';
import {listPairs} from '../support/files';
import {readFactPage, type FactPage} from '../support/blocks';
import {commandFaults} from './commands';
import {errorFaults, readMessages, type Messages} from './errors';
import {flagFaults} from './flags';
import {licenceFaults} from './licences';
import {linkFaults, readPlaces, type Places} from './links';
import {nameFaults} from './names';
import {sampleFaults} from './samples';
import {tableFaults} from './tables';
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

/** What the pages themselves are looked up in: the messages of all samples, and the places that links name. */
export interface Site {
  messages: Messages;
  places: Readonly<Record<FactPage['language'], Places>>;
  settings: Settings;
}

export function readSite(pairs: readonly FactPair[]): Site {
  return {
    messages: readMessages(pairs.map(({en}) => en)),
    places: {
      en: readPlaces(pairs.map(({en}) => en)),
      zh: readPlaces(pairs.map(({zh}) => zh)),
    },
    settings: readSettings(pairs.map(({en}) => en)),
  };
}

function pageFaults(tool: Tool, site: Site, page: FactPage, twin: FactPage): Failure[] {
  return [
    ...nameFaults(tool, page),
    ...versionFaults(page),
    ...licenceFaults(page),
    ...errorFaults(page, twin, site.messages),
    ...flagFaults(tool, page),
    ...commandFaults(page),
    ...valueFaults(tool, page, site.settings),
    ...tableFaults(tool, page),
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
