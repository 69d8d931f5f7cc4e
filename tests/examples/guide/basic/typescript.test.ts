import {outputsOf} from '../../outputs';

test('#versions', () => {
  let run = outputsOf('shared/typescript-5');
  expect(run.tree).not.toContain('dist/src/index.d.ts');
  expect(run.file('dist/index.d.ts')).toContain('folder: string');
  expect(run.everything).not.toContain('TS5101');
  expect(run.everything).not.toContain('TS5107');
  run = outputsOf('guide/basic/typescript/no-check');
  expect(run.file('dist/index.d.ts')).not.toContain('folder: string');
  run = outputsOf('guide/basic/typescript/typescript-6');
  expect(run.printed).toContain(`TS5101: Option 'baseUrl' is deprecated`);
  expect(run.printed).toContain(`TS5107: Option 'target=ES5' is deprecated`);
  expect(run.printed).toContain(`TS5107: Option 'moduleResolution=node10' is deprecated`);
  expect(run.tree).toContain('dist/silenced/index.d.ts');
});

test('#introduction', () => {
  const run = outputsOf('shared/tsconfig-columns');
  expect(run.everything).not.toContain('JavaScript differs');
});

test('#type-errors', () => {
  let run = outputsOf('shared/type-error-watch');
  expect(run.printed).toContain(`TS2322: Type 'string' is not assignable to type 'number'.`);
  expect(run.printed).toContain('still running: true');
  run = outputsOf('guide/basic/typescript/no-check');
  expect(run.printed).not.toMatch(/^\s*(?:warn|error)\b/m);
  expect(run.tree).toContain('dist/index.d.ts');
});

test('#tsconfig', () => {
  let run = outputsOf('shared/tsconfig-read');
  expect(run.tree).toContain('dist/types/index.d.ts');
  run = outputsOf('shared/tsconfig-ignored');
  expect(run.file('dist/raw/index.js')).toContain('A comment of mine.');
  run = outputsOf('shared/tsconfig-columns');
  expect(run.file('dist/legacy/alias.js')).toContain('from "./last.js"');
  expect(run.file('dist/plain/alias.d.ts')).toContain(`from './last.js'`);
  expect(run.file('dist/legacy/index.js')).toContain('_ts_decorate([');
  expect(run.printed).toContain('TS1240: Unable to resolve signature of property decorator');
  expect(run.printed).toContain(`TS2550: Property 'at' does not exist on type 'number[]'.`);
  expect(run.printed).toContain('TS2835: Relative import paths need explicit file extensions');
  expect(run.printed).toContain(`TS2584: Cannot find name 'document'.`);
  expect(run.printed).toContain(`TS17004: Cannot use JSX unless the '--jsx' flag is provided.`);
  expect(run.file('dist/legacy/index.js')).toContain('this.copy = this.name');
  expect(run.printed).toContain(`TS2729: Property 'name' is used before its initialization.`);
  expect(run.tree).toContain('dist/plain/index.d.ts');
  expect(run.tree).toContain('dist/other/src/index.d.ts');
  expect(run.tree).toContain('dist/plain/excluded.d.ts');
  expect(run.tree).not.toContain('dist/other/src/excluded.d.ts');
  expect(run.printed).toContain(`TS2591: Cannot find name 'process'.`);
  expect(run.printed).toContain(`TS2322: Type 'null' is not assignable to type 'string'.`);
});

test('#ambient-types', () => {
  const run = outputsOf('guide/basic/typescript/guide-ambient');
  expect(run.printed).toContain('TS2882');
});

test('#isolated-modules', () => {
  const run = outputsOf('shared/guide-type-export');
  expect(run.printed).toContain('build: 0');
  expect(run.printed).toContain(`bundleless: does not provide an export named 'Seat'`);
  expect(run.printed).toContain('verbatimModuleSyntax: TS1484');
});

test('#paths', () => {
  let run = outputsOf('guide/basic/typescript/guide-alias-typo');
  expect(run.printed).toContain('bundle: Module not found');
  expect(run.printed).toContain('declarations: TS2307');
  expect(run.file('dist/files/index.js')).toContain('from "@/none"');
  run = outputsOf('guide/basic/typescript/guide-resolve-alias');
  expect(run.printed).toContain('resolve.alias alone: TS2307');
  expect(run.file('dist/both/index.d.ts')).toContain(`from './mark.js'`);
});

test('#shared-paths', () => {
  const run = outputsOf('shared/guide-alias');
  expect(run.printed).toContain('shared paths without the variable: TS2307');
});

test('#ts5090', () => {
  const run = outputsOf('guide/basic/typescript/guide-relative-paths');
  expect(run.printed).toContain('with baseUrl: fine');
  expect(run.printed).toContain('TypeScript 7: TS5090: Non-relative paths are not allowed. Did you forget');
  expect(run.printed).toContain('without dts: passes');
  expect(run.printed).toContain('with a leading ./: fine');
});

test('#base-url', () => {
  const run = outputsOf('guide/basic/typescript/base-url');
  expect(run.printed).toContain('baseUrl: ./units/volume.js and ./units/volume.js');
  expect(run.printed).toContain(`TypeScript 6: Option 'baseUrl' is deprecated`);
  expect(run.printed).toContain('paths: ./units/volume.js and ./units/volume.js, exit 0');
});

test('#error-paths-package', () => {
  let run = outputsOf('guide/basic/typescript/paths-star');
  expect(run.file('dist/index.js')).toContain('mine');
  run = outputsOf('guide/basic/typescript/paths-outside');
  expect(run.file('dist/index.d.ts')).toContain(`from '../compiled/rlog/index.js'`);
  expect(run.file('dist/files/index.js')).toContain('from "rlog"');
  expect(run.file('dist/index.js')).toContain('const log = (text)=>console.log(text)');
  expect(run.file('dist/external/index.js')).toContain('from "../../compiled/rlog/index.js"');
});

test('#decorators', () => {
  let run = outputsOf('guide/basic/typescript/decorators-standard');
  expect(run.printed).toContain('two files: 2 one file: 1 none: 0');
  expect(run.printed).toContain('kB of one file: 10');
  expect(run.printed).toContain('kB of two files: 21');
  run = outputsOf('shared/decorators-legacy');
  expect(run.file('dist/index.js')).toContain('_ts_metadata("design:type", String)');
  run = outputsOf('shared/legacy-metadata');
  expect(run.printed).toContain('the output: says: always contains metadata|always the type metadata|metadata is emitted whenever|无论是否设置|总是包含类型元数据|就会输出元数据');
  run = outputsOf('guide/basic/typescript/guide-legacy-types');
  expect(run.printed).toContain('TS1272');
  run = outputsOf('guide/basic/typescript/metadata-first');
  expect(run.printed).toContain('late: nobody undefined');
  expect(run.printed).toContain('first: String');
  run = outputsOf('guide/basic/typescript/guide-fields');
  expect(run.file('dist/legacy/index.js')).not.toContain('note');
  expect(run.file('dist/plain/index.js')).toContain('note;');
  expect(run.file('dist/legacy-define/index.js')).not.toContain('note');
  expect(run.file('dist/option/index.js')).toContain('_ts_decorate');
});
