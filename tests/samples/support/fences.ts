/**
 * Reads the code fences of a page, with what their info line says about them.
 *
 * THE GRAMMAR
 *
 *   ```lang key="value" key='value' flag {1,3-4}
 *
 * After the language come, in any order, `key="value"` pairs, bare flags (read as `true`)
 * and at most one line-highlight range in braces (kept as `meta.highlight`).
 *
 * A fence whose info line must stay as it is can carry its meta in an MDX comment above it (blank
 * lines may stand between). The npm2yarn plugin wants its fences so: it compares the whole info
 * string with "npm2yarn".
 *
 *   {/* fence project="quick-start" run="install" *\/}
 *
 * THE KEYS
 *
 *   project="id"       The fence belongs to this sample project.
 *   case="name"        It belongs to a variant: the project's files, changed by the fences and keys
 *                      of the case. A case has its own folder and shares no output with the project.
 *   title="path"       With `project` and without `run`/`expect`: a file of the project.
 *                      A project without package.json gets one that has the project's id as name,
 *                      "type": "module" and @rslib/core.
 *   append             The fence is added to the end of that file instead of replacing it.
 *   merge              The fence is JSON; its top-level keys replace those of the file.
 *   without="a b#c.d"  Space-separated. Before the case runs, delete file or folder `a`, and key
 *                      `c.d` of JSON file `b`. May stand on any fence of the case.
 *   run                One command per line, run in order. `npx rslib`, `npx tsc`, `node file` and
 *                      `npm run script` (also with `-w folder`) are known; all run offline, from the linked packages.
 *   run="install"      Not run: the packages it names must be those package.json shows.
 *   run="watch"        Started by the `expect="watch"` fence below it; `edit="path"` is the file to
 *                      touch once the first build is done.
 *   expect="stdout"    What the commands since the last `run` fence printed (all of them, joined).
 *   expect="stderr"    The same for standard error.
 *   expect="tree"      The files below the folder in `title` ("dist"), each with its size in bytes.
 *   expect="file"      The text of the file in `title`.
 *   expect="watch"     Lines that appear, in any order, in the output of the watch command.
 *   $ a && b           As the first line of printed output: run these commands first; the first that
 *                      fails ends the list, as in a `run` fence. What follows is what they print.
 *   cmd="a && b"       The same on a fence that shows a file or a tree. A case that has no command at all
 *                      runs `npx rslib`.
 *   exit="1"           Exit code of the last command; 0 when absent.
 *   node="20"          On an expect fence: what this major version of Node.js prints. Compared when the
 *                      tests run on it, skipped on others.
 *   norun="reason"     The fence proves nothing by itself, and this is why. A config may then import
 *                      packages that are not installed here.
 *   prose              The fence is text that readers copy, such as a prompt: a translation has its own words.
 *   type-error="2353"  The fence is a config that TypeScript rejects with this error.
 *
 * In stdout, stderr and file fences a line that holds nothing but "…" stands for any number of lines.
 */
import fs from 'node:fs';

export type Meta = Record<string, string | true>;

export interface Fence {
  lang: string;
  meta: Meta;
  code: string;
  /** Line of the opening backticks, from 1. */
  line: number;
}

const OPENING = /^(\s*)(`{3,}|~{3,})\s*([^\s`]*)\s*(.*)$/;
const PROMPT = '$ ';
const COMMENT = /^\s*\{\/\*\s*fence\s+(.*?)\s*\*\/\}\s*$/;

function parseMeta(text: string): Meta {
  const meta: Meta = {};
  const token = /\{([\d,\s-]+)\}|([\w:.-]+)=(?:"([^"]*)"|'([^']*)')|([^\s"'{}=]+)/g;

  for (const [, highlight, key, double, single, flag] of text.matchAll(token)) {
    if (highlight !== undefined) meta.highlight = highlight;
    else if (key !== undefined) meta[key] = double ?? single ?? '';
    else if (flag !== undefined) meta[flag] = true;
  }
  return meta;
}

export function parseFences(source: string): Fence[] {
  const fences: Fence[] = [];
  const lines = source.split(/\r?\n/);
  let pending: Meta = {};

  for (let index = 0; index < lines.length; index += 1) {
    const current = lines[index] ?? '';
    const comment = COMMENT.exec(current);
    if (comment) {
      pending = parseMeta(comment[1] ?? '');
      continue;
    }
    const opening = OPENING.exec(current);
    if (!opening) {
      if (current.trim() !== '') pending = {};
      continue;
    }
    const [, indent = '', marks = '', lang = '', info = ''] = opening;
    const line = index + 1;
    const body: string[] = [];
    const closing = new RegExp(`^\\s*${marks[0]}{${marks.length},}\\s*$`);

    for (index += 1; !closing.test(lines[index] ?? ''); index += 1) {
      const row = lines[index];
      if (row === undefined) throw new Error(`The fence opened on line ${line} is never closed`);
      body.push(row.startsWith(indent) ? row.slice(indent.length) : row.trimStart());
    }
    const meta = {...pending, ...parseMeta(info)};
    const prompted = meta.expect === 'stdout' || meta.expect === 'stderr' ? body[0] : undefined;
    if (prompted?.startsWith(PROMPT)) {
      meta.cmd = prompted.slice(PROMPT.length);
      body.shift();
    }
    fences.push({lang, meta, code: body.join('\n'), line});
    pending = {};
  }
  return fences;
}

export function readFences(file: string): Fence[] {
  return parseFences(fs.readFileSync(file, 'utf8'));
}

/** The text of a meta key, or undefined when it is absent or a bare flag. */
export function text(fence: Fence, key: string): string | undefined {
  const value = fence.meta[key];
  return typeof value === 'string' ? value : undefined;
}

/** What a comment looks like in the languages of samples. Text fences hold output, where `//` or `#` is no comment. */
const commentForms: readonly [lang: RegExp, comment: RegExp][] = [
  [/^(tsx?|jsx?|json5?|jsonc)$/, /(?<=^|\s)\/\/.*$|\/\*[\s\S]*?\*\//gm],
  [/^(css|less|scss)$/, /\/\*[\s\S]*?\*\//g],
  // Components of Svelte and Vue are set as HTML.
  [/^html$/, /<!--[\s\S]*?-->|\/\*[\s\S]*?\*\//g],
  [/^(bash|sh|shell|ya?ml|toml)$/, /(?<=^|\s)#.*$/gm],
];

const commentForm = ({lang}: Fence): RegExp =>
  commentForms.find(([langs]) => langs.test(lang))?.[1] ?? /(?!)/g;

/** The comments of a fence, with their marks. */
export function commentsOf(fence: Fence): string[] {
  return fence.code.match(commentForm(fence)) ?? [];
}

/** The code of a fence as a translation may not change it: comments and prose may be translated, so they are blanked. */
export function withoutComments(fence: Fence): string {
  if (fence.meta.prose) return '';
  return fence.code.replace(commentForm(fence), '').replace(/[^\S\n]+$/gm, '');
}
