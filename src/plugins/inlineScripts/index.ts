import path from 'node:path';
import {promisify} from 'node:util';

import {rspack} from '@docusaurus/faster';

import {defineSiteBase} from '../../config/siteBase';
import {oncePerProcess} from '../oncePerProcess';

async function bundle(entry: string): Promise<string> {
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    entry,
    output: {filename: 'script.js', iife: true},
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
  compiler.hooks.shouldEmit.tap('inline-scripts', () => false);
  const stats = await promisify(compiler.run.bind(compiler))();
  const text = stats?.compilation.getAsset('script.js')?.source.source().toString().trim();
  await promisify(compiler.close.bind(compiler))();
  if (text === undefined || stats?.hasErrors()) {
    throw new Error(`${entry}: ${stats?.toString('errors-only')}`);
  }
  return text;
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
