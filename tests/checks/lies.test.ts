/**
 * Tests of the checks: each plants a lie in memory, in one language or in both, and expects the failure to name the
 * page and the line.
 */
// cspell:ignore vuejsx
import {readTool, type Tool} from '../support/tool';
import type {Failure} from '../content/reference/statement';
import {
  factFaults,
  readFactPairs,
  readSite,
  rewritten,
  type FactPair,
  type Site,
} from '../content/facts/check';
import {lostNegation} from '../content/facts/negations';
import {numbersOf} from '../content/facts/numbersOf';
import {oppositesIn} from '../content/facts/opposites';
import {turnedPredicate} from '../content/facts/predicates';
import {proseOf, quotesOf} from '../content/facts/shows';

let tool: Tool;
let pairs: FactPair[];
let site: Site;

beforeAll(async () => {
  tool = await readTool();
  pairs = await readFactPairs();
  site = readSite(pairs);
}, 120_000);

type Languages = readonly ('en' | 'zh')[];

/** Replaces the first place that a pattern matches on a page, in the given languages. */
async function plant(
  name: string,
  from: RegExp,
  to: string,
  languages: Languages,
): Promise<{found: Failure[]; lines: number[]}> {
  const pair = pairs.find(({en}) => en.name === name);
  if (!pair) throw new Error(`there is no page ${name}`);
  const changed = {...pair};
  const lines: number[] = [];
  for (const language of languages) {
    const {source} = pair[language].page;
    const found = from.exec(source);
    if (!found) throw new Error(`${pair[language].file} does not hold ${String(from)}`);
    lines.push(source.slice(0, found.index).split('\n').length);
    changed[language] = await rewritten(pair[language], source.replace(from, to));
  }
  return {found: factFaults(tool, site, changed), lines};
}

const both: Languages = ['en', 'zh'];
const cli = 'docs/guide/basic/cli.mdx';
const start = 'docs/guide/start/index.mdx';

