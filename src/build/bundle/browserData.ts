import fs from 'node:fs';
import path from 'node:path';

import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import type {LoadContext} from '@docusaurus/types';

/** Settings of the build, which no component reads. The rest of the configuration is what an island gets. */
const buildSettings = new Set([
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'ssrTemplate',
  'staticDirectories',
  'themes',
]);

/** Theme settings that serve the build alone: highlighting, and a bar that the server has rendered. */
const buildThemeSettings = new Set(['navbar', 'prism']);

function without<Value extends object>(value: Value, left: ReadonlySet<string>): Partial<Value> {
  return Object.fromEntries(
    Object.entries(value).filter(([key]) => !left.has(key)),
  ) as Partial<Value>;
}

/** Stands for the translations in the bundle until it is known which of them are used. */
export const translationsMark = '__CODE_TRANSLATIONS__';

/**
 * Files that stand in for those that Docusaurus generates, where no page is hydrated: what is in the pages
 * already, and what grows with the site, is left out.
 *
 * @returns aliases by the path of the file that is replaced
 */
export function browserData({
  generatedFilesDir,
  siteConfig,
}: Pick<LoadContext, 'generatedFilesDir' | 'siteConfig'>): Record<string, string> {
  const config = {
    ...without(siteConfig, buildSettings),
    future: without(siteConfig.future, new Set(['faster'])),
    themeConfig: without(siteConfig.themeConfig, buildThemeSettings),
  };
  const refuse =
    'throw new Error("Global data of plugins is not sent to the browser. Read it in a component of the page, and pass what the island needs as a prop.")';
  const files = {
    'docusaurus.config': `export default ${JSON.stringify(config)};`,
    codeTranslations: `export default JSON.parse(${JSON.stringify(translationsMark)});`,
    globalData: `export default new Proxy({}, {get() { ${refuse} }});`,
    'site-metadata': `export default ${JSON.stringify({docusaurusVersion: DOCUSAURUS_VERSION, pluginVersions: {}})};`,
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, code]) => {
      const file = path.join(generatedFilesDir, `browser-${name}.js`);
      fs.writeFileSync(file, code);
      return [`${path.join(generatedFilesDir, name)}$`, file];
    }),
  );
}
