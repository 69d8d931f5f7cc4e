// @ts-check
// cspell:ignore mdxjs
import fs from 'node:fs';
import path from 'node:path';

import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** @typedef {import('mdast').Root} Root */
/** @typedef {import('mdast').RootContent} Node */

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx);

/** Languages that stop the build of some generator, with one that all of them know. */
const unknownLanguages = new Map([['svg', 'xml']]);

/** Ends a heading's line: `## Text {#id}`. MDX would take the braces for JavaScript. */
const headingId = /^(#{1,6} .*?)\s*\{#([\w-]+)\}\s*$/;

/** Stands in for the braces while MDX reads the page; a private-use sign, so never in prose. */
const idMark = '\uE000';

/** @param {string} source */
function markHeadingIds(source) {
  let fence = '';
  return source
    .split('\n')
    .map((line) => {
      const marker = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
      if (marker && (!fence || marker.startsWith(fence))) {
        fence = fence ? '' : marker;
      }
      return fence ? line : line.replace(headingId, `$1 ${idMark}$2${idMark}`);
    })
    .join('\n');
}

/**
 * Markdown fragments that a page imports: component name to file.
 *
 * @param {string} code the page's `import` lines
 * @param {string} file the page
 * @returns {Map<string, string>}
 */
function fragmentImports(code, file) {
  const pattern = /import\s+(\w+)\s+from\s+['"](\.[^'"]+\.mdx?)['"]/g;
  return new Map(
    [...code.matchAll(pattern)].map(([, name = '', from = '']) => [
      name,
      path.resolve(path.dirname(file), from),
    ]),
  );
}

/**
 * What stays of a node: itself, the content of a component, or nothing.
 *
 * @param {Node} node
 * @param {ReadonlyMap<string, string>} fragments
 * @returns {Node[]}
 */
function plain(node, fragments) {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      if (node.name === 'svg') {
        return [];
      }
      const fragment = fragments.get(node.name ?? '');
      return fragment
        ? parsePage(fs.readFileSync(fragment, 'utf8'), fragment).children
        : node.children.flatMap((child) => plain(child, fragments));
    }
    case 'code':
      // Titles, line marks and our test annotations are all in the meta.
      return [{...node, lang: unknownLanguages.get(node.lang ?? '') ?? node.lang, meta: null}];
    default:
      if ('children' in node) {
        const children = /** @type {Node[]} */ (node.children);
        return [
          /** @type {Node} */ ({
            ...node,
            children: children.flatMap((child) => plain(child, fragments)),
          }),
        ];
      }
      return [node];
  }
}

/**
 * Parses a page and takes out what is MDX: imports, expressions, components (their content stays).
 * Admonitions stay as directives; heading ids stay in the text, between two `idMark`s.
 *
 * @param {string} source
 * @param {string} file absolute; imports of fragments are resolved from it
 * @returns {Root}
 * @throws {Error} when the page is no valid MDX
 */
export function parsePage(source, file) {
  const tree = parser.parse(markHeadingIds(source));
  const code = tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []));
  const fragments = fragmentImports(code.join('\n'), file);
  return {type: 'root', children: tree.children.flatMap((node) => plain(node, fragments))};
}

/** Finds a heading's id in its text. */
export const markedId = new RegExp(`\\s*${idMark}([\\w-]+)${idMark}`);
