import type {PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxTextElement, MdxTextExpression} from 'mdast-util-mdx';

import {toString} from '../../esmPackages.cjs';
import type {CleanContext} from './context';
import {attributeText, literalText} from './nodes';

function cleanExpression(node: MdxTextExpression): PhrasingContent[] {
  const statement = node.data?.estree?.body[0];
  const value =
    statement?.type === 'ExpressionStatement' ? literalText(statement.expression) : null;
  return value === null ? [] : [{type: 'text', value}];
}

function cleanImage(url: string, alt: string, context: CleanContext): PhrasingContent[] {
  const address = context.imageUrl(url);
  if (address !== null) {
    return [{type: 'image', url: address, alt}];
  }
  return alt ? [{type: 'emphasis', children: [{type: 'text', value: alt}]}] : [];
}

/** An inline element as the Markdown it stands for; an unknown one is replaced by what it holds. */
function cleanElement(element: MdxJsxTextElement, context: CleanContext): PhrasingContent[] {
  const children = cleanInline(element.children, context);
  switch (element.name) {
    case 'br':
      return [{type: 'break'}];
    case 'code':
    case 'kbd':
      return [{type: 'inlineCode', value: toString(children)}];
    case 'b':
    case 'strong':
      return [{type: 'strong', children}];
    case 'em':
    case 'i':
      return [{type: 'emphasis', children}];
    case 'img':
      return cleanImage(
        attributeText(element, 'src') ?? '',
        attributeText(element, 'alt') ?? '',
        context,
      );
    case 'a':
    case 'Link': {
      const url = attributeText(element, 'to') ?? attributeText(element, 'href');
      return url === null
        ? children
        : [{type: 'link', url: context.linkUrl(url, context.document), children}];
    }
    case 'script':
    case 'style':
    case 'svg':
      return [];
    default:
      return children;
  }
}

function cleanNode(node: PhrasingContent, context: CleanContext): PhrasingContent[] {
  switch (node.type) {
    case 'mdxJsxTextElement':
      return cleanElement(node, context);
    case 'mdxTextExpression':
      return cleanExpression(node);
    case 'textDirective':
      // Not a directive to the reader: `12:30`, `node:fs`. Docusaurus prints it as it was typed, too.
      return [{type: 'text', value: sourceText(node, context)}];
    case 'link':
      return [
        {
          ...node,
          url: context.linkUrl(node.url, context.document),
          children: cleanInline(node.children, context),
        },
      ];
    case 'image':
      return cleanImage(node.url, node.alt ?? '', context);
    case 'emphasis':
    case 'strong':
    case 'delete':
    case 'linkReference':
      return [{...node, children: cleanInline(node.children, context)}];
    default:
      return [node];
  }
}

/** The text that a node was parsed from. */
export function sourceText(node: RootContent, context: CleanContext): string {
  const {start, end} = node.position ?? {};
  return context.document.text.slice(start?.offset ?? 0, end?.offset ?? 0);
}

/** Cleans inline nodes: no JSX, no expressions, and addresses that work outside the site. */
export function cleanInline(
  nodes: readonly PhrasingContent[],
  context: CleanContext,
): PhrasingContent[] {
  return nodes.flatMap((node) => cleanNode(node, context));
}
