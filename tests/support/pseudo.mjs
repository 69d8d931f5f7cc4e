// @ts-check

/** @type {Readonly<Record<string, string>>} */
const accents = {a: 'á', e: 'ê', i: 'ï', o: 'ö', u: 'ū', c: 'ç', n: 'ñ'};

/**
 * A string in a language that no translator writes: with accents, and each word 40 % longer, since a longer word is what
 * does not wrap. What does not fit then would not fit in German either. Placeholders stay.
 *
 * @param {string} text
 * @returns {string}
 */
export const pseudo = (text) =>
  text.replaceAll(/\{[^{}]*\}|\p{L}+/gu, (word) =>
    word.startsWith('{')
      ? word
      : word.replaceAll(/[a-z]/g, (letter) => accents[letter] ?? letter) +
        'ö'.repeat(Math.ceil(word.length * 0.4)),
  );
