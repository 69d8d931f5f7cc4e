import {outputsOf} from '../../outputs';

test('#project', () => {
  let run = outputsOf('shared/two-reacts');
  expect(run.file('dist/peer/index.js')).not.toContain('__CLIENT_INTERNALS');
  run = outputsOf('shared/users-styles');
  expect(run.tree).not.toContain('dist/app/pure/main.css');
  expect(run.file('dist/app/exempt/main.css')).toContain('.hall');
});

test('#bundled', () => {
  let run = outputsOf('shared/users-styles');
  expect(run.file('dist/app/bundled/main.css')).toContain('seat-box');
  run = outputsOf('guide/solution/react/guide-react');
  expect(run.printed).toContain('directive: Picker true, Price false');
  expect(run.printed).toContain('directive of a component in a bundle: removed');
});

test('#error-jsx-runtime', () => {
  let run = outputsOf('shared/externals-object');
  expect(run.printed).toContain('object, cjs: react external, react/jsx-runtime bundled');
  run = outputsOf('shared/guide-react-string');
  expect(run.printed).toContain('peer and string: react external, react/jsx-runtime external');
  run = outputsOf('guide/solution/react/jsx-both');
  expect(run.file('dist/index.js')).toContain('react-jsx-runtime.development.js');
  expect(run.file('dist/index.js')).toContain('react-jsx-runtime.production.js');
});

test('#jsx-runtime', () => {
  const run = outputsOf('guide/solution/react/react-settings');
  expect(run.file('dist/usual/index.js')).not.toContain('<b');
});

test('#use-client', () => {
  const run = outputsOf('guide/solution/react/guide-react');
  expect(run.printed).toContain('banner: in every file');
});

test('#emotion', () => {
  let run = outputsOf('guide/solution/react/guide-react');
  expect(run.printed).toContain('css="[object Object]"');
  run = outputsOf('guide/solution/react/emotion-one-file');
  expect(run.file('dist/styled.js')).toContain('from "@emotion/react/jsx-runtime"');
});

test('#preserve', () => {
  const run = outputsOf('guide/solution/react/guide-react');
  expect(run.printed).toContain('imports of kept JSX: ./Picker.jsx');
});

test('#react-compiler', () => {
  let run = outputsOf('guide/solution/react/guide-react');
  expect(run.printed).toContain(`compiler: web true, node false, 'use no memo' false`);
  run = outputsOf('guide/solution/react/react-settings');
  expect(run.file('dist/older/index.js')).toContain('from "react-compiler-runtime"');
});

test('#compiler-modes', () => {
  const run = outputsOf('guide/solution/react/compiler-modes');
  expect(run.file('dist/infer/component.js')).toContain('react/compiler-runtime');
  expect(run.file('dist/infer/hook.js')).toContain('react/compiler-runtime');
  expect(run.file('dist/infer/plain.js')).not.toContain('react/compiler-runtime');
  expect(run.file('dist/usual/plain.js')).not.toContain('react/compiler-runtime');
  expect(run.file('dist/syntax/marked.js')).toContain('react/compiler-runtime');
  expect(run.file('dist/syntax/component.js')).not.toContain('react/compiler-runtime');
  expect(run.file('dist/all/plain.js')).toContain('react/compiler-runtime');
});

test('#lynx', () => {
  const run = outputsOf('guide/solution/react/webpack-chain');
  expect(run.printed).toContain('api.modifyWebpackChain is not a function');
});

test('#error-element-type', () => {
  const run = outputsOf('guide/solution/react/element-type');
  expect(run.printed).toContain('default: Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: object.');
  expect(run.printed).toContain('default.default: <b>new</b>');
  expect(run.printed).toContain('esm default: <b>new</b>');
  expect(run.printed).toContain('named: <i>label</i>');
});

test('#error-export-star', () => {
  const run = outputsOf('guide/solution/react/client-star');
  expect(run.file('dist/index.js')).toContain('export * from "other"');
  expect(run.file('dist/index.js')).not.toContain('export * from "./button');
  expect(run.file('dist/files/index.js')).toContain('export * from "./button.js"');
  expect(run.file('dist/files/index.js')).toContain('export * from "other"');
});

test('#error-window', () => {
  const run = outputsOf('guide/solution/react/document-import');
  expect(run.printed).toContain('ReferenceError: document is not defined');
});

test('#error-jsx-dev', () => {
  const run = outputsOf('guide/solution/react/jsx-dev');
  expect(run.printed).toContain('NODE_ENV=development: jsx from react/jsx-runtime');
  expect(run.printed).toContain('development true: jsxDEV from react/jsx-dev-runtime');
  expect(run.printed).toContain('in production: undefined');
});
