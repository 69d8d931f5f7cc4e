/** Tests of how the tool is read: types compared by meaning, sentences read by format. */
import {readTool, type Tool} from '../support/tool';
import {parseByFormat} from '../content/reference/byFormat';
import {canonicalCode, isValue, leavesOf, pureValue} from '../content/reference/values';

describe('types', () => {
  let tool: Tool;
  beforeAll(async () => {
    tool = await readTool();
  }, 60_000);

  const isSame = (name: string, text: string, explains: string[] = []): boolean => {
    const option = tool.find(name);
    if (!option) throw new Error(`no option ${name}`);
    return tool.compareTypes([{option, text, explains}])[0]?.isSame ?? false;
  };

  test.each([
    ['format', "'iife' | 'mf' | 'esm' | 'cjs' | 'umd'"],
    ['lib.format', 'Format'],
    ['banner', '{ dts?: string; js?: string; css?: string }'],
    ['umdName', 'Rspack.LibraryName'],
    [
      'umdName',
      'string | string[] | { amd?: string; commonjs?: string; root?: string | string[] }',
    ],
    ['wasm', "{ mode?: 'compile' | 'preserve' } | false"],
    ['dts.alias', '{ [from: string]: string }'],
    ['output.autoExternal', 'AutoExternal'],
    ['tools.rspack', 'ToolsRspackConfig'],
    ['lib', 'LibConfig[]'],
  ])('%s is %s', (name, text) => {
    expect(isSame(name, text)).toBe(true);
  });

  test.each([
    ['format', "'esm' | 'cjs' | 'umd' | 'mf'"],
    ['banner', '{ js?: string; css?: string }'],
    ['banner', '{ js: string; css?: string; dts?: string }'],
    ['bundle', 'any'],
    ['bundle', 'Bundle'],
    ['dts', 'boolean | object'],
    ['dts.bundle.bundledPackages', 'number[]'],
    ['autoExternal', 'Builder.AutoExternal'],
  ])('%s is not %s', (name, text) => {
    expect(isSame(name, text)).toBe(false);
  });

  test('further code may explain a name, and only that', () => {
    expect(isSame('redirect', '{ path?: boolean; extension?: boolean }', ['JsRedirect'])).toBe(
      true,
    );
    expect(isSame('redirect', '{ path?: boolean }', ['JsRedirect'])).toBe(false);
  });

  test('paths, with names that hold dots', () => {
    expect(tool.find("shims.cjs['import.meta.url']")?.name).toBe('lib.shims.cjs.import.meta.url');
    expect(tool.find('source.alias')).toBeNull();
    expect(tool.isPath('output.library.type')).toBe(true);
    expect(tool.isPath('output.libraryType')).toBe(false);
  });
});

describe('sentences by format', () => {
  /** Code in backticks, as a page writes it. */
  const parts = (text: string) =>
    text.split('`').map((piece, at) => ({isCode: at % 2 === 1, text: piece}));
  const expected = {esm: 'true', cjs: 'true', umd: 'false', iife: 'false', mf: 'false'};

  test.each([
    ['en', '`true` for esm and cjs, `false` for umd, iife and mf'],
    ['en', '`true` for `esm`, `cjs`; otherwise `false`'],
    ['zh', 'esm 和 cjs 为 `true`，umd、iife 和 mf 为 `false`'],
    ['zh', '`esm`、`cjs` 为 `true`，其余格式为 `false`'],
  ] as const)('%s: %s', (language, text) => {
    expect(parseByFormat(parts(text), language)).toEqual(expected);
  });

  test.each([
    ['a format is missing', '`true` for esm and cjs, `false` for umd and mf'],
    ['a format has two values', '`true` for esm, cjs and umd, `false` for umd, iife and mf'],
    ['no format is named', '`true`'],
  ])('%s', (_why, text) => {
    expect(parseByFormat(parts(text), 'en')).toBeNull();
  });
});

describe('values', () => {
  test('are compared without quotes, blanks, comments and last commas', () => {
    const one = canonicalCode('{ "a": ["x",], // note\n b: 1, }');
    expect(canonicalCode("{'a':['x'],b:1}")).toBe(one);
    expect(canonicalCode("{'a':['x'],b:2}")).not.toBe(one);
  });

  test('are told from names and from pieces of sentences', () => {
    expect(["'esm'", '{}', 'undefined', '[process.execPath]', '4096'].filter(isValue)).toHaveLength(
      5,
    );
    expect(['source.tsconfigPath', 'umd or mf', '`a`'].filter(isValue)).toEqual([]);
    expect(pureValue('`source.tsconfigPath`')).toBe('source . tsconfigPath');
    expect(pureValue('`true` when `bundle` is `true`')).toBeNull();
    expect(pureValue('```js\nconst defaults = { a: true };\n```')).toBe(canonicalCode('{a: true}'));
  });

  test('have parts where they are objects', () => {
    expect(leavesOf("{ a: { 'b.c': true }, d: [] }")).toEqual(
      new Map([
        ['a.b.c', 'true'],
        ['d', '[ ]'],
      ]),
    );
    expect(leavesOf("'a'")).toBeNull();
  });
});
