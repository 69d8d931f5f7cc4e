import path from 'node:path';

import type {Element, Root} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import parseNumericRange from 'parse-numeric-range';
import type {VFile} from 'vfile';

import {toString, visit} from '../../esmPackages.cjs';
import {attributesOf} from '../jsxAttributes';
import {addLanguages, highlightToHtml, isKnownLanguage} from './highlight';

export interface CodeBlockOptions {
  /** Prism's names of languages beside those that are loaded anyway, as in `themeConfig.prism`. */
  additionalLanguages?: readonly string[];
  /** Defaults for fences that do not set them. */
  showLineNumbers?: boolean;
  defaultWrapCode?: boolean;
}

/** Parse what follows the language of a fence: `title="a.ts" {1,3-4} showLineNumbers wrap=false`. */
function parseFenceMeta(meta: string, defaults: CodeBlockOptions) {
  const unquoted = meta.replaceAll(/=(?:"[^"]*"|'[^']*')/g, '');
  const words = new Set(unquoted.split(/\s+/));
  const isOn = (word: string, fallback = false): boolean =>
    words.has(word) || (fallback && !words.has(`${word}=false`));
  return {
    title: /(?:^|\s)title=(["'])(.*?)\1/.exec(meta)?.[2],
    marked: parseNumericRange(/\{([\d,\s-]+)\}/.exec(unquoted)?.[1] ?? ''),
    lineNumbers: isOn('showLineNumbers', defaults.showLineNumbers),
    wrap: isOn('wrap', defaults.defaultWrapCode),
    /** A word that Docusaurus supports and this site does not. */
    unsupported: [...words].find((word) => /^(?:live|showLineNumbers=\d+)$/.test(word)),
    /** The output of a build, written by `includeExamples`. */
    isTree: /(?:^|\s)expect="tree"/.test(meta),
  };
}

const magicComment =
  /^\s*(?:\/\/|#|\/\*|<!--|\{\/\*|--|;|%)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/** Take out Docusaurus' magic comments, `// highlight-next-line` and the like. @returns what they mark, as line numbers */
function readMagicComments(source: string): {text: string; marked: number[]} {
  const lines: string[] = [];
  const marked: number[] = [];
  let [isInside, isNext] = [false, false];
  for (const line of source.split('\n')) {
    const word = magicComment.exec(line)?.[1];
    if (word) {
      isNext = word === 'next-line';
      isInside = word === 'start' || (isInside && isNext);
    } else {
      lines.push(line);
      if (isInside || isNext) {
        marked.push(lines.length);
      }
      isNext = false;
    }
  }
  return {text: lines.join('\n'), marked};
}

/**
 * Rehype plugin: turns each fenced sample into one `<CodeBlock>` that contains finished HTML as a string, which is far
 * smaller in the page's chunk than an element per token.
 *
 * @throws Error with file and line for what cannot be shown
 */
export default function rehypeCodeBlock(options: CodeBlockOptions = {}) {
  addLanguages(options.additionalLanguages ?? []);
  return (tree: Root, file: VFile): void =>
    visit(tree, 'element', (element, index, parent) => {
      const [code] = element.children;
      const isFence =
        element.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code';
      if (!isFence || !parent || index === undefined) {
        return;
      }
      const {className, metastring} = code.properties;
      const language = /(?:^|,)language-([^,]+)/.exec(String(className))?.[1] ?? 'text';
      const meta = parseFenceMeta(metastring?.toString() ?? '', options);
      const {title, lineNumbers, wrap, unsupported} = meta;
      if (unsupported || !isKnownLanguage(language)) {
        const line = (code.position ?? element.position)?.start.line ?? 1;
        const place = `${path.relative(process.cwd(), file.path)}:${line}`;
        const reason = unsupported
          ? `"${unsupported}" is not supported for samples.`
          : `Samples in "${language}" cannot be highlighted. Write "text" or a similar language, or add Prism's name for it to themeConfig.prism.additionalLanguages.`;
        throw new Error(`${place}: ${reason}`);
      }
      const {text, marked} = readMagicComments(toString(code).replace(/\n$/, ''));
      const html = highlightToHtml(text, language, {
        marked: [...meta.marked, ...marked],
        everyLine: lineNumbers,
      });
      const sizes = meta.isTree && / \d+$/m.test(text);
      const block: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'CodeBlock',
        attributes: attributesOf({language, html, sizes, title, lineNumbers, wrap}),
        children: [],
      };
      parent.children[index] = block as unknown as Element;
    });
}
