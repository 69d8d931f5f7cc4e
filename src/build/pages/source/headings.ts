import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Root, RootContent} from 'mdast';

import {EXIT, toString, visit} from '../../esmPackages.cjs';

/** `{/* #my-id *\/}` at the end of a heading; the comment is taken out of it. */
function takeCommentId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  const program = last?.type === 'mdxTextExpression' ? last.data?.estree : null;
  if (!program || program.body.length > 0 || program.comments?.length !== 1) {
    return undefined;
  }
  const word = program.comments[0]?.value.trim().split(' ')[0] ?? '';
  const id = word.startsWith('#') ? word.slice(1) : '';
  if (!id) {
    return undefined;
  }
  heading.children.pop();
  const text = heading.children.at(-1);
  if (text?.type === 'text') {
    text.value = text.value.trimEnd();
  }
  return id;
}

/** `{#my-id}` at the end of a heading; it is taken out of the text. */
function takeClassicId(heading: Heading): string | undefined {
  const {id} = parseMarkdownHeadingId(toString(heading));
  const last = heading.children.at(-1);
  if (!id || last?.type !== 'text') {
    return id;
  }
  last.value = parseMarkdownHeadingId(last.value).text;
  if (last.value === '' && heading.children.length > 1) {
    heading.children.pop();
  }
  return id;
}

/**
 * Gives every heading its rendered id, in the order and by the rules of Docusaurus' own `headings`
 * transform (`@docusaurus/mdx-loader/lib/remark/headings`, 3.10.2): a comment id, else `{#id}`, else
 * the slug of the text. Written ids do not count as taken, just as there.
 *
 * @param tree changed in place: ids are noted in `data.id` and removed from the text
 * @param maintainCase keep capital letters in slugs
 */
export function assignHeadingIds(tree: Root, maintainCase: boolean): void {
  const slugger = createSlugger();
  visit(tree, 'heading', (heading) => {
    heading.data = {
      ...heading.data,
      id:
        takeCommentId(heading) ??
        takeClassicId(heading) ??
        slugger.slug(toString(heading), {maintainCase}),
    };
  });
}

/**
 * Takes the title out of a document: its first heading, when that is an `h1` and no thematic break
 * comes before it.
 *
 * @returns the plain text of the title, or null when the document has none
 */
export function takeContentTitle(tree: Root): string | null {
  let title: string | null = null;
  visit(tree, (node, index, parent) => {
    if (node.type === 'thematicBreak') {
      return EXIT;
    }
    if (node.type !== 'heading') {
      return undefined;
    }
    if (node.depth === 1 && parent && index !== undefined) {
      title = toString(node).trim();
      (parent.children as RootContent[]).splice(index, 1);
    }
    return EXIT;
  });
  return title;
}
