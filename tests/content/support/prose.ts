import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';

import type {Page} from './page';

/** A run of prose as a reader sees it, for checks of spacing and punctuation. */
export interface ProseBlock {
  /** Plain text; inline code is one `x`, so that its surroundings can be checked. */
  text: string;
  /** Line of its first character in the source, from 1. */
  line: number;
}

/** Nodes that contain prose directly. */
const blockTypes = new Set(['paragraph', 'heading', 'tableCell']);

function flatten(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return 'x';
    case 'break':
      return '\n';
    default:
      return 'children' in node ? node.children.map(flatten).join('') : '';
  }
}

/** The prose of a page, in order, with code blocks, expressions and comments left out. */
export function proseOf({tree}: Page): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  visit(tree, (node) => {
    if (blockTypes.has(node.type)) {
      const text = flatten(node).replace(/\s*\\?\{#[\w-]+\}\s*$/, '');
      blocks.push({text, line: node.position?.start.line ?? 0});
    }
  });
  return blocks;
}

const rules = [
  {
    name: 'a space between Han and Latin',
    pattern: /\p{Script=Han}[A-Za-z\d]|[A-Za-z\d%]\p{Script=Han}/gu,
  },
  {name: 'full-width punctuation after Han', pattern: /\p{Script=Han}[,.:;!?()]/gu},
  {name: 'no space before full-width punctuation', pattern: / [，。：；！？、）]/gu},
  {name: 'no half-width bracket before Han', pattern: /\(\p{Script=Han}/gu},
] as const;

/**
 * Finds violations of the site's rules of Chinese typesetting.
 *
 * @returns one line each, `<where>: <rule>: <the place>`; line breaks of the source count
 */
export function findTypographyFaults({text, line}: ProseBlock, file: string): string[] {
  return rules.flatMap(({name, pattern}) =>
    [...text.matchAll(pattern)].map(({index, 0: found}) => {
      const at = line + text.slice(0, index).split('\n').length - 1;
      const around = text.slice(Math.max(0, index - 8), index + found.length + 8);
      return `${file}:${at}: ${name}: “${around.replace(/\s+/g, ' ')}”`;
    }),
  );
}
