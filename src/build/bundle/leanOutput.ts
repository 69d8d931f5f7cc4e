import fs from 'node:fs';
import path from 'node:path';

import type {Compilation, Compiler} from '@rspack/core';

import {translationsMark} from './browserData';

const pluginName = 'LeanOutput';

/** The entry that pages load. */
export const leanEntry = 'lean';

/** The entry of everything that pages are made of, for what it emits besides script. */
export const documentsEntry = 'main';

const isScript = (file: string): boolean => file.endsWith('.js');

/**
 * Finishes the browser's files of a build without hydration, before they are minified: removes the script of
 * documents and pages, which nothing loads, and fills in the translations that the rest uses.
 */
export class LeanOutput {
  constructor(private readonly generatedFilesDir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      compilation.hooks.processAssets.tap(
        {name: pluginName, stage: compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS},
        () => {
          const files = leanFiles(compilation);
          removeOtherScripts(compilation, files);
          this.fillInTranslations(compilation, files);
        },
      );
    });
  }

  private fillInTranslations(compilation: Compilation, files: ReadonlySet<string>): void {
    const sources = [...files].filter(isScript).map((file) => {
      const source = compilation.getAsset(file)?.source.source() ?? '';
      return {file, code: source.toString()};
    });
    const all = JSON.parse(
      fs.readFileSync(path.join(this.generatedFilesDir, 'codeTranslations.json'), 'utf8'),
    ) as Record<string, string>;
    const used = Object.entries(all).filter(([id]) => sources.some(({code}) => code.includes(id)));
    const text = JSON.stringify(JSON.stringify(Object.fromEntries(used))).slice(1, -1);
    for (const {file, code} of sources) {
      if (code.includes(translationsMark)) {
        const filled = code.replace(translationsMark, () => text);
        compilation.updateAsset(file, new compilation.compiler.rspack.sources.RawSource(filled));
      }
    }
  }
}

/** @returns the files that pages, or the workers that they start, may load */
function leanFiles({chunks, entrypoints}: Compilation): Set<string> {
  const documents = entrypoints.get(documentsEntry)?.getEntrypointChunk().runtime;
  if (!documents) {
    throw new Error(`The browser's bundle has no entry "${documentsEntry}".`);
  }
  const loaded = [...chunks].filter(({runtime}) =>
    [...runtime].some((name) => !documents.has(name)),
  );
  return new Set(loaded.flatMap((chunk) => [...chunk.files]));
}

function removeOtherScripts(compilation: Compilation, files: ReadonlySet<string>): void {
  for (const {name} of compilation.getAssets()) {
    if (isScript(name) && !files.has(name) && name.startsWith('assets/js/')) {
      compilation.deleteAsset(name);
    }
  }
}
