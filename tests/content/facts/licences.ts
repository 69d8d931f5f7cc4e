/** Licences that pages name are those of the packages that they name, or stand in a sample. */
import type {Failure} from '../reference/statement';
import type {FactPage} from '../support/blocks';
import {manifestOf, splitSpecifier} from './known/packages';
import {exceptions} from './exceptions';

const licence =
  /\b(?:MIT|ISC|(?:L|A)?GPL(?:-[\d.]+)?|MPL(?:-[\d.]+)?|Apache(?:[- ]License)?(?:[- ][\d.]+)?|BSD(?:-\d-Clause)?|Unlicense|CC0)\b/g;

/** The licences of a run of prose. */
export const licencesIn = (text: string): string[] =>
  [...text.matchAll(licence)].map(([name]) => name);

/** @returns licences that no package on the page has */
export function licenceFaults(page: FactPage): Failure[] {
  const named = page.blocks.flatMap(({spans}) =>
    spans.map(({text}) => splitSpecifier(text).name).filter((name) => /^@|-|^[a-z]+$/.test(name)),
  );
  const known = new Set(
    ['@rslib/core', ...named].flatMap((name) => manifestOf(name)?.license ?? []),
  );
  const shown = page.fences.map(({code}) => code).join('\n');
  return page.blocks.flatMap((block) =>
    licencesIn(block.text)
      .filter((name) => !known.has(name) && !shown.includes(name) && !exceptions.has(name))
      .map((name) => ({
        file: page.file,
        line: block.line,
        message: `no package that this page names has the licence ${name}; they have ${[...known].join(', ')}`,
      })),
  );
}
