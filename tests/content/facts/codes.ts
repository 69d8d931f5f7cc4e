/**
 * Versions, exit codes and codes of errors in words that a sample shows: if what it shows has one of the same kind, they
 * have one in common. So a number cannot change together with the comment that quotes it.
 */
import type {Verdict} from '../../samples/support/verdicts';

interface Kind {
  words: RegExp;
  shown: RegExp;
}

const same = (pattern: RegExp): Kind => ({words: pattern, shown: pattern});

const exitCode: Kind = {
  words:
    /(?:\bexit(?:s|ed)? with|\bexit code(?: is| of)?|\bwith(?: exit)? code|退出码(?:仍?[是为])?) ?(\d+)/g,
  shown: /\bexit (\d+)/g,
};

const kinds: readonly Kind[] = [
  same(/(?<![\w./-])(\d+\.\d+(?:\.\d+)?)(?!\w)/g),
  same(/\b(TS\d{3,5})\b/g),
  same(/\b(ERR_[A-Z_]+|(?:RUNTIME|TYPE)-\d+)\b/g),
  exitCode,
];

const allOf = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);

/** "1.0" and "1.0.1" name the same release. */
const isAlike = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

/** What a sample shows of a kind; a run that ends with an error has another code than one that does not. */
function shownOf({shown}: Kind, {verb, what}: Verdict): string[] {
  const found = allOf(shown, what);
  if (shown !== exitCode.shown || found.length > 0) return found;
  return verb === 'passes' ? ['0'] : verb === 'fails' ? ['1'] : [];
}

/** @returns what words say in place of what a sample shows; null where they agree or have nothing of the kind */
export function disagreement(words: string, verdict: Verdict): string | null {
  const {verb} = verdict;
  if (!['keeps', 'fails', 'passes', 'warns', 'drops'].includes(verb)) return null;
  for (const kind of kinds) {
    const said = allOf(kind.words, words);
    const shown = shownOf(kind, verdict);
    if (said.length === 0 || shown.length === 0) continue;
    const isShared = said.some((one) => shown.some((other) => isAlike(one, other)));
    // What a sample lacks is only judged for exit codes: it ended with another one.
    if (verb === 'drops' ? kind === exitCode && isShared : !isShared) {
      return `says ${said.join(', ')} and not ${verb === 'drops' ? 'another code' : shown.join(', ')}`;
    }
  }
  return null;
}
