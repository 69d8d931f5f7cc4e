/** Turns the fences of one page into Jest tests. The grammar is described in fences.ts. */
import fs from 'node:fs';
import path from 'node:path';

import {readFences, text, type Fence} from './fences';
import {parseManifest, Project, ROOT} from './project';
import {proofOf} from './proven';
import {groupsOf, isExpect, runSteps, type Outcome} from './steps';
import {twinFaults} from './twins';

const ZH_DOCS = 'i18n/zh/docusaurus-plugin-content-docs/current';
const ZH_BLOG = 'i18n/zh/docusaurus-plugin-content-blog';

export const fencesOf = (page: string): Fence[] => readFences(path.join(ROOT, page));

export function twinOf(page: string): string {
  const [top, ...rest] = page.split('/');
  return [top === 'blog' ? ZH_BLOG : ZH_DOCS, ...rest].join('/');
}

/** "@rslib/core@1" -> ["@rslib/core", "1"] */
function splitSpec(spec: string): [string, string | undefined] {
  const at = spec.indexOf('@', 1);
  return at < 0 ? [spec, undefined] : [spec.slice(0, at), spec.slice(at + 1)];
}

const [nodeMajor] = process.versions.node.split('.');

const PROVES: Record<string, string> = {
  stdout: 'the commands print what the page shows',
  stderr: 'the mistake gives the error that the page quotes',
  tree: 'the build leaves the files and sizes that the page lists',
  file: 'the built file holds what the page shows',
  watch: 'watch mode prints the lines that the page shows after a change',
};

/** The tests of one page: every project and case on it, its config samples, and its Chinese twin. */
export function describePage(page: string): void {
  const fences = fencesOf(page);
  describe(page, () => {
    for (const {name, where, base, own} of groupsOf(fences)) {
      // A page without anything to build, or a config sample alone, needs no folder.
      if (own.some(isExpect)) {
        const content = [...base, ...own].map(({lang, meta, code}) => ({lang, meta, code}));
        const proof = proofOf(`${page} ${where}`, [name, base.length, content]);
        describe(where, () => {
          let project: Project | undefined;
          let outcomes: Map<Fence, Outcome>;
          const expectations = own.filter(isExpect);
          // Node.js words its own errors, and loads files, differently from version to version.
          const isForNode = (fence: Fence): boolean =>
            [undefined, nodeMajor].includes(text(fence, 'node'));
          let met = 0;

          beforeAll(async () => {
            if (proof.isHeld) return;
            project = new Project(name);
            outcomes = await runSteps(project, base, own);
          }, 180_000);
          afterAll(() => {
            project?.dispose();
            if (met === expectations.filter(isForNode).length) proof.keep();
          });

          for (const fence of expectations) {
            const kind = String(fence.meta.expect);
            const title = text(fence, 'title');
            const subject = kind === 'file' || kind === 'tree' ? ` (${title})` : '';

            const check = isForNode(fence) ? test : test.skip;
            check(`${page}:${fence.line} ${where}: ${PROVES[kind] ?? kind}${subject}`, () => {
              if (proof.isHeld) return;
              const outcome = outcomes.get(fence) as Outcome;
              expect(outcome.actual).toEqual(outcome.expected);
              if (outcome.code !== undefined)
                expect(outcome.code).toBe(Number(text(fence, 'exit') ?? 0));
              met += 1;
            });
          }
        });
      }

      for (const fence of own.filter(({meta}) => meta.run === 'install')) {
        test(`${page}:${fence.line} ${where}: the install command names the packages of package.json`, () => {
          const manifest = base.find(({meta}) => meta.title === 'package.json') as Fence;
          const {dependencies = {}, devDependencies = {}} = parseManifest(manifest.code);
          const expected: Record<string, string | undefined> = {};
          for (const line of fence.code.split('\n')) {
            const list = /\s(-D|--save-dev)\b/.test(line) ? devDependencies : dependencies;
            const specs = line.trim().split(/\s+/).slice(2);
            for (const spec of specs.filter((word) => !word.startsWith('-'))) {
              const [name, version] = splitSpec(spec);
              expected[name] = list[name];
              // "@1" on the command line, "^1.0.1" in package.json.
              if (version)
                expect(`${list[name]}.`.replace(/^\D+/, '').startsWith(`${version}.`)).toBe(true);
            }
          }
          expect(expected).toEqual({...dependencies, ...devDependencies});
        });
      }
    }

    test(`${page}: every bash or text fence is run, compared or says why not`, () => {
      const silent = fences.filter(
        ({lang, meta}) =>
          /^(bash|sh|text)$/.test(lang) &&
          !meta.run &&
          !meta.expect &&
          !meta.norun &&
          !meta.npm2yarn,
      );
      expect(silent.map(({line}) => `${page}:${line}`)).toEqual([]);
    });

    const twin = twinOf(page);
    test(`${twin}: its fences equal those of the English page, comments aside`, () => {
      expect(fs.existsSync(path.join(ROOT, twin))).toBe(true);
      const translation = {file: twin, fences: fencesOf(twin)};
      expect(twinFaults({file: page, fences}, translation)).toEqual([]);
    });
  });
}
