/** Letters that carry no mark to strip but are written without it by many readers. */
const plainLetters: Readonly<Record<string, string>> = {ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd'};
const unusual = /[ßæœøłđ]/g;

/**
 * Makes texts comparable: lower case, compatibility forms unified (full-width `Ａ` is `a`), accents
 * removed.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(unusual, (letter) => plainLetters[letter] ?? letter);
}

/** A folded text that knows where each of its units came from. */
export interface FoldedText {
  folded: string;
  /**
   * Start in the original, in UTF-16 units, of each unit of `folded`; one more entry holds the
   * original's length. Null where folding moved nothing.
   */
  origins: readonly number[] | null;
}

/** Folds a text and keeps the way back, for marking matches in the original. */
export function foldWithOrigins(text: string): FoldedText {
  const quick = fold(text);
  // The same length without characters that grow or shrink: positions are the same.
  if (/^[\p{ASCII}\p{Script=Han}\u3000-\u3002]*$/u.test(text)) {
    return {folded: quick, origins: null};
  }
  const origins: number[] = [];
  let folded = '';
  let position = 0;
  for (const character of text) {
    const piece = fold(character);
    for (let unit = 0; unit < piece.length; unit++) {
      origins.push(position);
    }
    folded += piece;
    position += character.length;
  }
  origins.push(text.length);
  return {folded, origins};
}
