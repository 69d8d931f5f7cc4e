/** Where the types do not tell the whole truth, and pages say more than they do. */

/** A default that only a person can compare: a sentence, or a value that the types' comment has wrong. */
export interface ReviewedDefault {
  option: string;
  /** The types' comment when the page was reviewed; when it changes, somebody has to look again. */
  types: string | null;
  reason: string;
  /** The statement, word for word, code in backticks. */
  en: string;
  zh: string;
}

export const reviewedDefaults: readonly ReviewedDefault[] = [
  {
    option: 'lib.wasm',
    types:
      "`{ mode: 'compile' }` when `bundle` is `true`; `{ mode: 'preserve' }` when `bundle` is `false`.",
    reason: 'Depends on bundle, in words; both were built for the page.',
    en: "`{ mode: 'compile' }` when `bundle` is `true`; `{ mode: 'preserve' }` when `bundle` is `false`",
    zh: "`bundle` 为 `true` 时是 `{ mode: 'compile' }`，`bundle` 为 `false` 时是 `{ mode: 'preserve' }`",
  },
  {
    option: 'lib.wasm.mode',
    types: "`'compile'` when `bundle` is `true`; `'preserve'` when `bundle` is `false`.",
    reason: 'Depends on bundle, in words; both were built for the page.',
    en: "`'compile'` when `bundle` is `true`; `'preserve'` when `bundle` is `false`",
    zh: "`bundle` 为 `true` 时是 `'compile'`，`bundle` 为 `false` 时是 `'preserve'`",
  },
  {
    option: 'lib.experiments.exe.fileName',
    types: null,
    reason:
      "The types only link to the documentation; read in the tool's code (name of the built main file).",
    en: 'the name of the JavaScript file, without its extension',
    zh: 'JavaScript 产物的文件名，不含扩展名',
  },
  {
    option: 'lib',
    types: null,
    reason:
      'The types give no default; without `lib` the tool builds one item, as zero config shows.',
    en: '`[{}]`',
    zh: '`[{}]`',
  },
  {
    option: 'lib.id',
    types: '`undefined`',
    reason: 'Unset, but the tool makes an id of its own, which the samples of the page show.',
    en: 'the format (`esm`) if only one item has that format; otherwise the format and a number (`esm0`, `esm1`)',
    zh: '某种格式只有一项时，就是格式名（`esm`）；否则是格式名加编号（`esm0`、`esm1`）',
  },
  {
    option: 'lib.dts.bundle.bundledPackages',
    types: null,
    reason: 'The types only link to the documentation; the list is computed from package.json.',
    en: 'the direct dependencies that the JavaScript bundle also contains',
    zh: '同时被打包进 JavaScript 产物的直接依赖',
  },
  {
    option: 'lib.dts.distPath',
    types: null,
    reason: 'The types only link to the documentation; both sources were tried.',
    en: "`declarationDir` from `tsconfig.json`; without it, the `lib` item's `output.distPath.root`",
    zh: '`tsconfig.json` 的 `declarationDir`；如果没有设置，则为该 `lib` 项的 `output.distPath.root`',
  },
  {
    option: 'lib.dts.typescriptPath',
    types: 'The resolved path of `typescript` from the project root.',
    reason: 'A path of the reader’s machine, in words.',
    en: '`typescript`, resolved from the project root',
    zh: '从项目根目录解析到的 `typescript`',
  },
  {
    option: 'lib.dts.tsgo',
    types:
      '`true` when the installed `typescript` package is version 7 or higher, otherwise `false`.',
    reason: 'Depends on the installed TypeScript, in words.',
    en: '`true` with TypeScript 7 or later, otherwise `false`',
    zh: 'TypeScript 7 及以上版本为 `true`，否则为 `false`',
  },
  {
    option: 'source.include',
    types:
      '[\n  { and: [rootPath, { not: /[\\\\/]node_modules[\\\\/]/ }], },\n  /\\.(?:ts|tsx|jsx|mts|cts)$/,\n];',
    reason:
      'The comment adds `rootPath`, but the rule that `rslib inspect --verbose` prints has no root.',
    en: '`[{ not: /[\\\\/]node_modules[\\\\/]/ }, /\\.(?:ts|tsx|jsx|mts|cts)$/]`',
    zh: '`[{ not: /[\\\\/]node_modules[\\\\/]/ }, /\\.(?:ts|tsx|jsx|mts|cts)$/]`',
  },
];

/** Options that the tool resolves under another name. */
export const defaultsFoundUnder: Readonly<Record<string, string>> = {
  // Deprecated; its value is moved there.
  'lib.autoExternal': 'output.autoExternal',
};
