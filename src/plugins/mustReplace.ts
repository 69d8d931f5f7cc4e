/** Replaces a pattern in upstream text. @throws Error if nothing matches, because upstream has changed */
export function mustReplace(
  text: string,
  pattern: RegExp | string,
  replacement: (match: string) => string,
): string {
  const replaced = text.replace(pattern, replacement);
  if (replaced === text) {
    throw new Error(`${String(pattern)} no longer matches anything in: ${text.slice(0, 200)}`);
  }
  return replaced;
}
