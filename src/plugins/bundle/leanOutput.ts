import fs from 'node:fs';
import path from 'node:path';

import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import type {LoadContext} from '@docusaurus/types';
import type {Compilation, Compiler} from '@rspack/core';

import {mustReplace} from '../mustReplace';

const pluginName = 'LeanOutput';

/** The entry that pages load. */
export const leanEntry = 'lean';

/** The entry of all pages (`documents.js`), which emits stylesheets and images. */
export const documentsEntry = 'main';

/** Keys of the configuration, at any depth, that are not sent to the browser: those of the build and of highlighting. */
const unsentKeys = [
  ...['faster', 'markdown', 'onBrokenAnchors', 'onBrokenLinks', 'onDuplicateRoutes', 'plugins'],
  ...['presets', 'prism', 'ssrTemplate', 'staticDirectories', 'themes'],
];

/** Placeholder for the translations until the used ones are known. */
const translationsMark = '__CODE_TRANSLATIONS__';

/**
 * Writes smaller versions of the data that Docusaurus generates, without what is in the pages already or grows with the
 * site, such as the global data of plugins. @returns aliases by the path of the file that is replaced
 */
export function browserData({
  generatedFilesDir,
  siteConfig,
}: Pick<LoadContext, 'generatedFilesDir' | 'siteConfig'>): Record<string, string> {
  const files = {
    'docusaurus.config': JSON.stringify(siteConfig, (key, value: unknown) =>
      unsentKeys.includes(key) ? undefined : value,
    ),
    codeTranslations: `JSON.parse(${JSON.stringify(translationsMark)})`,
    globalData: '{}',
    'site-metadata': JSON.stringify({docusaurusVersion: DOCUSAURUS_VERSION, pluginVersions: {}}),
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, code]) => {
      const file = path.join(generatedFilesDir, `browser-${name}.js`);
      fs.writeFileSync(file, `export default ${code};`);
      return [`${path.join(generatedFilesDir, name)}$`, file];
    }),
  );
}

/**
 * Writes the list of client modules that the page script runs: Docusaurus' own list without stylesheets, which are in the
 * pages, and with imports in place of `require`, so that the bundler joins them. Throws where that list has another
 * form.
 */
export function writeClientScripts(generatedFilesDir: string): string {
  const list = fs.readFileSync(path.join(generatedFilesDir, 'client-modules.js'), 'utf8');
  const modules = [...list.matchAll(/require\(("[^"]+")\)/g)].map(([, module = '']) => module);
  if (modules.length === 0) {
    throw new Error('Docusaurus has another client-modules.js: see writeClientScripts().');
  }
  const scripts = modules.filter((module) => !/\.(?:css|scss|sass|less|styl)"$/.test(module));
  const imports = scripts.map((module, index) => `import * as module${index} from ${module};`);
  const names = scripts.map((_, index) => `module${index}`);
  const file = path.join(generatedFilesDir, 'client-scripts.js');
  fs.writeFileSync(file, `${imports.join('\n')}\nexport default [${names.join(', ')}];\n`);
  return file;
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

/** Replaces the placeholder with the translations whose ids occur in the scripts. */
function fillInTranslations(
  compilation: Compilation,
  scripts: readonly string[],
  file: string,
): void {
  const sources = scripts.map((name) => {
    const source = compilation.getAsset(name)?.source.source() ?? '';
    return {name, code: source.toString()};
  });
  const all = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
  const used = Object.entries(all).filter(([id]) => sources.some(({code}) => code.includes(id)));
  const text = JSON.stringify(JSON.stringify(Object.fromEntries(used))).slice(1, -1);
  const marked = sources.filter(({code}) => code.includes(translationsMark));
  for (const {name, code} of marked.length > 0 ? marked : sources) {
    const filled = mustReplace(code, translationsMark, () => text);
    compilation.updateAsset(name, new compilation.compiler.rspack.sources.RawSource(filled));
  }
}

/** Removes unused scripts before minification, and inserts the translations that the others use. */
export class LeanOutput {
  constructor(private readonly generatedFilesDir: string) {}

  apply(compiler: Compiler): void {
    const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      compilation.hooks.processAssets.tap({name: pluginName, stage}, () => {
        const files = leanFiles(compilation);
        for (const {name} of compilation.getAssets()) {
          if (/^assets\/js\/.*\.js$/.test(name) && !files.has(name)) {
            compilation.deleteAsset(name);
          }
        }
        const scripts = [...files].filter((name) => name.endsWith('.js'));
        const translations = path.join(this.generatedFilesDir, 'codeTranslations.json');
        fillInTranslations(compilation, scripts, translations);
      });
    });
  }
}
