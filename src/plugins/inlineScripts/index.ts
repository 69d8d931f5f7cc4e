import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {rspack} from '@docusaurus/faster';

import {defineSiteBase} from '../../config/siteBase';
import {oncePerProcess} from '../oncePerProcess';

async function bundle(entry: string): Promise<string> {
  const workDir = await fs.mkdtemp(path.join(os.tmpdir(), 'inline-script-'));
  try {
    const compiler = rspack({
      mode: 'production',
      target: ['web', 'es2022'],
      devtool: false,
      entry,
      output: {path: workDir, filename: 'script.js', iife: true},
      // The version of the bundler, which is not needed.
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
    const text = (await fs.readFile(path.join(workDir, 'script.js'), 'utf8')).trim();
    if (/<\/script|<!--/i.test(text)) {
      throw new Error(`${entry}: the script would end early inside HTML`);
    }
    return text;
  } finally {
    await fs.rm(workDir, {recursive: true});
  }
}

/**
 * Bundles and minifies a script for the HTML of the pages, once per process. One hash of the policy serves all pages.
 *
 * @param entry path below `src`, without its ending
 */
export function inlineScript(entry: string): Promise<string> {
  const file = path.resolve(__dirname, '../..', `${entry}.ts`);
  return oncePerProcess(`inlineScript ${file}`, () => bundle(file));
}
