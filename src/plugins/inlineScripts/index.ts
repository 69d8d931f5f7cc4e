import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {rspack} from '@docusaurus/faster';

import {defineSiteBase} from '../../config/siteBase';
import {oncePerProcess} from '../oncePerProcess';

async function bundle(entry: string): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'inline-script-'));
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    entry,
    output: {path: folder, filename: 'script.js', iife: true},
    // Without it, the script contains the version of the bundler.
    experiments: {rspackFuture: {bundlerInfo: {force: false}}},
    plugins: [new rspack.DefinePlugin(defineSiteBase)],
    resolve: {extensions: ['.ts', '.js']},
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
        },
      ],
    },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats?.hasErrors()) {
    throw new Error(`${entry}: ${stats.toString('errors-only')}`);
  }
  const text = await fs.readFile(path.join(folder, 'script.js'), 'utf8');
  await fs.rm(folder, {recursive: true});
  return text.trim();
}

/**
 * Bundle and minify a script for the HTML of the pages, once per process. All pages contain the same text, so the
 * content security policy has one hash of it.
 *
 * @param entry path below `src`, without its extension
 */
export function inlineScript(entry: string): Promise<string> {
  const file = path.resolve(__dirname, '../..', `${entry}.ts`);
  return oncePerProcess(`inlineScript ${file}`, () => bundle(file));
}
