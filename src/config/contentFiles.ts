import fs from 'node:fs';
import path from 'node:path';

import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';

import {docRepoBaseUrl} from './environment';
import {defaultLocale} from './locales';

/* Where the files of pages lie. Only configuration, build plugins and tasks import this file: there are no files in a browser. */

/** A file of a content plugin, whose place each language has once more. */
export interface ContentFile {
  plugin: 'docs' | 'blog';
  /** Name of the docs' version; `current` is what is being written. */
  version?: string;
  /** Path inside the folder of the plugin or version. */
  file: string;
}

/** Path of a page's translation from the site's root, whether there is one or not. */
export function translationFile(
  locale: string,
  {plugin, version = 'current', file}: ContentFile,
): string {
  const name = version === 'current' ? version : `version-${version}`;
  const folder = plugin === 'docs' ? `docs/${name}` : plugin;
  return `i18n/${locale}/docusaurus-plugin-content-${folder}/${file}`;
}

/**
 * The file that a page is made from: Docusaurus takes the original where there is no translation.
 *
 * @param originals folder of the originals, from the site's root
 * @returns path from there
 */
export function sourceFile(
  siteDir: string,
  locale: string,
  originals: string,
  content: ContentFile,
): string {
  const own = translationFile(locale, content);
  return locale !== defaultLocale && fs.existsSync(path.join(siteDir, own))
    ? own
    : `${originals}/${content.file}`;
}

type EditUrl = Exclude<DocsOptions['editUrl'], string | undefined>;

/** The `editUrl` of the docs plugin: where each page is edited on the code host. */
export function docsEditUrl(siteDir: string): EditUrl {
  return ({locale, version, versionDocsDirPath, docPath: file}) =>
    docRepoBaseUrl +
    sourceFile(siteDir, locale, versionDocsDirPath, {plugin: 'docs', version, file});
}
