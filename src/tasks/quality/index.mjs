// npm run quality [-- <folder>]: writes what the page /quality shows of a test run, from the reports in that folder
// (test-results unless told otherwise), the built site and the bench. What has no report is left out.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../lib/filesIn.mjs';
import {runCommand, UsageError} from '../commandLine.mjs';
import {readJson} from '../readJson.mjs';
import {buildFolder, loadLocales, requireBuild, root} from '../site.mjs';
import {pagesOf, routeOf} from '../translations/sections.mjs';
import {
  jestOutcomes,
  playwrightOutcomes,
  readBuiltPage,
  readLighthouse,
  readOutcomes,
} from './read.mjs';

const target = path.join(root, 'src/build/quality/measured.json');

const readers = {
  'jest.json': jestOutcomes,
  'samples.json': jestOutcomes,
  'playwright.json': playwrightOutcomes,
};

runCommand(async () => {
  requireBuild();
  const [, , named] = process.argv;
  const folder = path.resolve(named ?? path.join(root, 'test-results'));
  if (named !== undefined && !fs.existsSync(folder)) {
    throw new UsageError(`There is no folder ${folder}. The page of quality has not changed.`);
  }
  const {locales} = await loadLocales();
  const outcomes = filesIn(folder).flatMap((file) => {
    const read = readers[/** @type {keyof typeof readers} */ (path.basename(file))];
    return read ? read(readJson(path.join(folder, file))) : [];
  });
  const told = readOutcomes(outcomes, locales.slice(1));
  const routes = pagesOf(root, locales[1] ?? locales[0])
    .map(({page}) => page)
    .filter((page) => !page.includes('/shared/'))
    .map(routeOf);
  const pages = routes.map((route) => {
    return [route, {...told.pages[route], ...readBuiltPage(buildFolder, route, locales)}];
  });
  const git = ['rev-parse', '--short', 'HEAD'];
  const measured = {
    date: new Date().toISOString(),
    commit: spawnSync('git', git, {cwd: root, encoding: 'utf8'}).stdout.trim(),
    ...told,
    lighthouse: readLighthouse(readJson(path.join(root, 'tests/bench/results.json'))),
    pages: Object.fromEntries(pages),
  };
  fs.writeFileSync(target, `${JSON.stringify(measured, null, 2)}\n`);
  console.log(`${outcomes.length} tests and ${pages.length} pages: ${path.relative(root, target)}`);
});
