const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** What `escapeHtml` never leaves in a text: a tag, or a character by another name. */
const foreign = /<|&(?!(?:amp|lt|gt|quot|#39);)/;

const unescape = (text: string): string =>
  text.replace(/&[^;]+;/g, (entity) => characters[entity] ?? entity);

/**
 * Reads the HTML of a hit back into texts, so that it can be shown without the HTML parser.
 *
 * @param html text that `escapeHtml` has escaped, with matches in `<mark>`
 * @returns plain texts by turns: not marked, marked, not marked, …; null for any other HTML
 */
export function readMarkedText(html: string): string[] | null {
  const pieces = html.split(/<mark>([^<]*)<\/mark>/);
  return pieces.some((piece) => foreign.test(piece)) ? null : pieces.map(unescape);
}
