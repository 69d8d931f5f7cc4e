import type {Nodes} from 'mdast';

export type Language = 'en' | 'zh';

export type Label = 'type' | 'default' | 'cli' | 'status';

/** What a page says after one label. */
export interface Statement {
  /** From 1. */
  line: number;
  /** Plain text, code without its marks. */
  text: string;
  /** Code in it, in order: inline, or a fence below the label. */
  spans: string[];
  /** Prose and code, in order, for statements that are sentences. */
  parts: {isCode: boolean; text: string}[];
}

/** What a page says about one option: a fact list, or a row of a table of options. */
export interface Claim {
  file: string;
  language: Language;
  /** The option as the page names it. */
  option: string;
  line: number;
  /** From a fact list, which is complete; a table leaves out what it has no column for. */
  isList: boolean;
  statements: Partial<Record<Label, Statement>>;
}

export interface Failure {
  file: string;
  line: number;
  message: string;
}

/** Line of a node in its file, from 1. */
export const lineOf = (node: Nodes): number => node.position?.start.line ?? 0;

function partsOf(nodes: readonly Nodes[]): Statement['parts'] {
  return nodes.flatMap((node): Statement['parts'] => {
    if (node.type === 'inlineCode' || node.type === 'code') {
      return [{isCode: true, text: node.value}];
    }
    if (node.type === 'text') return [{isCode: false, text: node.value}];
    return 'children' in node ? partsOf(node.children) : [];
  });
}

/** What stands after a label, or in a cell. */
export function statement(nodes: readonly Nodes[], line: number): Statement {
  const parts = partsOf(nodes);
  return {
    line,
    parts,
    spans: parts.filter(({isCode}) => isCode).map(({text}) => text),
    text: parts
      .map(({text}) => text)
      .join('')
      .replace(/\s+/g, ' ')
      .trim(),
  };
}
