// @ts-check
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {rspack} from '@docusaurus/faster';

import {cacheRoot, repositoryRoot} from '../lib/paths.mjs';

/**
 * Makes browser code run in Node.js.
 *
 * @param {string} name of the bundle
 * @param {string} source text of a module that exports what is wanted; it imports by absolute paths
 * @param {{packages?: string, alias?: Record<string, string>}} [options] `packages`: folder whose
 *   node_modules is used
 * @returns {Promise<Record<string, any>>} the module's exports; their types are other people's
 * @throws {Error} with the bundler's messages
 */
export async function bundleForNode(name, source, {packages = repositoryRoot, alias = {}} = {}) {
  const directory = path.join(cacheRoot, 'search');
  fs.mkdirSync(directory, {recursive: true});
  const entry = path.join(directory, `${name}.entry.mjs`);
  fs.writeFileSync(entry, source);
  const compiler = rspack({
    mode: 'production',
    target: 'node20',
    devtool: false,
    context: packages,
    entry,
    output: {path: directory, filename: `${name}.cjs`, library: {type: 'commonjs2'}},
    resolve: {
      alias,
      extensions: ['.ts', '.js', '.jsx', '.json'],
      modules: [path.join(packages, 'node_modules')],
    },
    // Prints what it did with `require`, which is the packages' business.
    ignoreWarnings: [() => true],
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
        },
        {test: /\.m?js$/, resolve: {fullySpecified: false}},
      ],
    },
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats || stats.hasErrors()) {
          reject(error ?? new Error(`${name}: ${stats?.toString('errors-only')}`));
        } else {
          resolve(undefined);
        }
      });
    });
  });
  return createRequire(import.meta.url)(path.join(directory, `${name}.cjs`));
}
