import path from 'node:path';

import type {Element, Root} from 'hast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import parseNumericRange from 'parse-numeric-range';
import type {VFile} from 'vfile';

import {toString, visit} from '../../esmPackages.cjs';
import {addLanguages, highlightToHtml, languageFault} from './highlight';
import {takeMarks} from './markedLines';

export interface CodeBlockOptions {
  /** Names of Prism's languages beside those that are loaded anyway, as in `themeConfig.prism`. */
  additionalLanguages?: readonly string[];
  /** Whether samples have line numbers and wrap where their fence says nothing. */
  showLineNumbers?: boolean;
  defaultWrapCode?: boolean;
}

const known = /^(?:showLineNumbers(?:=\d+|=false)?|wrap(?:=false)?|live|title=(?:[^\s"'“‘{].*)?)$/;

const almostKnown = /^(?:show-?line-?numbers|line-?numbers|wrap|live|title)(?![\w-])/i;

/** What the words after a fence's language mean to the code block. Others are left to the tests. */
export function parseFenceMeta(meta = '', defaults: CodeBlockOptions = {}) {
  const unquoted = meta.replaceAll(/([\w-]+=)(?:"[^"]*"|'[^']*')/g, '$1 ');
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|([^\s"'“‘{]\S*))/.exec(meta);
  // No sample has more lines, and a list of a billion numbers would end the build without a word.
  const range = /\{([\d,\s-]+)\}/.exec(unquoted)?.[1]?.replaceAll(/\d{6,}/g, '99999');
  const words = new Set(unquoted.split(/\s+/));
  const isOn = (word: string, fallback = false): boolean =>
    words.has(word) || (fallback && !words.has(`${word}=false`));
  return {
    /** File name or caption, from `title="…"`; one without spaces needs no quotes. */
    title: title?.[1] ?? title?.[2] ?? title?.[3],
    /** What is almost a word that has a meaning here. */
    misspelt: [...words].find((word) => almostKnown.test(word) && !known.test(word)),
    /** Braces that name no lines. */
    wrongRange: range === undefined ? /\{[^}]*\}?/.exec(unquoted)?.[0] : undefined,
    /** 1-based lines named in braces: `{1,3-4}`. */
    highlightedLines: range ? parseNumericRange(range) : [],
    lineNumbers: isOn('showLineNumbers', defaults.showLineNumbers),
    /** As in `showLineNumbers=10`. */
    firstNumber: [...words].find((word) => /^showLineNumbers=(?!false$)/.test(word)),
    wrap: isOn('wrap', defaults.defaultWrapCode),
    live: words.has('live'),
    /** A listing of a folder, which the tests compare with what a build emits. */
    tree: /(?:^|\s)expect="tree"/.test(meta),
  };
}

function faultOf(
  language: string,
  {live, firstNumber, misspelt, wrongRange}: ReturnType<typeof parseFenceMeta>,
) {
  if (misspelt !== undefined) {
    return `"${misspelt}" means nothing to a sample. Write title="…", showLineNumbers or wrap, spelt like this.`;
  }
  if (wrongRange !== undefined) {
    return `"${wrongRange}" names no lines. Write the lines to mark like this: {1,3-4}.`;
  }
  if (firstNumber !== undefined) {
    return `"${firstNumber}": the lines of samples are numbered from 1. Write "showLineNumbers" without a number.`;
  }
  if (live) {
    return 'A live sample needs the editor of @docusaurus/theme-live-codeblock, which this theme does not have. Remove "live", or write a client component: src/client/README.md.';
  }
  return languageFault(language);
}

/** An attribute for each prop that is set; one without a value for `true`. */
function attributesOf(props: Record<string, string | boolean | undefined>): MdxJsxAttribute[] {
  return Object.entries(props).flatMap(([name, value]) =>
    value === undefined || value === false
      ? []
      : [{type: 'mdxJsxAttribute', name, value: value === true ? null : value}],
  );
}

/**
 * Rehype plugin: turns each fenced sample into one `<CodeBlock>` that carries finished HTML as a string, which is far
 * smaller in the page's chunk than an element per token. Throws for a fence that cannot be shown.
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
      const names = Array.isArray(className) ? className.map(String) : [];
      const language = names.find((name) => name.startsWith('language-'))?.slice(9) ?? 'text';
      const meta = parseFenceMeta(metastring?.toString(), options);
      const fault = faultOf(language, meta);
      if (fault) {
        const line = (code.position ?? element.position)?.start.line ?? 1;
        throw new Error(`${path.relative(process.cwd(), file.path)}:${line}: ${fault}`);
      }
      const {title, lineNumbers, wrap} = meta;
      const marked = takeMarks(toString(code).replace(/\n$/, ''), meta.highlightedLines);
      const html = highlightToHtml(marked, language, lineNumbers);
      const sizes = meta.tree && / \d+$/m.test(toString(code));
      const block: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'CodeBlock',
        attributes: attributesOf({language, html, sizes, title, lineNumbers, wrap}),
        children: [],
      };
      parent.children[index] = block as unknown as Element;
    });
}
