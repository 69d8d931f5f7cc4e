/** Every configuration sample of the site against the tool's types, and every fence that proves nothing. */
import fs from 'node:fs';
import path from 'node:path';

import {contentFolders, listMarkdown, root} from '../content/support/files';
import {checkConfigs, type FencedPage} from './support/configs';
import {readFences, type Fence} from './support/fences';

const pages: FencedPage[] = contentFolders
  .flatMap(({en, zh}) =>
    [en, zh].flatMap((folder) => listMarkdown(folder).map((name) => `${folder}/${name}`)),
  )
  .map((file) => ({file, fences: readFences(path.join(root, file))}));

const testCodes = fs
  .readdirSync(__dirname)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => fs.readFileSync(path.join(__dirname, name), 'utf8'));

/**
 * Whether a test builds an English page: by its path, or as one name of a list, in a template. A Chinese
 * page has the same fences, which is tested, too.
 */
function isBuilt(page: string): boolean {
  return testCodes.some(
    (code) =>
      code.includes(`'${page}'`) ||
      [...code.matchAll(/`((?:docs|blog)\/[^`$]*)\$\{\w+\}([^`]*)`/g)].some(
        ([, start = '', end = '']) =>
          page.startsWith(start) &&
          page.endsWith(end) &&
          code.includes(`'${page.slice(start.length, -end.length)}'`),
      ),
  );
}

/** Fences that a build, a run or a comparison proves. The npm2yarn plugin wants its own info line. */
const isProved = ({meta}: Fence): boolean =>
  meta.project !== undefined || meta.run !== undefined || meta.npm2yarn !== undefined;

test('every rslib.config sample type-checks, and is written so that it can be', () => {
  const {faults, checked} = checkConfigs(pages);
  expect(faults).toEqual([]);
  expect(checked).toBeGreaterThan(0);
}, 60_000);

test('a fence that belongs to no sample says why not', () => {
  const silent = pages.flatMap(({file, fences}) =>
    fences
      .filter((fence) => !isProved(fence) && !fence.meta.norun)
      .map(({line}) => `${file}:${line}: neither project="…" nor norun="reason"`),
  );
  expect(silent).toEqual([]);
});

test('a page with samples is built by a test', () => {
  const english = pages.filter(({file}) => !file.startsWith('i18n/'));
  const left = english.filter(
    ({file, fences}) => fences.some(({meta}) => meta.expect !== undefined) && !isBuilt(file),
  );
  expect(
    left.map(({file}) => `${file}: add describePage('${file}') to a file in tests/samples`),
  ).toEqual([]);
});

test('the fences that stand aside are counted', () => {
  const english = pages.filter(({file}) => !file.startsWith('i18n/')).flatMap(({fences}) => fences);
  const aside = english.filter(({meta}) => meta.norun !== undefined);
  process.stdout.write(
    `samples: ${english.length} fences in English, ${english.filter(({meta}) => meta.expect).length} compared with ` +
      `what came out, ${aside.length} stand aside with a reason\n`,
  );
  expect(aside.filter(({meta}) => typeof meta.norun !== 'string' || meta.norun.length < 5)).toEqual(
    [],
  );
});
