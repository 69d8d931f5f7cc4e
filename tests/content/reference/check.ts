import type {Tool, ToolOption, TypeClaim} from '../../support/tool';
import type {FactPage} from '../support/blocks';
import {readClaims} from './claims';
import type {Claim, Failure} from './statement';
import {checkStatements} from './statements';

/** A claim about an option that exists. */
export interface KnownClaim extends Claim {
  tool: ToolOption;
}

interface LocatedType extends TypeClaim {
  claim: KnownClaim;
  line: number;
}

/** `type Format = 'esm'` in a fence is about `'esm'`. */
const typeText = (span: string): string =>
  span
    .trim()
    .replace(/^(?:export )?type \w+\s*=/, '')
    .replace(/;$/, '')
    .trim();

function typeClaims(claims: readonly KnownClaim[]): {wanted: LocatedType[]; failures: Failure[]} {
  const wanted: LocatedType[] = [];
  const failures: Failure[] = [];
  for (const claim of claims) {
    const said = claim.statements.type;
    if (!said) continue;
    if (said.spans.length === 0) {
      failures.push({file: claim.file, line: said.line, message: 'a type is written in backticks'});
    }
    said.spans.forEach((span, at) => {
      // The first is the option's type; those after it may explain names in it.
      const explains = said.spans.slice(0, at).flatMap((text) => text.match(/\b[A-Z]\w*/g) ?? []);
      wanted.push({claim, line: said.line, option: claim.tool, text: typeText(span), explains});
    });
  }
  return {wanted, failures};
}

function checkTypes(tool: Tool, claims: readonly KnownClaim[]): Failure[] {
  const {wanted, failures} = typeClaims(claims);
  const verdicts = tool.compareTypes(wanted);
  return [
    ...failures,
    ...wanted.flatMap(({claim, line, option, text}, at) => {
      const verdict = verdicts[at];
      if (!verdict || verdict.isSame) return [];
      const message = `type of \`${option.name}\`: the page says \`${text}\`, the types \`${tool.print(option)}\` (${verdict.reason})`;
      return [{file: claim.file, line, message}];
    }),
  ];
}

/** A fact list without a type or a default is not complete. */
function checkComplete({file, line, option, isList, statements}: Claim): Failure[] {
  return (['type', 'default'] as const).flatMap((label) =>
    isList && !statements[label]
      ? [{file, line, message: `the fact list of \`${option}\` has no ${label}`}]
      : [],
  );
}

/** Everything that pages claim about options, and everything that is wrong with it. */
export interface Verdict {
  claims: KnownClaim[];
  failures: Failure[];
}

/** Compares pages of the reference with the tool; all types take 0.4 s. */
export function checkReference(tool: Tool, pages: readonly FactPage[]): Verdict {
  const claims: KnownClaim[] = [];
  const failures: Failure[] = [];
  for (const page of pages) {
    const found = readClaims(page, (name) => tool.find(name) !== null);
    failures.push(...found.failures);
    for (const claim of found.claims) {
      const option = tool.find(claim.option);
      if (!option) {
        const message = `\`${claim.option}\` is no option of @rslib/core ${tool.version}`;
        failures.push({file: claim.file, line: claim.line, message});
        continue;
      }
      claims.push({...claim, tool: option});
      failures.push(...checkComplete(claim), ...checkStatements(tool, option, claim));
    }
  }
  failures.push(...checkTypes(tool, claims));
  return {claims, failures};
}
