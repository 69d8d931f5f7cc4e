/** Turns the fences of one page into Jest tests. The grammar is described in fences.ts. */
import fs from 'node:fs';
import path from 'node:path';

import {fillGaps, normalise, parseTree} from './compare';
import {readFences, text, withoutComments, type Fence} from './fences';
import {parseManifest, Project, ROOT, type Ran} from './project';

const ZH_DOCS = 'i18n/zh/docusaurus-plugin-content-docs/current';
const ZH_BLOG = 'i18n/zh/docusaurus-plugin-content-blog';

export const fencesOf = (page: string): Fence[] => readFences(path.join(ROOT, page));

export function twinOf(page: string): string {
  const [top, ...rest] = page.split('/');
  return [top === 'blog' ? ZH_BLOG : ZH_DOCS, ...rest].join('/');
}

const isFile = ({meta}: Fence) => Boolean(meta.title) && !meta.run && !meta.expect;
const isExpect = ({meta}: Fence) => Boolean(meta.expect);

/** "@rslib/core@1" -> ["@rslib/core", "1"] */
function splitSpec(spec: string): [string, string | undefined] {
  const at = spec.indexOf('@', 1);
  return at < 0 ? [spec, undefined] : [spec.slice(0, at), spec.slice(at + 1)];
}

interface Outcome {
  actual: unknown;
  expected: unknown;
  code?: number | null;
}

