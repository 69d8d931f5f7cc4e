// @ts-check
/**
 * Writes front matter. JSON is YAML, which saves a writer.
 *
 * @param {Readonly<Record<string, unknown>>} fields
 * @returns {string} with both fences
 */
export function frontMatter(fields) {
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', ''].join('\n');
}
