import type {Heading, Root, RootContent} from 'mdast';

import {remarkCjkFriendly, remarkGfm, remarkStringify, unified, visit} from '../../esmPackages.cjs';

/** A page as Markdown, and where its headings stand in it. */
export interface MarkdownCopy {
  markdown: string;
  /** Offset of each heading's `#`, in UTF-16 units, in document order. */
  headingOffsets: number[];
}

const processor = unified()
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

/** Private-use characters: they stand in no page, and Markdown gives them no meaning. */
const markOpen = '\uE000';
const markClose = '\uE001';
const mark = new RegExp(`${markOpen}\\d+${markClose}`, 'g');

function markHeadings(tree: Root): Heading['depth'][] {
  const depths: Heading['depth'][] = [];
  visit(tree, 'heading', (heading) => {
    heading.children.unshift({type: 'text', value: `${markOpen}${depths.length}${markClose}`});
    depths.push(heading.depth);
  });
  return depths;
}

/**
 * Writes cleaned blocks as Markdown, under the page's title and description.
 *
 * @param blocks what `cleanBlocks` gave; not changed
 */
export function stringifyCopy(
  title: string,
  description: string,
  blocks: readonly RootContent[],
): MarkdownCopy {
  const head: RootContent[] = [
    {type: 'heading', depth: 1, children: [{type: 'text', value: title}]},
    ...(description
      ? [
          {
            type: 'blockquote' as const,
            children: [
              {type: 'paragraph' as const, children: [{type: 'text' as const, value: description}]},
            ],
          },
        ]
      : []),
  ];
  const body: Root = {type: 'root', children: structuredClone([...blocks])};
  const depths = markHeadings(body);
  const marked = processor.stringify({type: 'root', children: [...head, ...body.children]});
  const headingOffsets: number[] = [];
  let removed = 0;
  for (const [index, found] of [...marked.matchAll(mark)].entries()) {
    // The mark opens the heading's text: before it stand its number signs and a space.
    headingOffsets.push(found.index - removed - (depths[index] ?? 1) - 1);
    removed += found[0].length;
  }
  return {markdown: marked.replaceAll(mark, ''), headingOffsets};
}
