import fs from 'node:fs';
import path from 'node:path';

import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';

import {locales, defaultLocale, localeConfigs} from '../../config/locales';
import {toolVersion} from '../../config/environment';
import {originalOf} from '../../config/contentFolders.mjs';
import type {Quality, QualityPage, TranslationStatus} from '../../quality/types';
import {withDiff} from '../../tasks/translations/changes.mjs';
import {findStale} from '../../tasks/translations/ledger.mjs';
import {introduction, pagesOf, routeOf, sectionsOf} from '../../tasks/translations/sections.mjs';
import manifest from '../../../package.json';
import {siteContentOf, writtenPages} from '../pages';
import measured from './measured.json';

const installed = {...manifest.devDependencies, ...manifest.dependencies};

const others = locales.filter((locale) => locale !== defaultLocale);

/** The addresses of the pages, below the base of the language, by the file in the default language. */
type Addresses = ReadonlyMap<string, string>;

/** Drafts, and what is only shown by other pages, have none; those of unlisted pages are not told. */
const addressesOf = (allContent: AllContent, baseUrl: string): Addresses =>
  new Map(
    writtenPages(siteContentOf(allContent))
      .filter(({unlisted}) => !unlisted)
      .map(({source, permalink}) => [
        originalOf(aliasedSitePathToRelativePath(source)),
        `/${permalink.slice(baseUrl.length)}`,
      ]),
  );

const translationsOf = (siteDir: string, addresses: Addresses): TranslationStatus[] =>
  others.map((locale) => ({
    locale,
    label: localeConfigs[locale].label,
    behind: findStale(siteDir, locale).map((finding) => {
      const {page, section, kind, words} = finding;
      const {diff = ''} = withDiff(siteDir, finding);
      const id = section === introduction ? '' : `#${section}`;
      return {href: (addresses.get(page) ?? page) + id, kind, words, diff};
    }),
  }));

function countPages(siteDir: string, addresses: Addresses): QualityPage[] {
  const stale = others.flatMap((locale) =>
    localeConfigs[locale].isPartial ? [] : findStale(siteDir, locale),
  );
  return pagesOf(siteDir, others[0] ?? defaultLocale).flatMap(({page}) => {
    // Beside released versions, what is counted is the next one.
    const href = addresses.get(page);
    if (href === undefined) {
      return [];
    }
    const text = fs.readFileSync(path.join(siteDir, page), 'utf8');
    const sections = sectionsOf(text).size;
    const behind = stale.filter(
      (finding) => finding.page === page && !['extra', 'edited'].includes(finding.kind),
    );
    const isMissing = behind.some(
      ({translation}) => !fs.existsSync(path.join(siteDir, translation)),
    );
    const behindSections = new Set(behind.map(({section}) => section)).size;
    return {
      route: routeOf(page),
      href,
      sections,
      translated: isMissing ? 0 : sections - behindSections,
      fences: (text.match(/^[^\S\n]*(?:`{3,}|~{3,})\w/gm) ?? []).length,
    };
  });
}

/** Hands the page of quality what the build knows, and what the last test run measured. */
export default function siteQuality({
  siteDir,
  baseUrl,
}: Pick<LoadContext, 'siteDir' | 'baseUrl'>): Plugin {
  return {
    name: 'site-quality',
    async allContentLoaded({allContent, actions}) {
      const addresses = addressesOf(allContent, baseUrl);
      const quality: Quality = {
        versions: {
          '@rslib/core': toolVersion,
          '@docusaurus/core': installed['@docusaurus/core'],
          react: installed.react,
          typescript: installed.typescript,
          '@playwright/test': installed['@playwright/test'],
          'axe-core': installed['axe-core'],
          'Node.js': process.versions.node,
        },
        pages: countPages(siteDir, addresses),
        translations: translationsOf(siteDir, addresses),
        measured,
      };
      await actions.createData('quality.json', JSON.stringify(quality));
    },
  };
}