describe('a lie is found, with its line', () => {
  test.each<[string, string, RegExp, string, Languages]>([
    [
      'the default of a flag',
      cli,
      /`auto`(?=[^`|]*\]\(\/guide\/basic\/configure-rslib\))/,
      '`native`',
      both,
    ],
    ['a short flag', cli, /`-c`(, |、)`--config/, '`-f`$1`--config', both],
    ['an option of a flag', cli, /`lib\.format`\]/, '`lib.syntax`]', both],
    ['an error text', cli, /### `The following libs/, '### `The following ids', both],
    [
      'a path',
      'docs/guide/solution/vue.mdx',
      /`dist\/StarRow\.vue\.d\.ts`/,
      '`dist/Star.vue.d.ts`',
      both,
    ],
    [
      'a package',
      'docs/guide/solution/vue.mdx',
      /\(?`@rsbuild\/plugin-vue-jsx`/,
      '`@rsbuild/plugin-vuejsx`',
      both,
    ],
    ['an option', cli, /`source\.tsconfigPath`/, '`source.tsconfigFile`', both],
    ['a version', start, /1\.0\.0 /, '1.0.7 ', both],
    [
      'an outside address',
      'docs/config/rsbuild/tools.mdx',
      /rspack\.rs\/config\//,
      'rspack.rs/configs/',
      both,
    ],
    ['a host', 'docs/config/rsbuild/tools.mdx', /rspack\.rs\/config\//, 'rspack.dev/config/', both],
    [
      'a link of an option',
      cli,
      /`lib\.bundle`\]\(\/config\/lib\/bundle\)/,
      '`lib.bundle`](/config/lib/banner)',
      both,
    ],
    [
      'a range of Node.js',
      'docs/guide/start/quick-start.mdx',
      /Node\.js `\^20\.19\.0/,
      'Node.js `^20.9.0',
      ['en'],
    ],
    ['a number', start, /9 packages|9 个包/, '8 packages', ['en']],
    ['a number in Chinese', start, /9 个包/, '8 个包', ['zh']],
    [
      'a folder of a tool',
      'docs/config/rsbuild/performance.mdx',
      /node_modules\/\.cache\/rspack/,
      'node_modules/.cache/rsbuild',
      both,
    ],
    [
      'an error that is none',
      'docs/guide/advanced/wasm.mdx',
      /`'preserve'` causes an error/,
      "`'preserve'` is ignored",
      ['en'],
    ],
    [
      'what happens to arrays',
      'docs/api/index.mdx',
      /arrays are concatenated|数组会拼接/,
      'arrays are replaced',
      ['en'],
    ],
    [
      'a behaviour that both languages turn round',
      'docs/config/rsbuild/performance.mdx',
      /does not turn splitting off completely|不会完全关闭拆分/,
      'turns splitting off completely',
      both,
    ],
    [
      'a condition of a behaviour',
      'docs/config/lib/shims.mdx',
      /if you turn off the shim|如果关闭 `import\.meta\.url` 的 shim/,
      'if you keep the shim',
      both,
    ],
    [
      'a cell between others',
      'docs/config/lib/index.mdx',
      /Text at the bottom of the files|文件末尾的文本/,
      'Text at the top of the files',
      both,
    ],
    ['a licence', start, /\bMIT\b/, 'ISC', ['en']],
    ['a licence in Chinese', start, /\bMIT\b/, 'ISC', ['zh']],
    [
      'a cell of a table',
      'docs/guide/advanced/module-federation.mdx',
      /`true`( +\| `false`)/,
      '`false`$1',
      both,
    ],
    ['a word that turns a sentence', 'docs/guide/faq/features.mdx', /保留/, '去掉', ['zh']],
    [
      'an import',
      'docs/guide/solution/vue.mdx',
      /import \{ pluginVue \}/,
      'import { pluginVue3 }',
      both,
    ],
    [
      'a short flag in a sentence',
      'docs/guide/faq/features.mdx',
      /(with|用) `-c`/,
      '$1 `-r`',
      both,
    ],
    ['a version of npm', 'docs/guide/advanced/publishing.mdx', /npm 11\.5\.1/, 'npm 11.4.0', both],
    [
      'a flag of npm in a sample that is not run',
      'docs/guide/advanced/publishing.mdx',
      /npm publish --tag next\n/,
      'npm publish --dist-tag next\n',
      both,
    ],
    ['a browser', 'docs/config/lib/syntax.mdx', /Safari 13( does| 不)/, 'Safari 14$1', both],
    ['a unit', 'docs/guide/advanced/web-workers.mdx', /(about|约) 1 kB/, '$1 1 MB', both],
    ['a date', 'docs/guide/start/index.mdx', /(?<= )4(?= September| 日)/, '14', both],
    [
      'a value that no sample sets',
      'docs/guide/migration/vite.mdx',
      /(output-target\) (?:to|设为) )`'web'`/,
      "$1`'web-worker'`",
      both,
    ],
    [
      'a link to a section about something else',
      'docs/guide/advanced/publishing.mdx',
      /#output-legal-comments\) \|/,
      '#output-source-map) |',
      both,
    ],
    [
      'a cell that is turned round',
      'docs/guide/advanced/web-workers.mdx',
      /the build fails(?= +\|\n)|构建失败(?= +\|\n)/,
      'yes',
      both,
    ],
    [
      'a sentence that is turned round',
      'docs/config/rsbuild/output.mdx',
      /(?<=, )nothing is inlined|不内联任何资源(?=，)/,
      'everything is inlined',
      both,
    ],
    [
      'the class of an error',
      'docs/guide/advanced/storybook.mdx',
      /`ReferenceError`(?=\.\n|。\n)/,
      '`TypeError`',
      both,
    ],
    [
      'a short flag of another tool',
      'docs/guide/basic/configure-rslib.mdx',
      /`-c` (or|或) `--config`/,
      '`-f`',
      both,
    ],
    [
      'a short flag beside its long form',
      'docs/guide/basic/configure-rslib.mdx',
      /`-c` (?=(?:or|或) `--config`)/,
      '`-f` ',
      both,
    ],
    [
      'the value that a sample is introduced with',
      'docs/config/lib/syntax.mdx',
      /(?<=With the target |如果目标平台是 )`web`(?=, Rslib also|，Rslib 还会)/,
      '`node`',
      both,
    ],
    [
      'a warning that is not there',
      'docs/config/lib/auto-extension.mdx',
      /Rslib does not warn|不会给出警告/,
      'Rslib 会给出警告 warns',
      both,
    ],
    [
      'a verb that one language denies',
      'docs/guide/basic/output-format.mdx',
      /则不受影响/,
      '也受影响',
      ['zh'],
    ],
    [
      'what stays in one language only',
      'docs/guide/advanced/svgr-files.mdx',
      /are missing(?=\.\n)/,
      'remain',
      ['en'],
    ],
    [
      'the moment, in one sentence of a paragraph',
      'docs/guide/advanced/plugins.mdx',
      /(?<=`modifyEnvironmentConfig` )在合并之后对/,
      '在合并之前对',
      ['zh'],
    ],
    [
      'two of what is one',
      'docs/guide/solution/react.mdx',
      /the output is one JavaScript file and/,
      'the output is two JavaScript files and',
      ['en'],
    ],
    [
      'advice to install an older version',
      'docs/guide/basic/upgrade-rslib.mdx',
      /install a newer version of the plugin/,
      'install an older version of the plugin',
      ['en'],
    ],
    [
      'two tools that change places',
      'docs/guide/migration/modernjs-module.mdx',
      /Modern\.js Module (会在这些文件里原样保留 `from "\.\/badge"`，而) Rslib/,
      'Rslib $1 Modern.js Module',
      ['zh'],
    ],
    [
      'a sentence of a list that a comment below the list quotes',
      'docs/guide/advanced/plugins.mdx',
      /(?<=a plugin runs in the builds of )all|(?<=插件会在)所有(?= `lib` 项)/,
      '`esm`',
      both,
    ],
    [
      'the last sentence of a paragraph, with another option that exists',
      'docs/guide/advanced/env-vars.mdx',
      /`optimization\.nodeEnv`(?=, in one item| 设置固定)/,
      '`optimization.minimize`',
      both,
    ],
    [
      'a heading that states a fact',
      'docs/config/lib/format.mdx',
      /(### UMD for browsers needs the |### 面向浏览器的 UMD 要把目标平台设为 )web/,
      '$1node',
      both,
    ],
    [
      'a step of a migration',
      'docs/guide/migration/unbuild.mdx',
      /6\. (?:Change|把) (`exports`[^.。\n]*)[.。]/,
      '6. Leave $1',
      both,
    ],
    [
      'a way out of an error',
      'docs/guide/advanced/dts.mdx',
      /(`bundledPackages` )(?:to an array without it|设为不含它的数组)/,
      '$1[ ]',
      both,
    ],
    [
      'a cell far from the first row',
      'docs/config/lib/index.mdx',
      /(Single-file executables[^\n]*\| )no( +\|)/,
      '$1yes$2',
      ['en'],
    ],
    [
      'a comment in a sample',
      'docs/guide/advanced/wasm.mdx',
      /fetch\(\) in Node\.js cannot read files|Node\.js 的 fetch\(\) 不能读取文件/,
      'Node.js 20 has no fetch()',
      both,
    ],
    [
      'a comment in a sample, in one language',
      'docs/guide/advanced/publishing.mdx',
      /六岁(?=以下儿童)/,
      '七岁',
      ['zh'],
    ],
    [
      'a prompt that readers copy',
      'docs/guide/start/ai.mdx',
      /(Emit|输出) ESM (and|和) CommonJS/,
      '$1 ESM $2 UMD',
      both,
    ],
    [
      'a tool in a sentence that nothing quotes',
      'blog/introducing-rslib.mdx',
      /Rspress(?= for documentation| 用于编写文档)/,
      'Storybook',
      both,
    ],
    [
      'a verb in a sentence that nothing quotes',
      'blog/introducing-rslib.mdx',
      /may still change between minor versions|仍可能有细节上的变动/,
      'no longer change',
      both,
    ],
    [
      'a description',
      'docs/guide/start/ai.mdx',
      /(description: [^\n]*)AGENTS\.md/,
      '$1CLAUDE.md',
      both,
    ],
    [
      'a label of a drawing that other labels repeat',
      'docs/guide/advanced/third-party-deps.mdx',
      /(y="130">)(?:stays an import|保留导入)/,
      '$1bundled',
      both,
    ],
  ])('%s', async (_kind, page, from, to, languages) => {
    const {found, lines} = await plant(page, from, to, languages);
    // A fault that the two languages show names both places, and may be reported at either.
    const near = found.filter(({line, message}) =>
      [line, Number(/; compare \S+:(\d+)/.exec(message)?.[1])].some((named) =>
        lines.some((at) => Math.abs(named - at) <= 1),
      ),
    );
    expect(near.length).toBeGreaterThan(0);
    expect(found.filter((fault) => !near.includes(fault))).toEqual([]);
  });

  test('a row is quoted as a whole', async () => {
    const name = 'docs/guide/advanced/css.mdx';
    const {found} = await plant(
      name,
      /( {2}What users may forget \| )Importing the stylesheet/,
      '$1…',
      ['en'],
    );
    expect(found.map(({message}) => message)).toContainEqual(
      expect.stringContaining('“| Importing the stylesheet |”'),
    );
  });

  test('words that say the contrary of their sample, in the comment as well', async () => {
    const name = 'docs/config/lib/redirect.mdx';
    const {found} = await plant(
      name,
      /(`declare module` are )kept([^]*?`declare module` are )kept/,
      '$1removed$2removed',
      ['en'],
    );
    expect(found.map(({message}) => message)).toContainEqual(
      expect.stringContaining('is the contrary of what the sample shows'),
    );
  });

  test('a name that is wrong on purpose is marked in its section', async () => {
    const name = 'docs/config/rsbuild/log-level.mdx';
    const unmarked = await plant(name, /\{\/\* wrong: loud .*?\*\/\}/, '', both);
    expect(unmarked.found.map(({message}) => message)).toEqual(
      expect.arrayContaining([expect.stringContaining('`loud`')]),
    );
    const malformed = await plant(name, /wrong: loud .*? \*/, 'wrong: loud *', both);
    expect(malformed.found.map(({message}) => message)).toContainEqual(
      expect.stringContaining('{/* wrong: name – why */}'),
    );
  });

  test('the nearest name is offered', async () => {
    const {found} = await plant(cli, /`source\.tsconfigPath`/, '`source.tsconfigPaths`', both);
    expect(found.map(({message}) => message)).toContainEqual(
      expect.stringContaining('nearest name is `source.tsconfigPath`'),
    );
  });
});

/** What a liar writes who changes a sentence and the comment that quotes it, in both languages. */
type Replacement = readonly [from: string, to: string];

describe('a lie that its comment repeats is found', () => {
  test.each<[string, string, Replacement, Replacement, string]>([
    [
      'a number in words',
      'docs/guide/advanced/css.mdx',
      ['a hash of six characters', 'a hash of eight characters'],
      ['六个字符的哈希', '八个字符的哈希'],
      'is new or has changed',
    ],
    [
      'the order of tools',
      'docs/guide/advanced/css.mdx',
      [
        'PostCSS runs after Sass, Less or Stylus, and before Lightning CSS',
        'PostCSS runs before Sass, Less or Stylus, and after Lightning CSS',
      ],
      [
        'PostCSS 在 Sass、Less、Stylus 之后、Lightning CSS 之前运行',
        'PostCSS 在 Sass、Less、Stylus 之前、Lightning CSS 之后运行',
      ],
      'does not say “order: Sass, PostCSS, Lightning CSS”',
    ],
    [
      'a negation',
      'docs/guide/advanced/publishing.mdx',
      ['The script does not run for `npm pack` or', 'The script also runs for `npm pack` or'],
      [
        '`npm pack` 和 `npm install` 不会触发这个脚本',
        '`npm pack` 和 `npm install` 也会触发这个脚本',
      ],
      'does not say “not: npm pack, npm install”',
    ],
    [
      'a field that is read before another',
      'docs/config/rsbuild/resolve.mdx',
      ['reads `module` and then `main`', 'reads `main` and then `module`'],
      ['Node.js 构建会依次读取 `module` 和 `main`', 'Node.js 构建会依次读取 `main` 和 `module`'],
      'does not say “order: module, main”',
    ],
    [
      'which of two wins',
      'docs/config/lib/syntax.mdx',
      ['which takes precedence over `syntax`', 'over which `syntax` takes precedence'],
      ['而且这个选项优先于 `syntax`', '而且 `syntax` 优先于这个选项'],
      'does not say “precedence over `syntax`” or “优先于 `syntax`”',
    ],
    [
      'success in place of failure',
      'docs/guide/basic/upgrade-rslib.mdx',
      [
        'after the build, the build fails with "Module not found"',
        'after the build, the path is kept unchanged',
      ],
      ['构建会失败，并报告“Module not found”', '路径会原样保留'],
      'does not say “fails” or “失败”',
    ],
    [
      'a case that a condition leaves out',
      'docs/guide/migration/vite.mdx',
      ["Rslib does the same if the target is `'web'`", 'Rslib does the same for every target'],
      ["目标平台为 `'web'` 时，Rslib 也会这样做", '无论目标平台是什么，Rslib 也会这样做'],
      'does not say “web”',
    ],
    [
      'another cause of an error',
      'docs/guide/advanced/testing.mdx',
      ['only if `afterEach` is a global function', 'only in Jest'],
      ['只有当 `afterEach` 是全局函数时', '只有在 Jest 里'],
      'does not say “afterEach”',
    ],
    [
      'an outcome, with its comment',
      'docs/guide/advanced/module-federation.mdx',
      ['emits no `@mf-types.zip`, and succeeds', 'emits no `@mf-types.zip`, and fails'],
      ['但构建本身仍会成功', '构建本身也会失败'],
      'is new or has changed',
    ],
    [
      'for which of several, with its comment',
      'docs/guide/advanced/plugins.mdx',
      ['so they work in both modes', 'so they work only in bundle mode'],
      ['模式', '模式'],
      'is new or has changed',
    ],
    [
      'two names that change places',
      'docs/guide/advanced/publishing.mdx',
      [
        '`prepublishOnly` or `prepack`, only `prepare`',
        '`prepublishOnly` or `prepare`, only `prepack`',
      ],
      [
        '`prepublishOnly` 和 `prepack`，只运行 `prepare`',
        '`prepublishOnly` 和 `prepare`，只运行 `prepack`',
      ],
      'does not say “not: prepublishOnly, prepack”',
    ],
    [
      'two names that an address tells',
      'docs/guide/basic/upgrade-rslib.mdx',
      [
        '`es2023` was the same as `es2022`, and `es2024` the same as `esnext`',
        '`es2023` was the same as `esnext`, and `es2024` the same as `es2022`',
      ],
      [
        '`es2023` 等同于 `es2022`，`es2024` 等同于 `esnext`',
        '`es2023` 等同于 `esnext`，`es2024` 等同于 `es2022`',
      ],
      'is new or has changed',
    ],
    [
      'a negation that an address tells',
      'docs/guide/advanced/publishing.mdx',
      ['so you do not need to store a token', 'so you have to store a token'],
      ['你不需要保存 token', '你需要保存 token'],
      'is new or has changed',
    ],
    [
      'a condition',
      'docs/config/rsbuild/source.mdx',
      ['and with `bundle: false`, no package', 'and with `bundle: true`, no package'],
      ['设置 `bundle: false` 时，任何包', '设置 `bundle: true` 时，任何包'],
      'is new or has changed',
    ],
    [
      'a value in a row',
      'docs/guide/migration/tsup.mdx',
      ['unless `removeNodeProtocol` is `false`', 'unless `removeNodeProtocol` is `true`'],
      ['除非把 `removeNodeProtocol` 设为 `false`', '除非把 `removeNodeProtocol` 设为 `true`'],
      'is new or has changed',
    ],
    [
      'the way out of an error, which nothing quotes',
      'docs/config/rsbuild/output.mdx',
      ['set `output.cleanDistPath` to `false`, or', 'set `output.cleanDistPath` to `true`, or'],
      ['把 `output.cleanDistPath` 设为 `false`，或', '把 `output.cleanDistPath` 设为 `true`，或'],
      'which is new or has changed',
    ],
    [
      'versions',
      'docs/guide/start/quick-start.mdx',
      ['TypeScript 6 and 7 no longer infer', 'TypeScript 5.9 and 6 no longer infer'],
      ['TypeScript 6 和 7 不再推测', 'TypeScript 5.9 和 6 不再推测'],
      'is new or has changed',
    ],
    [
      'an exit code',
      'docs/config/lib/format.mdx',
      [
        'but nothing is built and the exit code is 1',
        'builds the other items and exits with code 0',
      ],
      ['但 Rslib 不会构建任何内容，退出码是 1', '但 Rslib 会构建其他项，退出码是 0'],
      'says 0 and not 1, which the sample shows',
    ],
    [
      'the version since which something works',
      'docs/guide/advanced/testing.mdx',
      ['With Node.js 24.9 or later', 'With Node.js 22.12 or later'],
      ['在 Node.js 24.9 及以上版本中', '在 Node.js 22.12 及以上版本中'],
      'says 22.12 and not 24.9, which the sample shows',
    ],
    [
      'a default in milliseconds',
      cli,
      ['By default, Rslib does not wait', 'By default, Rslib waits 200 milliseconds'],
      ['Rslib 默认不等待', 'Rslib 默认等待 200 毫秒'],
      'does not say “not: wait|等待”',
    ],
    [
      'an exception that is deleted',
      'docs/guide/advanced/env-vars.mdx',
      [', except for `NODE_ENV`: for this variable, the files take precedence', ''],
      ['，只有 `NODE_ENV` 例外，以文件为准', ''],
      'does not say “except for `NODE_ENV`” or “`NODE_ENV` 例外”',
    ],
    [
      'one more kind in a description',
      'docs/config/lib/banner.mdx',
      ['every JavaScript, CSS or declaration', 'every JavaScript, CSS, JSON or declaration'],
      ['在每个 JavaScript、CSS 或声明', '在每个 JavaScript、CSS、JSON 或声明'],
      'does not say “CSS or declaration” or “CSS 或声明文件”',
    ],
  ])('%s', async (_kind, name, english, chinese, message) => {
    const pair = pairs.find(({en}) => en.name === name) as FactPair;
    const changed = {...pair};
    for (const [language, [from, to]] of [
      ['en', english],
      ['zh', chinese],
    ] as const) {
      const {source} = pair[language].page;
      expect(source).toContain(from);
      changed[language] = await rewritten(pair[language], source.replaceAll(from, to));
    }
    const found = factFaults(tool, site, changed).map((fault) => fault.message);
    expect(found).toContainEqual(expect.stringContaining(message));
  });

  test('a restriction that is deleted with its comment is missed', async () => {
    const {en, zh} = pairs.find((pair) => pair.en.name === cli) as FactPair;
    const [quote] = quotesOf(en).filter(({proof}) => proof !== undefined);
    const text = en.page.source.replaceAll(quote?.words ?? '', '');
    const found = factFaults(tool, site, {en: await rewritten(en, text), zh});
    expect(found.map(({message}) => message)).toContainEqual(
      expect.stringMatching(/^a sentence of this section is gone/),
    );
  });

  test('the rest of a sentence that is quoted in part is open', async () => {
    const {en} = pairs.find((pair) => pair.en.name === 'docs/guide/advanced/css.mdx') as FactPair;
    const before = proseOf(en).open.length;
    const text = en.page.source.replace(
      'a hash of six characters.',
      'a hash of six characters, which changes with each build.',
    );
    const after = proseOf(await rewritten(en, text)).open;
    expect(after.length).toBe(before + 1);
  });
});

describe('the two languages', () => {
  test('numbers are compared as digits, in words and in dates', () => {
    const english = 'On 4 September 2026, three of 409,594 files, 1.x, and one more';
    expect(numbersOf(english, 'en').sort()).toEqual(
      numbersOf('2026 年 9 月 4 日，409594 个文件里有三个，1.x，还有一个', 'zh').sort(),
    );
  });

  test.each([
    ['It runs before the build.', '它在构建之后运行。', ['before', '后']],
    ['It keeps the file.', '它会删掉这个文件。', ['keeps', '删']],
    ['It keeps the file.', '它不会删掉这个文件。', undefined],
    ['It is ignored.', '会报错。', ['ignored', '错']],
    ['It is an error.', '会被忽略。', ['error', '忽略']],
    ['Arrays are concatenated.', '数组会被替换。', ['concatenated', '替换']],
    ['The value is overridden.', '值会被追加。', ['overridden', '追加']],
    ['It runs synchronously.', '它异步运行。', ['synchronously', '异步']],
    ['It is private.', '它是公开的。', ['private', '公开']],
    ['The value is nested.', '这个值在顶层。', ['nested', '顶层']],
  ])('opposites: %s %s', (english, chinese, found) => {
    expect(oppositesIn(english, chinese)[0]).toEqual(found);
  });

  test.each([
    ['React is not bundled.', '打包 React。', 'not'],
    ['React is bundled.', '不打包 React。', '不'],
    ['React is not bundled.', '不打包 React。', null],
    ['Both are the same.', '两者没有区别。', null],
  ])('negations: %s %s', (english, chinese, found) => {
    expect(lostNegation(english, chinese)).toBe(found);
  });

  test.each([
    ['Only one copy is set. The other is not affected.', '只设置一份，另一份也受影响。', '影响'],
    ['Only one copy is set. The other is affected.', '只设置一份，另一份不受影响。', '影响'],
    ['Only one copy is set. The other is not affected.', '只设置一份，另一份不受影响。', null],
    ['The folder is copied, and the default export remains.', '目录会复制，没有默认导出。', '没有'],
    ['Nothing in the bundle checks types.', '打包时不检查类型。', null],
  ])('verbs that one language denies: %s %s', (english, chinese, found) => {
    expect(turnedPredicate(english, chinese)).toBe(found);
  });
});
