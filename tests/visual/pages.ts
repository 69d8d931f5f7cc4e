import fs from 'node:fs';
import path from 'node:path';

import {fontPackages, missingFonts} from '../harness/browser.mjs';
import {guidePage} from '../support/routes';

/** The six kinds of pages, in the languages whose letters make them look different. */
export const pages = [
  {name: 'landing', address: '/', locales: ['en', 'zh']},
  {name: 'guide', address: guidePage, locales: ['en', 'zh']},
  {name: 'option', address: '/config/lib/dts', locales: ['en']},
  {name: 'overview', address: '/config/', locales: ['en']},
  {name: 'blog', address: '/blog/', locales: ['en']},
  {name: 'missing', address: '/nothing', locales: ['en']},
] as const;

/** How much may differ: another release of an engine draws the edges of letters differently. */
export const tolerance = {maxDiffPixelRatio: 0.01, threshold: 0.25};

const missing = missingFonts();

/** Why pictures are not compared on this machine; undefined where they are. */
export const reasonToSkip =
  missing.length > 0
    ? `Not compared: fonts are missing. As root: apt-get install ${[
        ...new Set(missing.map((family) => fontPackages[family])),
      ].join(' ')}`
    : undefined;

const fonts = fs.readFileSync(path.join(__dirname, 'fonts.css'), 'utf8');

/** The fonts of the pictures, without what comes and goes, for engines whose policy Playwright cannot turn off. */
export const pictureStyle = `${fonts}
  *, ::before, ::after {transition: none !important; caret-color: transparent; scrollbar-width: none !important}`;

/** Runs in the page. Not as an element, which the policy would refuse. */
export function addStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}
