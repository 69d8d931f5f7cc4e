/** Letters that carry no mark to strip but are written without it by many readers. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};
const unusual = /[ßæœøłđ]/g;

/** Most of what is folded has nothing but letters to lower. */
const plain = /^[\0-\x7f]*$/;

/**
 * Makes texts comparable: lower case, compatibility forms unified (full-width `Ａ` is `a`), accents
 * removed.
 */
export function fold(text: string): string {
  if (plain.test(text)) {
    return text.toLowerCase();
  }
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

/**
 * Characters that fold one to one, so that positions stay: ASCII, Chinese with its punctuation,
 * full-width forms, quotation marks, dashes, bullets, arrows.
 */
const steady =
  /^[\0-\x7f\u2010-\u2022\u2190-\u2193\u3000-\u3011\u3400-\u4dbf\u4e00-\u9fff\uff01-\uff5e]*$/;

/** Folds a text and keeps the way back, for marking matches in the original. */
export function foldWithOrigins(text: string): FoldedText {
  const quick = fold(text);
  if (steady.test(text)) {
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
