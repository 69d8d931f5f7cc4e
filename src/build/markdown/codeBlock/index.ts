import path from 'node:path';

import type {Element, Root} from 'hast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

import {toString, visit} from '../../esmPackages.cjs';
import {highlightToHtml} from './highlight';
import {addLanguages, isKnownLanguage} from './languages';
import {takeMarks} from './markedLines';
import {parseFenceMeta} from './meta';

/** Options of the plugin. */
export interface CodeBlockOptions {
  /** Names of Prism's languages beside those that are loaded anyway, as in `themeConfig.prism`. */
  additionalLanguages?: readonly string[];
}

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

/** The `code` inside a `pre` that a fence made, or null for anything else. */
function fenceCode(node: Element): Element | null {
  if (node.tagName !== 'pre') {
    return null;
  }
  const [code] = node.children;
  return code?.type === 'element' && code.tagName === 'code' ? code : null;
}

function codeBlock(code: Element, language: string): MdxJsxFlowElement {
  const {metastring} = code.properties;
  const meta = parseFenceMeta(typeof metastring === 'string' ? metastring : null);
  const marked = takeMarks(toString(code).replace(/\n$/, ''), meta.highlightedLines);
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

/**
 * Rehype plugin: turns each fenced sample into one `<CodeBlock>` that carries finished HTML as a
 * string. A string is far smaller in the page's chunk than an element per token, and React has
 * nothing to walk.
 *
 * @throws Error naming file and line of a fence whose language nobody knows
 */
export default function rehypeCodeBlock({additionalLanguages = []}: CodeBlockOptions = {}) {
  addLanguages(additionalLanguages);
  return (tree: Root, file: VFile): void =>
    visit(tree, 'element', (element, index, parent) => {
      const code = fenceCode(element);
      if (!code || !parent || index === undefined) {
        return;
      }
      const language = languageOf(code);
      if (!isKnownLanguage(language)) {
        const line = (code.position ?? element.position)?.start.line ?? 1;
        throw new Error(
          `${path.relative(process.cwd(), file.path)}:${line}: "${language}" is no language that samples are coloured in. Correct it, write "text", or add Prism's name of it to themeConfig.prism.additionalLanguages.`,
        );
      }
      parent.children[index] = codeBlock(code, language) as unknown as Element;
    });
}
