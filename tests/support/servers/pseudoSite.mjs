// @ts-check
// node tests/support/servers/pseudoSite.mjs [folder, unused] [port]
import fs from 'node:fs';
import path from 'node:path';

import {runCommand} from '../../../scripts/commandLine.mjs';
import {parsePort, serveSite} from '../../../scripts/staticServer.mjs';
import {originalStrings} from '../../../scripts/interfaceStrings.mjs';
import {pseudo} from '../pseudo.mjs';
import {buildFixture} from './fixtureBuild.mjs';

const fixture = path.resolve('tests/fixtures/pseudo');
const site = path.resolve('tests/fixtures/pseudo-built');

/** Of the real site: one or two of each kind. */
const pages = [
  'docs/guide/start/index.mdx',
  'docs/guide/start/quick-start.mdx',
  'docs/config/index.mdx',
  'docs/config/lib/index.mdx',
  'docs/config/lib/banner.mdx',
  'docs/config/lib/footer.mdx',
  'blog/introducing-rslib.mdx',
];

/** The pages, and all strings in the pseudo-language. */
function writeSite() {
  fs.rmSync(site, {recursive: true, force: true});
  fs.cpSync(fixture, site, {recursive: true});
  pages.forEach((page) => fs.cpSync(path.resolve(page), path.join(site, page)));
  for (const [file, strings] of originalStrings(process.cwd(), 'en')) {
    const longer = Object.entries(strings).map(([id, {message}]) => [
      id,
      {message: pseudo(message)},
    ]);
    const target = path.join(site, 'i18n/en', file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, JSON.stringify(Object.fromEntries(longer)));
  }
}

runCommand(() =>
  serveSite({
    directory: buildFixture('pseudo-built', {}, 'build', writeSite, {pages, locale: 'en'}),
    port: parsePort(process.argv[3], 4190),
  }),
);
