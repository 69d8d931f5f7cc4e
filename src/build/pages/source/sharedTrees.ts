import type {Root} from 'mdast';
import type {Processor} from 'unified';

import {sourceSyntax, syntaxOf, type ParsedSource} from './parse';

/** Trees by the text that they were parsed from. */
const trees = new Map<string, Root>();

/** Forgets the trees that nobody took. */
export function forgetTrees(): void {
  trees.clear();
}

/** Keeps a tree for the compiler of the pages, as it is now. */
export function shareTree({text, tree}: ParsedSource): void {
  trees.set(text, structuredClone(tree));
}

/**
 * Remark plugin: gives the compiler of the pages the trees that the page index has parsed, since parsing
 * is the dearest part of both. Each is taken once; other texts are parsed as ever, and so is everything
 * by a processor that reads another syntax (`format: md` in Docusaurus).
 */
export default function remarkSharedTree(this: Processor): void {
  const {parser} = this;
  if (!parser) {
    throw new Error('remarkSharedTree stands in for a parser, and there is none before it');
  }
  // Asked for at the first text: plugins that come later may add to the syntax.
  let isSame: boolean | undefined;
  this.parser = (text, file) => {
    isSame ??= syntaxOf(this.data()) === sourceSyntax;
    const tree = isSame && trees.get(text);
    if (!tree) {
      return parser(text, file);
    }
    trees.delete(text);
    return tree;
  };
}
