/** Small Markdown nodes, and the questions asked of them. */
import type {Paragraph, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const phrasingTypes: ReadonlySet<string> = new Set([
  'break',
  'delete',
  'emphasis',
  'footnoteReference',
  'html',
  'image',
  'imageReference',
  'inlineCode',
  'link',
  'linkReference',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'strong',
  'text',
  'textDirective',
]);

export function isPhrasing(node: RootContent): node is PhrasingContent {
  return phrasingTypes.has(node.type);
}

export function isJsxElement(node: RootContent): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

export function isBlank(node: RootContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

export function paragraph(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

/** A line in bold that names what follows it. Bold text inside it loses its own mark. */
export function label(children: PhrasingContent[]): Paragraph {
  const flat = children.flatMap((child) => (child.type === 'strong' ? child.children : [child]));
  return paragraph([{type: 'strong', children: flat}]);
}

export function textLabel(value: string): Paragraph {
  return label([{type: 'text', value}]);
}

/**
 * Reads a JSX attribute whose value is known without running the page.
 *
 * @returns the text, or null when there is none or it is computed
 */
export function attributeText(element: JsxElement, name: string): string | null {
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name) {
      continue;
    }
    if (typeof attribute.value === 'string') {
      return attribute.value;
    }
    const statement = attribute.value?.data?.estree?.body[0];
    return statement?.type === 'ExpressionStatement' ? literalText(statement.expression) : null;
  }
  return null;
}

/** The text of a string or of a template without holes; null for every other expression. */
export function literalText(expression: {type: string}): string | null {
  if (expression.type === 'Literal' && 'value' in expression) {
    return typeof expression.value === 'string' ? expression.value : null;
  }
  if (expression.type !== 'TemplateLiteral' || !('quasis' in expression)) {
    return null;
  }
  const [first, ...rest] = expression.quasis as {value: {cooked?: string | null}}[];
  return rest.length === 0 ? (first?.value.cooked ?? null) : null;
}
