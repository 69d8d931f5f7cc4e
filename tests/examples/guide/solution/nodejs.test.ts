import {outputsOf} from '../../outputs';

test('#package-json', () => {
  const run = outputsOf('shared/node-kinds');
  expect(run.printed).toContain('commands of plain: plain');
  expect(run.printed).toContain('commands of object: weigh');
  expect(run.printed).toContain('dual resolver cjs/index.cjs');
  expect(run.printed).toContain('dual manifest dual');
});

test('#dual-build', () => {
  const run = outputsOf('shared/built-ins-node');
  expect(run.file('dist/index.js')).toContain('import os from "os"');
});

test('#choose', () => {
  const run = outputsOf('shared/node-kinds');
  expect(run.printed).toContain('dual require north in older versions north');
  expect(run.printed).toContain('pure resolver MODULE_NOT_FOUND');
  expect(run.printed).toContain('pure state south');
});

test('#application', () => {
  let run = outputsOf('shared/guide-deps');
  expect(run.printed).toContain('autoExternal false: node:fs');
  run = outputsOf('guide/solution/nodejs/express-server');
  expect(run.printed).toContain('esm: ok');
});

test('#executable', () => {
  let run = outputsOf('shared/guide-npm-install');
  expect(run.printed).toContain('mode: 644, installed 755');
  run = outputsOf('guide/solution/nodejs/cli-modes');
  expect(run.printed).toContain('run by a shell: Permission denied');
  expect(run.printed).toContain('banner: 755');
  expect(run.printed).toContain('cjs files: 755, without a shebang 644');
});

test('#error-crlf', () => {
  const run = outputsOf('guide/solution/nodejs/line-ends');
  expect(run.printed).toContain('No such file or directory');
  expect(run.printed).toContain('bundle: LF');
  expect(run.printed).toContain('files: LF');
  expect(run.printed).toContain('banner: CRLF');
});

test('#top-level-await', () => {
  let run = outputsOf('guide/solution/nodejs/guide-await');
  expect(run.printed).toContain('import: Europe/Lisbon');
  run = outputsOf('guide/solution/nodejs/await-formats');
  expect(run.printed).toContain('cjs: exit 0');
  expect(run.printed).toContain('es2017: kept');
  expect(run.printed).toContain('required: zones undefined');
  expect(run.printed).toContain('promise: function undefined');
  expect(run.printed).toContain('iife: exit 1 await');
});

test('#require-main', () => {
  const run = outputsOf('guide/solution/nodejs/require-main');
  expect(run.printed).toContain('run index.cjs: nothing');
  expect(run.printed).toContain('warnings: none');
  expect(run.file('dist/index.cjs')).toContain('__webpack_require__.c[__webpack_require__.s] === module');
  expect(run.printed).toContain('run index.js: ReferenceError: module is not defined in ES module scope');
  expect(run.printed).toContain('run place.cjs: place: high');
  expect(run.printed).toContain('run place.js: place: high');
  expect(run.printed).toContain('run a link: place: high');
  expect(run.printed).toContain('require meta.cjs: meta: high');
  expect(run.printed).toContain('the condition says: true even if|时也成立');
});
