import type {Heading, Root, RootContent} from 'mdast';

import {
  remarkCjkFriendly,
  remarkGfm,
  remarkStringify,
  toString,
  unified,
  visit,
} from '../../esmPackages.cjs';
import type {PageRecord, TocEntry} from '../../../lib/pageRecord';
import {sectionsOf} from './sections';

const writer = unified()
  .use(remarkStringify, {
    bullet: '-',
    rule: '-',
    // The other mark does not work next to Chinese.
    emphasis: '*',
    listItemIndent: 'one',
    fences: true,
  })
  // Padding would cost a reader by tokens more than it gives a reader by eye.
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkCjkFriendly)
  .freeze();

const write = (...children: RootContent[]): string => writer.stringify({type: 'root', children});

function isTocDepth(depth: Heading['depth']): depth is TocEntry['depth'] {
  return depth >= 2 && depth <= 4;
}

/** Lists the headings of depth 2 to 4, and where each stands in the Markdown copy. */
function tocOf(tree: Root, markdown: string): TocEntry[] {
  const toc: TocEntry[] = [];
  let end = 0;
  visit(tree, 'heading', (heading) => {
    const line = write(heading).trim();
    const charIndex = markdown.indexOf(line, end);
    end = charIndex === -1 ? end : charIndex + line.length;
    const text = toString(heading).trim();
    const id = heading.data?.id ?? '';
    if (text && id && isTocDepth(heading.depth)) {
      toc.push({text, id, depth: heading.depth, charIndex});
    }
  });
  return toc;
}

/** What a finished page tells: its outline, what search finds in it, and its Markdown copy. */
export function describePage(
  title: string,
  description: string,
  tree: Root,
): Pick<PageRecord, 'toc' | 'sections' | 'markdown'> {
  const summary: RootContent[] = description
    ? [
        {
          type: 'blockquote',
          children: [{type: 'paragraph', children: [{type: 'text', value: description}]}],
        },
      ]
    : [];
  const markdown = write(
    {type: 'heading', depth: 1, children: [{type: 'text', value: title}]},
    ...summary,
    ...tree.children,
  );
  return {toc: tocOf(tree, markdown), sections: sectionsOf(tree), markdown};
}
