import fs from 'node:fs';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {locales, defaultLocale, localeConfigs} from '../../config/locales';
import {toolVersion} from '../../config/environment';
import {placeOf} from '../../config/contentFolders.mjs';
import {releasedVersions} from '../../config/contentSets.mjs';
import type {Quality, QualityPage, TranslationStatus} from '../../quality/types';
import {withDiff} from '../../tasks/translations/changes.mjs';
import {findStale} from '../../tasks/translations/ledger.mjs';
import {introduction, pagesOf, routeOf, sectionsOf} from '../../tasks/translations/sections.mjs';
import measured from './measured.json';

const others = locales.filter((locale) => locale !== defaultLocale);

function hrefOf(siteDir: string, page: string): string {
  const {version} = placeOf(page)?.set ?? {};
  const [newest] = releasedVersions(siteDir);
  const isFirst = version === undefined || version === (newest ?? 'current');
  return `${isFirst ? '' : `/${version === 'current' ? 'next' : version}`}${routeOf(page)}`;
}

const translationsOf = (siteDir: string): TranslationStatus[] =>
  others.map((locale) => ({
    locale,
    label: localeConfigs[locale].label,
    behind: findStale(siteDir, locale).map((finding) => {
      const {page, section, kind, words} = finding;
      const {diff = ''} = withDiff(siteDir, finding);
      const id = section === introduction ? '' : `#${section}`;
      return {href: hrefOf(siteDir, page) + id, kind, words, diff};
    }),
  }));

function countPages(siteDir: string): QualityPage[] {
  const stale = others.flatMap((locale) =>
    localeConfigs[locale].isPartial ? [] : findStale(siteDir, locale),
  );
  return pagesOf(siteDir, others[0] ?? defaultLocale)
    .filter(({page}) => !page.includes('/shared/'))
    .map(({page}) => {
      const text = fs.readFileSync(path.join(siteDir, page), 'utf8');
      const sections = sectionsOf(text).size;
      const behind = stale.filter(
        (finding) => finding.page === page && !['extra', 'edited'].includes(finding.kind),
      );
      const isMissing = behind.some(
        ({translation}) => !fs.existsSync(path.join(siteDir, translation)),
      );
      const behindSections = new Set(behind.map(({section}) => section)).size;
      const route = routeOf(page);
      return {
        route,
        // Beside released versions, what is counted is the next one.
        href: hrefOf(siteDir, page),
        sections,
        translated: isMissing ? 0 : sections - behindSections,
        fences: (text.match(/^[^\S\n]*(?:`{3,}|~{3,})\w/gm) ?? []).length,
      };
    });
}

/** Hands the page of quality what the build knows, and what the last test run measured. */
export default function siteQuality({siteDir}: {siteDir: string}): Plugin {
  return {
    name: 'site-quality',
    async contentLoaded({actions}) {
      const manifest = JSON.parse(
        fs.readFileSync(path.resolve(__dirname, '../../../package.json'), 'utf8'),
      ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
      const installed = {...manifest.devDependencies, ...manifest.dependencies};
      const version = (name: string): Record<string, string> =>
        installed[name] === undefined ? {} : {[name]: installed[name]};
      const quality: Quality = {
        versions: {
          '@rslib/core': toolVersion,
          ...version('@docusaurus/core'),
          ...version('react'),
          ...version('preact'),
          ...version('typescript'),
          ...version('@playwright/test'),
          ...version('axe-core'),
          'Node.js': process.versions.node,
        },
        pages: countPages(siteDir),
        translations: translationsOf(siteDir),
        measured,
      };
      await actions.createData('quality.json', JSON.stringify(quality));
    },
  };
}
