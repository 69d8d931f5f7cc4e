import {manifestOf, outputsOf} from '../../outputs';

test('#rslib-core', () => {
  const run = outputsOf('shared/guide-config');
  expect(run.printed).toContain('require(): function');
  expect(manifestOf('@rslib/core')).toContain('"rslib": "./bin/rslib.js"');
  expect(manifestOf('@rslib/core')).toContain('"types": "./types.d.ts"');
  expect(manifestOf('@rslib/core')).toContain('"./package.json": "./package.json"');
  expect(manifestOf('@rslib/core')).toContain('"rsbuild-plugin-dts": "1.0.1"');
  expect(manifestOf('@rslib/core')).toContain('"license": "MIT"');
});

test('#packages', () => {
  let run = outputsOf('guide/start/npm-packages/plain-rsbuild');
  expect(run.tree).toContain('dist/index.d.ts');
  run = outputsOf('guide/start/npm-packages/npm-create');
  expect(run.printed).toContain('same as `npx create-<package-spec>`');
});

test('#rsbuild-plugin-dts', () => {
  expect(manifestOf('rsbuild-plugin-dts')).toContain('"optional": true');
  expect(manifestOf('rsbuild-plugin-dts')).toContain('"name": "rsbuild-plugin-dts"');
});

test('#ts2305', () => {
  const run = outputsOf('guide/start/npm-packages/core-types');
  expect(run.printed).toContain(`error TS2305: Module '"@rslib/core"' has no exported member 'EcmaScriptVersion'.`);
  expect(run.printed).toContain('exported: 0');
});

test('#error-binding', () => {
  const run = outputsOf('guide/start/npm-packages/binding-mismatch');
  expect(run.printed).toContain('different versions: JsCache is not a constructor');
  expect(run.printed).toContain('same version: runs');
  expect(manifestOf('@rspack/binding')).toContain('@rspack/binding-win32-x64-msvc');
  expect(manifestOf('@rspack/core')).toContain('"@rspack/binding": "2.2.9"');
  expect(manifestOf('@rspack/core')).toContain('"@rspack/binding"');
});

test('#error-glibc', () => {
  const run = outputsOf('guide/start/npm-packages/glibc');
  expect(run.printed).toContain('Rspack 2.2.9 needs glibc 2.15');
  expect(manifestOf('@rspack/binding')).toContain('@rspack/binding-linux-x64-musl');
});

test('#install-size', () => {
  expect(manifestOf('rsbuild-plugin-dts')).toContain('"version": "1.0.1"');
  expect(manifestOf('rsbuild-plugin-dts')).toContain('emitting declaration files for TypeScript');
  expect(manifestOf('@rsbuild/core')).toContain('"version": "2.2.14"');
  expect(manifestOf('@rspack/core')).toContain('"version": "2.2.9"');
  expect(manifestOf('@rspack/binding')).toContain('"version": "2.2.9"');
  expect(manifestOf('@rspack/binding-linux-x64-gnu')).toContain('"version": "2.2.9"');
  expect(manifestOf('@rspack/binding-linux-x64-gnu')).toContain('"main": "rspack.linux-x64-gnu.node"');
  expect(manifestOf('@swc/helpers')).toContain('"version": "0.5.24"');
  expect(manifestOf('@ast-grep/napi-linux-x64-gnu')).toContain('"main": "ast-grep-napi.linux-x64-gnu.node"');
  expect(manifestOf('@rspack/binding')).toContain('@rspack/binding-darwin-arm64');
});

test('#companions', () => {
  expect(manifestOf('storybook-addon-rslib')).toContain('Storybook addon for loading configuration of Rslib');
});
