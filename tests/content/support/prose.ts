const rules = [
  {
    name: 'a space between Han and Latin',
    pattern: /\p{Script=Han}[A-Za-z\d]|[A-Za-z\d%]\p{Script=Han}/gu,
  },
  {name: 'full-width punctuation after Han', pattern: /\p{Script=Han}[,.:;!?()]/gu},
  {name: 'no space before full-width punctuation', pattern: / [，。：；！？、）]/gu},
  {name: 'no half-width bracket before Han', pattern: /\(\p{Script=Han}/gu},
] as const;

/**
 * Finds violations of the site's rules of Chinese typesetting.
 *
 * @param block its text, with inline code left out, and the line where it begins
 * @returns one line each, `<file>:<line>: <rule>: <the place>`; line breaks of the source count
 */
export function findTypographyFaults(
  {text, line}: {text: string; line: number},
  file: string,
): string[] {
  return rules.flatMap(({name, pattern}) =>
    [...text.matchAll(pattern)].map(({index, 0: found}) => {
      const at = line + text.slice(0, index).split('\n').length - 1;
      const around = text.slice(Math.max(0, index - 8), index + found.length + 8);
      return `${file}:${at}: ${name}: “${around.replace(/\s+/g, ' ')}”`;
    }),
  );
}
