import type {Heading, RootContent} from 'mdast';

import {toString, visit} from '../esmPackages.cjs';
import type {TocEntry} from './types';

function isTocDepth(depth: Heading['depth']): depth is TocEntry['depth'] {
  return depth >= 2 && depth <= 4;
}

/**
 * Lists a page's headings of depth 2 to 4.
 *
 * @param blocks cleaned blocks
 * @param offsets where each heading stands in the Markdown copy, in document order, all depths
 */
export function tocOf(blocks: readonly RootContent[], offsets: readonly number[]): TocEntry[] {
  const toc: TocEntry[] = [];
  let index = 0;
  visit({type: 'root', children: [...blocks]}, 'heading', (heading) => {
    const charIndex = heading.data?.own ? (offsets[index] ?? -1) : -1;
    index += 1;
    const text = toString(heading).trim();
    if (text && heading.data?.id !== undefined && isTocDepth(heading.depth)) {
      toc.push({text, id: heading.data.id, depth: heading.depth, charIndex});
    }
  });
  return toc;
}
