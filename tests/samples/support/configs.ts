/** The configuration samples of pages, type-checked in one compilation. */
import {createCompiler} from '../../support/tool/program';
import {text, type Fence} from './fences';
import {isFile} from './steps';

/** A page with its fences. */
export interface FencedPage {
  /** Path from the root. */
  file: string;
  fences: readonly Fence[];
}

interface ConfigSample {
  page: FencedPage;
  fence: Fence;
  /** Where the virtual file lies, from the root. */
  path: string;
  /** Lines of the virtual file that stand before the fence's code. */
  offset: number;
}

const configTitle = /^rslib\.config\.[cm]?[jt]s$/;
const script = /^[cm]?[jt]sx?$/;

/** Whether a fence is a configuration of Rslib: by its title, or by what it imports. */
function isConfig({lang, meta, code}: Fence): boolean {
  if (meta.expect || meta.run) return false;
  return typeof meta.title === 'string'
    ? configTitle.test(meta.title)
    : script.test(lang) && /\bdefineConfig\b/.test(code) && code.includes("'@rslib/core'");
}

/** A bare `export default {…}` is checked by nothing: unknown keys would pass. */
function isTyped({code}: Fence): boolean {
  return /\bdefineConfig\s*\(/.test(code) || /\bsatisfies\s+(?:\w+\.)?RslibConfig\b/.test(code);
}

/** The other files of a fence's project, so that a configuration may import them. */
function siblings({fences}: FencedPage, {meta}: Fence): Fence[] {
  return fences.filter(
    (fence) =>
      isFile(fence) &&
      meta.project !== undefined &&
      fence.meta.project === meta.project &&
      (fence.meta.case === undefined || fence.meta.case === meta.case) &&
      !configTitle.test(String(fence.meta.title)),
  );
}

/** What a fence with `append` is added to. */
function before({fences}: FencedPage, {meta, line}: Fence): string {
  if (!meta.append) return '';
  const base = fences.find(
    (fence) =>
      fence.line < line && fence.meta.project === meta.project && fence.meta.title === meta.title,
  );
  return base ? `${base.code}\n` : '';
}

function lineCount(code: string): number {
  return code.split('\n').length - 1;
}

/**
 * Type-checks every configuration of the pages against the installed tool's types.
 *
 * A fence may say `type-error="2353"`: it shows a mistake that TypeScript finds, and must make exactly that
 * error. A fence with `norun` may import packages that are not installed here.
 *
 * @returns `page:line: …` for each mistake, and the number of samples that were checked
 */
export function checkConfigs(pages: readonly FencedPage[]): {faults: string[]; checked: number} {
  const files = new Map<string, string>();
  const paths = new Map<string, string>();
  const samples: ConfigSample[] = [];
  for (const page of pages) {
    for (const fence of page.fences.filter(isConfig)) {
      const suffix = /^[cm]?js/.test(fence.lang) ? 'mjs' : 'ts';
      const title = text(fence, 'title') ?? `rslib.config.${suffix}`;
      const prefix = before(page, fence);
      const others = siblings(page, fence).map(
        (other) => [text(other, 'title'), other.code] as const,
      );
      // A translation has the same code: it is compiled once.
      const content = JSON.stringify([title, prefix, fence.code, others]);
      const path = paths.get(content) ?? `tests/samples/__virtual__/${paths.size}/${title}`;
      paths.set(content, path);
      files.set(path, prefix + fence.code);
      for (const [name, code] of others) files.set(`${path.slice(0, -title.length)}${name}`, code);
      samples.push({page, fence, path, offset: lineCount(prefix)});
    }
  }
  const errors = createCompiler()(
    files,
    samples.map(({path}) => path),
  ).errors();
  const faults = samples.flatMap(({page, fence, path, offset}) => {
    const wanted = text(fence, 'type-error');
    const own = errors
      .filter(({file}) => file === path)
      .filter(({code}) => !(fence.meta.norun && (code === 2307 || code === 2792)));
    const at = (line: number): string => `${page.file}:${line}`;
    if (wanted !== undefined) {
      const isFound = own.some(({code}) => String(code) === wanted);
      return isFound ? [] : [`${at(fence.line)}: TypeScript finds no error ${wanted} here`];
    }
    return [
      ...(isTyped(fence)
        ? []
        : [`${at(fence.line)}: a config sample uses defineConfig() or \`satisfies RslibConfig\``]),
      ...own.map(
        ({line, code, message}) =>
          `${at(fence.line + line - offset)}: TS${code}: ${message.split('\n').at(-1)?.trim()}`,
      ),
    ];
  });
  return {faults, checked: samples.length};
}
