import fs from 'node:fs/promises';
import path from 'node:path';

import {rspack} from '@docusaurus/faster';

const fileName = 'not-found.js';

/**
 * Bundles the 404 page's script with the route functions that it shares with the site. The text depends
 * on nothing but the code: data comes by request, so one CSP hash stands for every build.
 *
 * @param workDir a folder for the bundler's file, made when it is missing
 * @returns the text of a classic script
 * @throws Error with the bundler's messages
 */
export async function bundleNotFoundScript(workDir: string): Promise<string> {
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2020'],
    devtool: false,
    context: __dirname,
    entry: path.resolve(__dirname, '../../features/NotFound/script.ts'),
    output: {path: workDir, filename: fileName},
    // Otherwise every bundle carries a runtime that tells the bundler's version.
    experiments: {rspackFuture: {bundlerInfo: {force: false}}},
    resolve: {extensions: ['.ts', '.js']},
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2020'}},
        },
      ],
    },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats || stats.hasErrors()) {
          reject(
            error ?? new Error(`404 script: ${stats?.toString('errors-only') ?? 'no result'}`),
          );
        } else {
          resolve();
        }
      });
    });
  });
  return (await fs.readFile(path.join(workDir, fileName), 'utf8')).trim();
}
