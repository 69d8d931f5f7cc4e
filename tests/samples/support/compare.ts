/**
 * Makes printed output comparable with the text on a page.
 *
 * What is normalised, on both sides, and why:
 *   - Colour codes are dropped: the TypeScript diagnostics that Rslib forwards are coloured even
 *     with NO_COLOR=1.
 *   - Durations ("in 0.11s", "in 1.16 s") become "in <time>": they differ with every run.
 *   - The durations of a test run ("(4ms)", "Duration 481ms (build 104ms, tests 377ms)") become <time>.
 *   - The version of Node.js in messages of its own and of the tool becomes <version>.
 *   - The folder of the project becomes /home/you/<package name>, which is what pages show.
 *   - Trailing blanks and the blank lines at both ends go: tables are padded, fences are not.
 *   - Several blank lines count as one: how many stand after a table of sizes differs between runs.
 *   - Neighbouring log lines (ready, start, info, success) are sorted: the builds of several
 *     `lib` items run side by side and finish in either order.
 * Everything else is compared as it is, versions and sizes included: the packages are pinned.
 */
const ANSI = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const LOG_LINE = /^(ready|start|info|success) {1,3}\S/;

export function normalise(output: string, root?: string, readerRoot?: string): string {
  let result = output.replace(ANSI, '').replace(/\r\n/g, '\n');
  if (root && readerRoot) result = result.split(root).join(readerRoot);

  const lines = result
    .replace(/\bin \d+(\.\d+)? ?(ms|s|m)\b/g, 'in <time>')
    .replace(/ \(\d+(\.\d+)?m?s\)$/gm, ' (<time>)')
    .replace(/\bDuration \d+(\.\d+)?m?s \(.*\)/g, 'Duration <time>')
    .replace(/(\bNode\.js v|\bcurrent version is |\bnode-v)\d+\.\d+\.\d+/g, '$1<version>')
    .split('\n')
    .map((line) => line.trimEnd());

  for (let from = 0; from < lines.length; from += 1) {
    let to = from;
    while (LOG_LINE.test(lines[to] ?? '')) to += 1;
    if (to > from + 1) lines.splice(from, to - from, ...lines.slice(from, to).sort());
    from = Math.max(from, to - 1);
  }
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '');
}

/**
 * The expected text with each "…" line filled with the lines it stands for, so that a mismatch
 * shows as an ordinary difference. Without a match the text is returned as it is.
 */
export function fillGaps(expected: string, actual: string): string {
  const pattern = expected
    .split('\n')
    .map((line) => (line.trim() === '…' ? null : line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  if (!pattern.includes(null)) return expected;

  const source = pattern.map((line) => (line === null ? '(?:.*\\n)*?' : `${line}\\n`)).join('');
  return new RegExp(`^${source}$`).test(`${actual}\n`) ? actual : expected;
}

/**
 * "dist/index.js   573" per line, the size in bytes.
 *
 * A line may leave the size out, which stands for any (null): a page must not state a size that depends on
 * the folder of the build, as module ids of packages do.
 *
 * @throws {Error} when a line is something else
 */
export function parseTree(code: string): Record<string, number | null> {
  const sizes: Record<string, number | null> = {};
  for (const line of code.split('\n').filter((text) => text.trim() !== '')) {
    const [, name, size] = /^(\S+)(?:\s+(\d+)(?: B)?)?$/.exec(line.trim()) ?? [];
    if (name === undefined) throw new Error(`Not a line of a tree: "${line}"`);
    sizes[name] = size === undefined ? null : Number(size);
  }
  return sizes;
}

/** The files that a build left, with null for the size of each one whose size the page leaves out. */
export function blankSizes(
  actual: Record<string, number>,
  expected: Record<string, number | null>,
): Record<string, number | null> {
  return Object.fromEntries(
    Object.entries(actual).map(([name, size]) => [name, expected[name] === null ? null : size]),
  );
}
