// Prints, as JSON, the configuration that the installed tool resolves from an empty one, for every
// format. A process of its own: the tool may end the process it runs in, and is an ES module.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createRslib} from '@rslib/core';

import {sourceOf} from './sourceOf.mjs';

/** The groups of the configuration that pages document. Others hold the machine's own paths. */
const groups = ['output', 'performance', 'splitChunks', 'logLevel', 'mode'];
const nested = {
  resolve: ['aliasStrategy', 'extensions'],
  source: ['decorators'],
  tools: ['htmlPlugin'],
};

/** The tool warns and stops where this plugin is missing; its name is all that is looked at. */
const federation = {name: 'rsbuild:module-federation-enhanced', setup() {}};

const builds = [
  ...['esm', 'cjs', 'umd', 'iife', 'mf'].map((format) => ({format, bundle: true})),
  ...['esm', 'cjs'].map((format) => ({format, bundle: false})),
  ...['esm', 'cjs', 'umd', 'iife'].map((format) => ({format, bundle: true, target: 'web'})),
  {format: 'mf', bundle: true, target: 'node'},
];

/**
 * Every option below a value, the value itself included, with dotted paths.
 *
 * @param {string} name @param {unknown} value @param {Record<string, string>} into
 */
function flatten(name, value, into) {
  if (value === undefined) return;
  into[name] = sourceOf(value);
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
    for (const [key, inner] of Object.entries(value)) flatten(`${name}.${key}`, inner, into);
  }
}

/** @param {string} cwd @param {{format: string, bundle: boolean, target?: string}} build */
async function resolve(cwd, {format, bundle, target}) {
  const lib = /** @type {import('@rslib/core').LibConfig} */ ({
    format,
    bundle,
    output: {target},
    plugins: format === 'mf' ? [federation] : [],
  });
  const rslib = await createRslib({cwd, config: {lib: [lib]}});
  const {origin} = await rslib.inspectConfig({mode: 'production'});
  const [environment] = Object.values(origin.environmentConfigs);
  const [bundler] = origin.bundlerConfigs;
  /** @type {Record<string, string>} */
  const options = {};
  const config = /** @type {Record<string, any>} */ (environment);
  for (const group of groups) flatten(group, config[group], options);
  for (const [group, keys] of Object.entries(nested)) {
    for (const key of keys) flatten(`${group}.${key}`, config[group]?.[key], options);
  }
  flatten('rspack.externalsType', bundler?.externalsType, options);
  flatten('rspack.output.library', bundler?.output?.library, options);
  flatten('rspack.optimization.nodeEnv', bundler?.optimization?.nodeEnv, options);
  return {format, bundle, target, options};
}

const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'rslib-defaults-'));
try {
  process.env.NODE_ENV = 'production';
  fs.mkdirSync(path.join(folder, 'src'));
  fs.writeFileSync(path.join(folder, 'src/index.ts'), 'export const a = 1;\n');
  fs.writeFileSync(path.join(folder, 'package.json'), '{"name": "x", "type": "module"}');
  const resolved = [];
  for (const build of builds) resolved.push(await resolve(folder, build));
  console.log(JSON.stringify(resolved));
} finally {
  fs.rmSync(folder, {recursive: true});
}
