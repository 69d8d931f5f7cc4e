import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {rspack} from '@docusaurus/faster';

async function bundle(entry: string, workDir: string): Promise<string> {
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    entry,
    output: {path: workDir, filename: 'script.js', iife: true},
    // Otherwise every bundle carries a runtime that tells the bundler's version.
    experiments: {rspackFuture: {bundlerInfo: {force: false}}},
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
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats || stats.hasErrors()) {
          reject(error ?? new Error(`${entry}: ${stats?.toString('errors-only') ?? 'no result'}`));
        } else {
          resolve();
        }
      });
    });
  });
  const text = (await fs.readFile(path.join(workDir, 'script.js'), 'utf8')).trim();
  if (/<\/script|<!--/i.test(text)) {
    throw new Error(`${entry}: the script would end early inside HTML`);
  }
  return text;
}

async function bundleInFolder(entry: string): Promise<string> {
  const workDir = await fs.mkdtemp(path.join(os.tmpdir(), 'inline-script-'));
  try {
    return await bundle(entry, workDir);
  } finally {
    await fs.rm(workDir, {recursive: true});
  }
}

/** Docusaurus loads the configuration, and this module with it, anew for every language. */
const shared = globalThis as {inlineScripts?: Map<string, Promise<string>>};

/**
 * A script that stands inside the pages: bundled and minified from its typed source, once per process. Its
 * text depends on nothing but the code, so one hash of a content security policy serves every page.
 *
 * @param entry from the folder `src`, without its ending
 * @returns the text of a classic script, safe inside HTML
 * @throws Error with the bundler's messages
 */
export function inlineScript(entry: string): Promise<string> {
  shared.inlineScripts ??= new Map();
  const file = path.resolve(__dirname, '../..', `${entry}.ts`);
  const text = shared.inlineScripts.get(file) ?? bundleInFolder(file);
  shared.inlineScripts.set(file, text);
  return text;
}
