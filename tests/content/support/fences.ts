/** The samples of a page: its fences, and the files and outputs of `examples/` that they show. */
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

export type Meta = Record<string, string | true>;

export interface Fence {
  lang: string;
  /** The info string after the language, in which the first of two values counts; `title` is the file's path for a sample from `examples/`. */
  meta: Meta;
  code: string;
  /** Line of the opening backticks, or of the `<Project>`, from 1. */
  line: number;
  /** The example that it is a part of, such as `seat-map@inject`; absent if it is part of none. */
  example?: string;
  /** It shows a recorded output of the example. */
  isOutput: boolean;
}

function parseMeta(text: string): Meta {
  const meta: Meta = {};
  const token = /\{([\d,\s-]+)\}|([\w:.-]+)=(?:"([^"]*)"|'([^']*)')|([^\s"'{}=]+)/g;
  for (const [, highlight, key, double, single, flag] of text.matchAll(token)) {
    if (highlight !== undefined) meta.highlight = highlight;
    else if (key !== undefined) meta[key] ??= double ?? single ?? '';
    else if (flag !== undefined) meta[flag] = true;
  }
  return meta;
}

/** Reads the fences of a parsed page, after its includes. */
export function fencesOf(tree: Root): Fence[] {
  const fences: Fence[] = [];
  let line = 0;
  visit(tree, (node) => {
    line = node.position?.start.line ?? line;
    if (node.type === 'code') {
      const {example} = (node.data ?? {}) as {example?: string};
      fences.push({
        lang: node.lang ?? 'text',
        meta: parseMeta(node.meta ?? ''),
        code: node.value,
        line,
        example: example?.split('/')[0],
        isOutput: example?.includes('/out/') ?? false,
      });
    }
  });
  return fences;
}

/** Comments by the language of a sample. Text fences contain output, where `//` or `#` is no comment. */
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
  return fence.code.replace(commentForm(fence), '').replace(/[^\S\n]+$/gm, '');
}
