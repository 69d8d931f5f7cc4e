import type {BlockContent, Paragraph, PhrasingContent, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';

import {isAdmonitionType} from './admonitions';
import {cleanCode} from './cleanCode';
import {cleanElement} from './cleanElement';
import {cleanInline, sourceText} from './cleanInline';
import type {CleanContext} from './context';
import {isBlank, isJsxElement, isPhrasing, label, paragraph} from './nodes';

/** An admonition as a quote whose first line says in bold what it is; another container as its content. */
function cleanContainer(node: ContainerDirective, context: CleanContext): RootContent[] {
  if (!isAdmonitionType(node.name)) {
    return cleanBlocks(node.children, context);
  }
  const [first, ...rest] = node.children;
  const written = first?.type === 'paragraph' && first.data?.directiveLabel ? first : null;
  const title: PhrasingContent[] = node.attributes?.title
    ? [{type: 'text', value: node.attributes.title}]
    : cleanInline(written?.children ?? [], context);
  const kind = context.admonitionLabel(node.name);
  const heading: PhrasingContent[] =
    title.length > 0
      ? [{type: 'text', value: `${kind}: `}, ...title]
      : [{type: 'text', value: kind}];
  const content = cleanBlocks(written ? rest : node.children, context);
  return [{type: 'blockquote', children: [label(heading), ...(content as BlockContent[])]}];
}

/** A paragraph that holds nothing but elements is not a paragraph to MDX; it makes blocks of them. */
function unravel(node: Paragraph): RootContent[] | null {
  const parts = node.children.filter((child) => !isBlank(child));
  const onlyElements =
    parts.some(isJsxElement) &&
    parts.every((part) => isJsxElement(part) || part.type === 'mdxTextExpression');
  return onlyElements
    ? parts.map((part) =>
        isJsxElement(part) ? ({...part, type: 'mdxJsxFlowElement'} as MdxJsxFlowElement) : part,
      )
    : null;
}

function cleanParagraph(node: Paragraph, context: CleanContext): RootContent[] {
  const elements = unravel(node);
  if (elements) {
    return cleanBlocks(elements, context);
  }
  const children = cleanInline(node.children, context);
  return children.every(isBlank) ? [] : [{...node, children}];
}

function cleanBlock(node: RootContent, context: CleanContext): RootContent[] {
  switch (node.type) {
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'yaml':
    case 'html':
      return [];
    case 'mdxJsxFlowElement':
      return cleanElement(node, context, cleanBlocks);
    case 'containerDirective':
      return cleanContainer(node, context);
    case 'leafDirective':
      return [paragraph([{type: 'text', value: sourceText(node, context)}])];
    case 'code':
      return cleanCode(node, context);
    case 'paragraph':
      return cleanParagraph(node, context);
    case 'heading':
      return [
        {
          ...node,
          data: {...node.data, own: context.own},
          children: cleanInline(node.children, context),
        },
      ];
    case 'definition':
      return [{...node, url: context.linkUrl(node.url, context.document)}];
    case 'tableCell':
      return [{...node, children: cleanInline(node.children, context)}];
    case 'blockquote':
    case 'footnoteDefinition':
    case 'list':
    case 'listItem':
    case 'table':
    case 'tableRow':
      // Cleaning keeps the kind of what a container may hold: cells stay cells, items stay items.
      return [{...node, children: cleanBlocks(node.children, context)} as RootContent];
    default:
      return [node];
  }
}

/**
 * Cleans blocks: what is left is plain Markdown that means the same as the page, with fragments in
 * place. Inline nodes that end up among blocks are put into paragraphs.
 */
export function cleanBlocks(nodes: readonly RootContent[], context: CleanContext): RootContent[] {
  const blocks: RootContent[] = [];
  let run: PhrasingContent[] = [];
  const endRun = (): void => {
    const children = cleanInline(run, context);
    if (!children.every(isBlank)) {
      blocks.push(paragraph(children));
    }
    run = [];
  };
  for (const node of nodes) {
    if (isPhrasing(node)) {
      run.push(node);
    } else {
      endRun();
      blocks.push(...cleanBlock(node, context));
    }
  }
  endRun();
  return blocks;
}
