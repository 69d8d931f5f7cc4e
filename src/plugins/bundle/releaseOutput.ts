import fs from 'node:fs';
import path from 'node:path';

import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import type {LoadContext} from '@docusaurus/types';
import type {Compilation, Compiler} from '@rspack/core';

import {readJson} from '../../lib/readJson.mjs';

const pluginName = 'release-output';

/** The entry that pages load. */
export const pageScriptEntry = 'page-script';

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
export function browserData({generatedFilesDir, siteConfig}: LoadContext): Record<string, string> {
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

/** Removes the scripts that only `documents.js` loads. @returns the names of the others */
function removeUnusedScripts(compilation: Compilation): string[] {
  const loaded = [...compilation.chunks].filter(({runtime}) =>
    [...runtime].some((name) => name !== documentsEntry),
  );
  const used = new Set(loaded.flatMap((chunk) => [...chunk.files]));
  for (const {name} of compilation.getAssets()) {
    if (/^assets\/js\/.*\.js$/.test(name) && !used.has(name)) {
      compilation.deleteAsset(name);
    }
  }
  return [...used].filter((name) => name.endsWith('.js'));
}

/** Replaces the placeholder with the translations whose ids occur in the scripts. */
function fillInTranslations(compilation: Compilation, scripts: string[], file: string): void {
  const texts = scripts.map((name) => ({
    name,
    code: compilation.getAsset(name)?.source.source().toString() ?? '',
  }));
  const all = Object.entries(readJson(file) as Record<string, string>);
  const used = all.filter(([id]) => texts.some(({code}) => code.includes(id)));
  const json = JSON.stringify(JSON.stringify(Object.fromEntries(used))).slice(1, -1);
  const marked = texts.filter(({code}) => code.includes(translationsMark));
  if (marked.length === 0) {
    throw new Error('Docusaurus no longer imports its translations: see browserData().');
  }
  for (const {name, code} of marked) {
    const filled = code.replace(translationsMark, () => json);
    compilation.updateAsset(name, new compilation.compiler.rspack.sources.RawSource(filled));
  }
}

/** Removes unused scripts before minification, and inserts the translations that the others use. */
export const releaseOutput = (generatedFilesDir: string) => ({
  apply({hooks, rspack}: Compiler): void {
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
    hooks.compilation.tap(pluginName, (compilation) => {
      compilation.hooks.processAssets.tap({name: pluginName, stage}, () => {
        const scripts = removeUnusedScripts(compilation);
        const translations = path.join(generatedFilesDir, 'codeTranslations.json');
        fillInTranslations(compilation, scripts, translations);
      });
    });
  },
});
