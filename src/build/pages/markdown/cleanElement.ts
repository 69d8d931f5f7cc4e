import type {PhrasingContent, RootContent} from 'mdast';

import {toString} from '../../esmPackages.cjs';
import type {CleanBlocks, CleanContext} from './context';
import {cleanInline} from './cleanInline';
import {
  attributeText,
  isBlank,
  isJsxElement,
  label,
  literalText,
  textLabel,
  type JsxElement,
} from './nodes';

/** Elements that put nothing on the page. */
const invisible: ReadonlySet<string> = new Set(['head', 'Head', 'script', 'style']);

/** Inline elements that mean something where they stand alone, too. */
const inlineElements: ReadonlySet<string> = new Set([
  'a',
  'b',
  'br',
  'code',
  'em',
  'i',
  'img',
  'kbd',
  'Link',
  'strong',
]);

function childrenOf(element: JsxElement): RootContent[] {
  return element.children.filter((child) => !isBlank(child));
}

function isNamed(node: RootContent | undefined, name: string): node is JsxElement {
  return node !== undefined && isJsxElement(node) && node.name === name;
}

/** Each tab's label, then what the tab holds. */
function cleanTab(tab: JsxElement, context: CleanContext, cleanBlocks: CleanBlocks): RootContent[] {
  const name = attributeText(tab, 'label') ?? attributeText(tab, 'value');
  return [...(name ? [textLabel(name)] : []), ...cleanBlocks(childrenOf(tab), context)];
}

/** The summary in bold, then what it opens. */
function cleanDetails(
  element: JsxElement,
  context: CleanContext,
  cleanBlocks: CleanBlocks,
): RootContent[] {
  const blocks = childrenOf(element).flatMap((child) =>
    child.type === 'paragraph' && child.children.some((inner) => isNamed(inner, 'summary'))
      ? child.children.filter((inner) => !isBlank(inner))
      : [child],
  );
  return blocks.flatMap((block) => {
    if (!isNamed(block, 'summary')) {
      return cleanBlocks([block], context);
    }
    const inline = childrenOf(block).flatMap((child): PhrasingContent[] =>
      child.type === 'paragraph' ? child.children : [child as PhrasingContent],
    );
    return [label(cleanInline(inline, context))];
  });
}

function codeText(child: RootContent): string {
  if (child.type !== 'mdxFlowExpression' && child.type !== 'mdxTextExpression') {
    return toString(child);
  }
  const statement = child.data?.estree?.body[0];
  return statement?.type === 'ExpressionStatement' ? (literalText(statement.expression) ?? '') : '';
}

/** `<CodeBlock language="ts" title="a.ts">{`…`}</CodeBlock>` */
function cleanCodeBlock(element: JsxElement): RootContent[] {
  const title = attributeText(element, 'title');
  const value = element.children.map(codeText).join('');
  return [
    ...(title ? [label([{type: 'inlineCode', value: title}])] : []),
    {type: 'code', lang: attributeText(element, 'language'), meta: null, value},
  ];
}

/** Of a drawing, what it tells those who cannot see it. An icon has no title and tells nothing. */
function cleanDrawing(element: JsxElement): RootContent[] {
  const parts = childrenOf(element).flatMap((child): RootContent[] =>
    child.type === 'paragraph' ? child.children : [child],
  );
  const title = parts.find((child) => isNamed(child, 'title'));
  const value = title ? toString(title).replace(/\s+/g, ' ').trim() : '';
  return value
    ? [{type: 'paragraph', children: [{type: 'emphasis', children: [{type: 'text', value}]}]}]
    : [];
}

/**
 * Turns a JSX element that stands on its own into Markdown: fragments are put in place, tabs and
 * `details` keep their labels, drawings become their text, and of an unknown component remains what is written inside it.
 */
export function cleanElement(
  element: JsxElement,
  context: CleanContext,
  cleanBlocks: CleanBlocks,
): RootContent[] {
  const {name} = element;
  const fragment = name ? context.document.fragments.get(name) : undefined;
  if (fragment) {
    return cleanBlocks(fragment.tree.children, {...context, document: fragment, own: false});
  }
  if (name && invisible.has(name)) {
    return [];
  }
  if (name && inlineElements.has(name)) {
    const inline = {...element, type: 'mdxJsxTextElement'} as PhrasingContent;
    return cleanBlocks([inline], context);
  }
  switch (name) {
    case 'TabItem':
      return cleanTab(element, context, cleanBlocks);
    case 'details':
    case 'Details':
      return cleanDetails(element, context, cleanBlocks);
    case 'CodeBlock':
      return cleanCodeBlock(element);
    case 'svg':
      return cleanDrawing(element);
    default:
      return cleanBlocks(childrenOf(element), context);
  }
}
