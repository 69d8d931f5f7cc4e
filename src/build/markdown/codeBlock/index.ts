import type {Element, Root} from 'hast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {highlightToHtml} from './highlight';
import {takeMarks} from './markedLines';
import {parseFenceMeta} from './meta';

type Parent = Root | Element | MdxJsxFlowElement;

function attribute(name: string, value: string | null | undefined): MdxJsxAttribute[] {
  return value === null || value === undefined ? [] : [{type: 'mdxJsxAttribute', name, value}];
}

function flag(name: string, on: boolean): MdxJsxAttribute[] {
  return on ? [{type: 'mdxJsxAttribute', name, value: null}] : [];
}

function languageOf(code: Element): string {
  const names = code.properties.className;
  const list = Array.isArray(names) ? names.map(String) : [];
  return list.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
}

function textOf(node: Element): string {
  return node.children
    .map((child) =>
      child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : '',
    )
    .join('');
}

/** The `code` inside a `pre` that a fence made, or null for anything else. */
function fenceCode(node: Parent['children'][number]): Element | null {
  if (node.type !== 'element' || node.tagName !== 'pre') {
    return null;
  }
  const [code] = node.children;
  return code?.type === 'element' && code.tagName === 'code' ? code : null;
}

function codeBlock(code: Element): MdxJsxFlowElement {
  const language = languageOf(code);
  const {metastring} = code.properties;
  const meta = parseFenceMeta(typeof metastring === 'string' ? metastring : null);
  const marked = takeMarks(textOf(code).replace(/\n$/, ''), meta.highlightedLines);
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [
      ...attribute('language', language),
      ...attribute('title', meta.title),
      ...attribute('html', highlightToHtml(marked, language, meta.showLineNumbers)),
      ...flag('lineNumbers', meta.showLineNumbers),
      ...flag('wrap', meta.wrap),
    ],
    children: [],
  };
}

function transform(parent: Parent): void {
  parent.children.forEach((child, index) => {
    const code = fenceCode(child);
    if (code) {
      (parent.children as unknown[])[index] = codeBlock(code);
    } else if ('children' in child) {
      transform(child as Parent);
    }
  });
}

/**
 * Rehype plugin: turns each fenced sample into one `<CodeBlock>` that carries finished HTML as a
 * string. A string is far smaller in the page's chunk than an element per token, and React has
 * nothing to walk.
 */
export default function rehypeCodeBlock() {
  return (tree: Root): void => transform(tree);
}
