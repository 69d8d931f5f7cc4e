/** Runs the fences of a project or case, and says what came out. The grammar is described in fences.ts. */
import {blankSizes, fillGaps, normalise, parseTree} from './compare';
import {text, type Fence} from './fences';
import {parseManifest, type Project, type Ran} from './project';

/** A fence that is a file of its project. */
export const isFile = ({meta}: Fence): boolean => Boolean(meta.title) && !meta.run && !meta.expect;

/** A fence that is compared with what came out. */
export const isExpect = ({meta}: Fence): boolean => Boolean(meta.expect);

/** What a fence expects, and what was found in its place. */
export interface Outcome {
  actual: unknown;
  expected: unknown;
  code?: number | null;
}

/** Runs the fences of one project or case, in page order; answers with an outcome per expect fence. */
export async function runSteps(
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
      outcomes.set(fence, {actual: blankSizes(project.tree(title), expected), expected, ...code});
      continue;
    }
    const actual =
      kind === 'file' ? clean(project.read(title)) : clean(last[kind as 'stdout' | 'stderr']);
    outcomes.set(fence, {actual, expected: fillGaps(clean(fence.code), actual), ...code});
  }
  return outcomes;
}

/** The fences of one project, or of one case of it. */
export interface Group {
  /** Name of the folder that it runs in. */
  name: string;
  /** `slug-case, case no-type` */
  where: string;
  /** The project's own fences. */
  base: Fence[];
  /** The fences of the case; `base` itself where the group is the project. */
  own: Fence[];
}

/** The projects and cases of a page, in its order. */
export function groupsOf(fences: readonly Fence[]): Group[] {
  const projects = [...new Set(fences.flatMap((fence) => text(fence, 'project') ?? []))];
  return projects.flatMap((id) => {
    const all = fences.filter((fence) => text(fence, 'project') === id);
    const base = all.filter((fence) => !fence.meta.case);
    const cases = [...new Set(all.map((fence) => text(fence, 'case')))];
    return cases.map((name) => ({
      name: name ?? id,
      where: name ? `${id}, case ${name}` : id,
      base,
      own: name ? all.filter((fence) => text(fence, 'case') === name) : base,
    }));
  });
}