/** Runs the fences of one project or case, in page order; answers with an outcome per expect fence. */
async function runSteps(
  project: Project,
  base: Fence[],
  own: Fence[],
): Promise<Map<Fence, Outcome>> {
  const outcomes = new Map<Fence, Outcome>();
  const files = [...base.filter(isFile), ...(own === base ? [] : own.filter(isFile))];

  if (!files.some(({meta}) => meta.title === 'package.json')) {
    const manifest = {
      name: text(own[0] as Fence, 'project'),
      type: 'module',
      devDependencies: {'@rslib/core': '*'},
    };
    project.write('package.json', JSON.stringify(manifest));
  }
  for (const fence of files) {
    const name = text(fence, 'title') as string;
    if (fence.meta.append) project.append(name, fence.code);
    else if (fence.meta.merge) project.merge(name, fence.code);
    else project.write(name, fence.code);
  }
  const manifest = parseManifest(project.read('package.json'));
  project.link(Object.keys({...manifest.dependencies, ...manifest.devDependencies}));
  for (const fence of own) {
    for (const target of text(fence, 'without')?.split(/\s+/) ?? []) project.remove(target);
  }

  const readerRoot = `/home/you/${manifest.name}`;
  const clean = (output: string) => normalise(output, project.root, readerRoot);
  let ran: Ran | undefined;
  let watchFence: Fence | undefined;

  const runAll = async (commands: string[]) => {
    const all: Ran = {stdout: '', stderr: '', code: 0};
    for (const command of commands) {
      const one = await project.run(command);
      all.stdout += one.stdout;
      all.stderr += one.stderr;
      all.code = one.code;
      if (one.code !== 0) break;
    }
    ran = all;
  };

  for (const fence of own) {
    if (fence.meta.run === 'watch') watchFence = fence;
    else if (fence.meta.run === true) {
      await runAll(fence.code.split('\n').filter((line) => line.trim() && !line.startsWith('#')));
    }
    if (!isExpect(fence)) continue;

    const kind = fence.meta.expect;
    if (kind === 'watch') {
      if (!watchFence) throw new Error(`No run="watch" fence above line ${fence.line}`);
      const wanted = clean(fence.code).split('\n');
      const missing = (output: string) => {
        const lines = clean(output).split('\n');
        return wanted.filter((line) => !lines.includes(line));
      };
      const output = await project.watch(
        watchFence.code,
        text(watchFence, 'edit') as string,
        (seen) => missing(seen).length === 0,
      );
      outcomes.set(fence, {actual: {missing: missing(output)}, expected: {missing: []}});
      continue;
    }
    const cmd = text(fence, 'cmd');
    if (cmd) await runAll(cmd.split('&&').map((command) => command.trim()));
    else if (!ran) await runAll(['npx rslib']);
    const last = ran as unknown as Ran;

    const title = text(fence, 'title') ?? 'dist';
    // Only printed output, and commands of the fence's own, say something about the exit code.
    const code =
      cmd !== undefined || kind === 'stdout' || kind === 'stderr' ? {code: last.code} : {};
    if (kind === 'tree') {
      const expected = parseTree(fence.code);
      outcomes.set(fence, {actual: project.tree(title), expected, ...code});
      continue;
    }
    const actual =
      kind === 'file' ? clean(project.read(title)) : clean(last[kind as 'stdout' | 'stderr']);
    outcomes.set(fence, {actual, expected: fillGaps(clean(fence.code), actual), ...code});
  }
  return outcomes;
}

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
  const projects = [
    ...new Set(fences.map((fence) => text(fence, 'project')).filter(Boolean)),
  ] as string[];

  describe(page, () => {
    for (const id of projects) {
      const all = fences.filter((fence) => text(fence, 'project') === id);
      const base = all.filter((fence) => !fence.meta.case);
      const cases = [...new Set(all.map((fence) => text(fence, 'case')))];

      for (const name of cases) {
        const own = all.filter((fence) => text(fence, 'case') === name);
        const where = name ? `${id}, case ${name}` : id;

        describe(where, () => {
          let project: Project;
          let outcomes: Map<Fence, Outcome>;

          beforeAll(async () => {
            project = new Project(name ?? id);
            outcomes = await runSteps(project, base, own);
          }, 60_000);
          afterAll(() => project.dispose());

          for (const fence of own.filter(isExpect)) {
            const kind = String(fence.meta.expect);
            const title = text(fence, 'title');
            const subject = kind === 'file' || kind === 'tree' ? ` (${title})` : '';

            test(`${page}:${fence.line} ${where}: ${PROVES[kind] ?? kind}${subject}`, () => {
              const outcome = outcomes.get(fence) as Outcome;
              expect(outcome.actual).toEqual(outcome.expected);
              if (outcome.code !== undefined)
                expect(outcome.code).toBe(Number(text(fence, 'exit') ?? 0));
            });
          }

          const configs = own.filter(
            (fence) => isFile(fence) && /^rslib\.config\./.test(String(fence.meta.title)),
          );
          for (const fence of configs) {
            test(`${page}:${fence.line} ${where}: the config sample type-checks`, async () => {
              expect(fence.code).toMatch(/defineConfig|satisfies RslibConfig/);
              const options =
                '--noEmit --ignoreConfig --strict --skipLibCheck --target es2022 --module esnext --moduleResolution bundler';
              const ran = await project.typeCheck(`${options} ${text(fence, 'title')}`);
              expect(ran.stdout).toBe('');
              expect(ran.code).toBe(0);
            }, 30_000);
          }
        });
      }

      for (const fence of base.filter(({meta}) => meta.run === 'install')) {
        test(`${page}:${fence.line} ${id}: the install command names the packages of package.json`, () => {
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
      const shape = (fence: Fence) => ({
        lang: fence.lang,
        meta: fence.meta,
        code: withoutComments(fence),
      });
      // The reason in norun and a human title such as "Terminal" are prose: translations may differ.
      const comparable = (fence: Fence) => {
        const {norun, title, ...meta} = fence.meta;
        const prose = typeof title === 'string' && !/[./]/.test(title) && title !== 'dist';
        return {
          ...shape(fence),
          meta: {...meta, norun: Boolean(norun), title: prose ? true : title},
        };
      };
      expect(fencesOf(twin).map(comparable)).toEqual(fences.map(comparable));
    });
  });
}
