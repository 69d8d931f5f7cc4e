/** Classes of errors that a page names: a sample of the section throws them. */
import type {Failure} from '../reference/statement';
import type {Block, FactPage} from '../support/blocks';
import {isSetAside, sourcesOf} from './marks';
import {proofsIn} from './shows';

const errorClass = /^(?:[A-Z]\w*)?Error$/;

/** What the fences of a section hold, and what its comments say that samples show. */
export function shownIn(page: FactPage, {section}: Block): string {
  const own = page.blocks.findIndex((block) => block.section === section);
  const from = page.blocks[own]?.line ?? 0;
  const to = page.blocks.slice(own).find((block) => block.section !== section)?.line ?? Infinity;
  const fences = page.fences.filter(({line}) => line >= from && line < to);
  return [
    ...fences.flatMap(({code, meta}) => [code, ...Object.values(meta).map(String)]),
    ...proofsIn(page, section),
  ].join('\n');
}

/** @returns names of errors that no sample of their section throws */
export function thrownFaults(page: FactPage): Failure[] {
  return page.blocks.flatMap((block) =>
    block.spans
      .filter(({text}) => errorClass.test(text))
      .filter(
        ({text}) =>
          !new RegExp(`\\b${text}\\b`).test(shownIn(page, block)) &&
          !isSetAside(page, block, text) &&
          sourcesOf(page, block.section).length === 0,
      )
      .map(({text, line}) => ({
        file: page.file,
        line,
        message: `no sample of this section throws \`${text}\`. Name one that does: {/* shows: the words of the page = sample keeps ${text} */}`,
      })),
  );
}
