import fs from 'node:fs';
import path from 'node:path';

import {originalFolder, translationFolder, type ContentSet} from './contentFolders.mjs';
import {docRepoBaseUrl} from './environment';
import {defaultLocale} from './locales';

/* Files of pages on the disk. Only configuration, build plugins and tasks import this file: there are no files in a browser. */

/** A file of a content plugin, whose place each language has once more. */
export interface ContentFile extends ContentSet {
  /** Path inside the folder of the plugin or version. */
  file: string;
}

/** The file that a page is made from: Docusaurus takes the original where there is no translation. */
export function sourceFile(siteDir: string, locale: string, content: ContentFile): string {
  const own = `${translationFolder(locale, content)}/${content.file}`;
  return locale !== defaultLocale && fs.existsSync(path.join(siteDir, own))
    ? own
    : `${originalFolder(content)}/${content.file}`;
}

/**
 * The site that a page is of: the folder with the configuration above its file. For code that is not told: what the
 * configuration hands to the Markdown of pages is part of the browser's bundle, and a path is nobody's business.
 */
export function siteDirOf(file: string): string {
  const folder = path.dirname(file);
  const isRoot = folder === file || fs.existsSync(path.join(folder, 'docusaurus.config.ts'));
  return isRoot ? folder : siteDirOf(folder);
}

/** Where a page is edited on the code host; undefined without a base address. */
export const editUrlOf = (
  siteDir: string,
  locale: string,
  content: ContentFile,
): string | undefined =>
  docRepoBaseUrl ? docRepoBaseUrl + sourceFile(siteDir, locale, content) : undefined;

/** The `editUrl` of the docs plugin. */
export const docsEditUrl =
  (siteDir: string) =>
  ({locale, version, docPath: file}: Record<'locale' | 'version' | 'docPath', string>) =>
    editUrlOf(siteDir, locale, {plugin: 'docs', version, file});
