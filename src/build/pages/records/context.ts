import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';

import {defaultLocale, locales, type Locale} from '../../../config';
import type {Cache} from '../cache';
import {readAdmonitionLabels, type AdmonitionType} from '../markdown/admonitions';
import {createSourceLoader} from '../source/loader';
import type {Derived} from './source';

/** What all records of a build have in common. */
export interface RecordContext {
  locale: Locale;
  siteDir: string;
  siteUrl: string;
  /** Base of the language, with a slash at both ends. */
  baseUrl: string;
  loadSource: ReturnType<typeof createSourceLoader>;
  admonitionLabel: (type: AdmonitionType) => string;
  cache: Cache<Derived>;
}

function localeOf(name: string): Locale {
  const locale = locales.find((known) => known === name);
  if (!locale) {
    throw new Error(`page-index: "${name}" is not a language of this site (${locales.join(', ')})`);
  }
  return locale;
}

/** Gathers all but the cache. @throws Error when the build's language is not one of the site's */
export async function createRecordContext(
  context: LoadContext,
): Promise<Omit<RecordContext, 'cache'>> {
  const {siteConfig, siteDir, i18n, codeTranslations} = context;
  const locale = localeOf(i18n.currentLocale);
  return {
    locale,
    siteDir,
    siteUrl: siteConfig.url,
    baseUrl: siteConfig.baseUrl,
    loadSource: createSourceLoader({
      siteDir,
      mdx1Compat: siteConfig.markdown.mdx1Compat,
      anchors: siteConfig.markdown.anchors,
    }),
    admonitionLabel: await readAdmonitionLabels(locale, codeTranslations),
  };
}

/** Path of a source file from the root of the repository. Content plugins write it as `@site/…`. */
export function repositoryPath(source: string): string {
  return source.replace(/^@site\//, '');
}

/** Path of a source file inside the content folder that holds it. */
export function contentPath(source: string, folders: readonly string[], siteDir: string): string {
  const file = path.join(siteDir, repositoryPath(source));
  const folder = folders.find((candidate) => file.startsWith(candidate + path.sep)) ?? siteDir;
  return path.relative(folder, file).split(path.sep).join('/');
}

/** Whether a page falls back to the default language's file. */
export function isUntranslated(source: string, locale: Locale): boolean {
  return locale !== defaultLocale && !repositoryPath(source).startsWith('i18n/');
}

/** Front matter as it survives being written to a file: dates become ISO strings. */
export function plainFrontMatter(frontMatter: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(frontMatter)) as Record<string, unknown>;
}
