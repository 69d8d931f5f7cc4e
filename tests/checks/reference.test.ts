/**
 * Tests of the checks: each takes a page as it is, changes one thing in memory as somebody might by hand, and
 * expects the failure to name the page and the line.
 */
import {checkConfigs} from '../samples/support/configs';
import {sampleFaults} from '../samples/support/faults';
import {parseFences} from '../samples/support/fences';
import {twinFaults} from '../samples/support/twins';
import {readTool, type Tool} from '../support/tool';
import {readText} from '../content/support/files';
import {checkReference, report} from '../content/reference/check';
import {twinOf} from '../content/reference/pages';

const lib = 'docs/config/lib';
const format = `${lib}/format.mdx`;
const dts = `${lib}/dts.mdx`;
const extension = `${lib}/auto-extension.mdx`;

let tool: Tool;
beforeAll(async () => {
  tool = await readTool();
}, 60_000);

interface Change {
  file: string;
  text: string;
  /** `file:line` of the changed line. */
  at: string;
}

/** Replaces the first place that a pattern matches; the place must exist. */
function change(file: string, from: RegExp, to: string): Change {
  const before = readText(file);
  const found = from.exec(before);
  if (!found) throw new Error(`${file} does not hold ${String(from)}`);
  const text = before.slice(0, found.index) + before.slice(found.index).replace(from, to);
  // A match that begins with a line break is about the line after it.
  const lead = /^\n*/.exec(found[0])?.[0].length ?? 0;
  const line = before.slice(0, found.index + lead).split('\n').length;
  return {file, text, at: `${file}:${line}`};
}

async function referenceFaults({file, text}: Change): Promise<string[]> {
  return report((await checkReference(tool, [{file, text}])).failures);
}

describe('what a page says of an option', () => {
  test.each([
    ['a default', format, /\*\*Default:\*\* `'esm'`/, "**Default:** `'cjs'`"],
    ['a type', format, /\*\*Type:\*\* `'esm' \| 'cjs' \|/, "**Type:** `'esm' | 'amd' |"],
    ['a flag', format, /\*\*CLI:\*\* `--format <format>`/, '**CLI:** `--module <format>`'],
    ['an argument of a flag', format, /`--format <format>`/, '`--format <name>`'],
    ['a mark that is missing', dts, /\*\*Status:\*\* experimental/, '**Status:** stable'],
    [
      'an option name in prose',
      dts,
      /`source\.tsconfigPath`, or|`output\.distPath\.root`/,
      '`output.distDir.root`',
    ],
    ['a flag in prose', extension, /pass `--root`/, 'pass `--cwd`'],
    ['a default in a sentence', dts, /`true` with TypeScript 7/, '`true` with TypeScript 6'],
    ['a file name in prose', extension, /loads `dist\/cjs\/index\.js`/, 'loads `dist/cjs/main.js`'],
  ])('%s', async (_kind, file, from, to) => {
    const changed = change(file, from, to);
    expect(await referenceFaults({...changed, text: readText(file)})).toEqual([]);
    const faults = await referenceFaults(changed);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.filter((fault) => !fault.startsWith(`${changed.at}: `))).toEqual([]);
  });

  test('an option that does not exist', async () => {
    const changed = change(dts, /\n## `dts\.tsgo`/, '\n## `dts.native`');
    const faults = await referenceFaults(changed);
    // The heading names it, and the fact list below is about it.
    const below = `${dts}:${Number(changed.at.split(':')[1]) + 2}`;
    expect(faults).toEqual([
      expect.stringContaining(`${changed.at}: \`dts.native\``),
      expect.stringContaining(`${below}: \`dts.native\``),
    ]);
  });

  test('a deprecated mark that is taken away', async () => {
    const page = `${lib}/auto-external.mdx`;
    const changed = change(page, /- \*\*Status:\*\* deprecated/, '- **Status:** current');
    const faults = await referenceFaults(changed);
    expect(faults).toEqual([expect.stringContaining(`${changed.at}: the types mark`) as string]);
  });

  test('the Chinese page', async () => {
    const changed = change(twinOf(format), /\*\*默认值：\*\* `'esm'`/, "**默认值：** `'cjs'`");
    expect(await referenceFaults(changed)).toEqual([
      expect.stringContaining(`${changed.at}: default of \`lib.format\``) as string,
    ]);
  });
});

describe('what a sample says', () => {
  test('a key of a configuration', () => {
    const {file, text, at} = change(
      format,
      /umdName: 'slugCase', output/,
      "umdTitle: 'slugCase', output",
    );
    const {faults} = checkConfigs([{file, fences: parseFences(text)}]);
    expect(faults).toEqual([
      expect.stringMatching(new RegExp(`^${at}: TS\\d+: .*umdTitle`)) as string,
    ]);
  });

  test('a configuration that nothing checks', () => {
    const {file, text} = change(
      extension,
      /export default defineConfig\(\{\n {2}bundle: false,([\s\S]*?)\n\}\);/,
      'export default {\n  bundle: false,$1\n};',
    );
    const {faults} = checkConfigs([{file, fences: parseFences(text)}]);
    expect(faults).toEqual([expect.stringContaining('uses defineConfig()') as string]);
  });

  test.each([
    ['a file name', extension, 'two-types', /dist\/unit\.cjs {4}1290/, 'dist/unit.cts    1290'],
    ['a size', extension, 'two-types', /dist\/unit\.cjs {4}1290/, 'dist/unit.cjs    1291'],
    [
      'the text of a built file',
      format,
      'slug-case',
      /export \{ slug \};\n```/,
      'export default slug;\n```',
    ],
    [
      'an error text',
      format,
      'slug-case, case unsupported',
      /error {3}Unsupported format: amd/,
      'error   Unknown format: amd',
    ],
    [
      'a warning',
      extension,
      'named, case no-package',
      /warn {4}The `package\.json` file does not exist/,
      'warn    The `package.json` file is missing',
    ],
    ['an exit code', format, 'slug-case, case mf', /case="mf" exit="1"/, 'case="mf" exit="0"'],
  ])(
    '%s',
    async (_kind, file, sample, from, to) => {
      const {text, at} = change(file, from, to);
      const isWanted = (where: string): boolean => where === sample;
      expect(await sampleFaults(file, parseFences(readText(file)), isWanted)).toEqual([]);
      const faults = await sampleFaults(file, parseFences(text), isWanted);
      // A fence is named by its opening line, at most some lines above the change, or one comment below it.
      const lines = faults.map((fault) => Number(/:(\d+):/.exec(fault)?.[1]));
      const changed = Number(at.split(':')[1]);
      expect(lines).toHaveLength(1);
      expect(Math.abs((lines[0] ?? 0) - changed)).toBeLessThanOrEqual(7);
    },
    30_000,
  );

  test('code that differs between the languages', () => {
    const chinese = change(
      twinOf(format),
      /format: 'umd', umdName: 'slugCase'/,
      "format: 'umd', umdName: 'slug'",
    );
    const original = {file: format, fences: parseFences(readText(format))};
    const faults = (text: string): string[] =>
      twinFaults(original, {file: chinese.file, fences: parseFences(text)});
    expect(faults(readText(chinese.file))).toEqual([]);
    expect(faults(chinese.text)).toEqual([expect.stringContaining(`${chinese.at}: not the code`)]);
  });
});
