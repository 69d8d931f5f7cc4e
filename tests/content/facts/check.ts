/** Runs every check of facts on all pages and their translations. */
import type {Tool} from '../../support/tool';
import type {Failure} from '../reference/statement';
import {readFactPage, type FactPage} from '../support/blocks';
import {listPairs} from '../support/files';
import {errorFaults, readMessages} from './errors';
import {flagFaults} from './flags';
import {linkFaults, readPlaces} from './links';
import {nameFaults} from './names';
import {tableFaults} from './tables';
import {twinFaults} from './twins';
import {valueFaults} from './values';
import {versionFaults} from './versions';

/** Checks all pages, in both languages. */
export async function checkPages(tool: Tool): Promise<Failure[]> {
  const pairs: {en: FactPage; zh: FactPage}[] = [];
  for (const {en, zh} of listPairs()) {
    pairs.push({en: await readFactPage(en), zh: await readFactPage(zh)});
  }
  const english = pairs.map(({en}) => en);
  const chinese = pairs.map(({zh}) => zh);
  const messages = readMessages(english);
  const places = {en: readPlaces(english), zh: readPlaces(chinese)};
  const pageFaults = (page: FactPage, twin: FactPage): Failure[] => [
    ...nameFaults(tool, page),
    ...versionFaults(page),
    ...errorFaults(page, twin, messages),
    ...flagFaults(tool, page),
    ...valueFaults(tool, page),
    ...tableFaults(tool, page),
    ...linkFaults(tool, page, places[page.language]),
  ];
  return pairs.flatMap(({en, zh}) => [
    ...twinFaults(en, zh),
    ...pageFaults(en, zh),
    ...pageFaults(zh, en),
  ]);
}
