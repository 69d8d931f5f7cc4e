import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';

/** Texts that the search modal may say: its own, and those of the theme's search. */
const modalTexts = /^(?:site\.search|theme\.Search(?:Bar|Modal))\./;

/** What is read of a site's configuration by the modal, the one part of the lean client that reads it. */
type ModalConfig = Pick<LoadContext['siteConfig'], 'baseUrl' | 'url' | 'themeConfig'>;

/** @returns the texts of the modal alone; the others are in the pages' HTML already */
export function modalTranslations(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([id]) => modalTexts.test(id)));
}

/** @returns the configuration with what the modal reads of it */
function modalConfig({baseUrl, url, themeConfig}: ModalConfig): ModalConfig {
  const {algolia, site} = themeConfig;
  return {baseUrl, url, themeConfig: {algolia, site}};
}

/**
 * Files that stand in for Docusaurus' own in the lean client, where only the search modal imports them
 * and would carry all of them.
 *
 * @param context of the plugin: the site's configuration and texts in the language that is built
 * @returns aliases, by path as in `styledRegistry`
 */
export function modalData({
  generatedFilesDir,
  siteConfig,
  codeTranslations,
}: Pick<LoadContext, 'generatedFilesDir' | 'siteConfig' | 'codeTranslations'>): Record<
  string,
  string
> {
  const files = {
    'docusaurus.config': modalConfig(siteConfig),
    codeTranslations: modalTranslations(codeTranslations),
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => {
      const file = path.join(generatedFilesDir, `modal-${name}.json`);
      fs.writeFileSync(file, JSON.stringify(content));
      return [`${path.join(generatedFilesDir, name)}$`, file];
    }),
  );
}
