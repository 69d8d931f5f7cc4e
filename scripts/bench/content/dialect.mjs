// @ts-check
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

import {markedId} from './parse.mjs';

/** @typedef {import('mdast').RootContent} Node */

/**
 * How a generator writes what CommonMark has no word for.
 *
 * @typedef {object} Dialect
 * @property {boolean} headingIds whether it reads `## Text {#id}`
 * @property {Readonly<Record<string, string>>} admonitions our kinds to its kinds
 * @property {'brackets' | 'words'} admonitionTitle `:::note[Title]`, or `:::note Title`
 * @property {boolean} [guardsBraces] keeps `{{` in prose from a template engine (Vue)
 */

const writer = unified()
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', fences: true, rule: '-'});

/** @param {string} value @returns {Node} */
function raw(value) {
  return {type: 'html', value};
}

/**
 * @param {import('mdast-util-directive').ContainerDirective} node
 * @param {Dialect} dialect
 * @returns {Node[]}
 */
function writeAdmonition(node, dialect) {
  const [first, ...others] = node.children;
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const title = isLabel ? toString(first) : '';
  const kind = dialect.admonitions[node.name] ?? 'tip';
  const shownTitle = dialect.admonitionTitle === 'brackets' ? `[${title}]` : ` ${title}`;
  const content = isLabel ? others : node.children;
  return [
    raw(`:::${kind}${title ? shownTitle : ''}`),
    ...content.flatMap((child) => rewrite(child, dialect)),
    raw(':::'),
  ];
}

/**
 * @param {Node} node
 * @param {Dialect} dialect
 * @returns {Node[]}
 */
function rewrite(node, dialect) {
  if (node.type === 'containerDirective') {
    return writeAdmonition(node, dialect);
  }
  if (node.type === 'leafDirective' || node.type === 'textDirective') {
    // Prose such as `node:fs`: a directive to the parser, and to nobody else.
    return [{type: 'text', value: `:${node.name}`}, ...node.children];
  }
  if (node.type === 'text') {
    const id = markedId.exec(node.value)?.[1];
    const value = node.value.replace(markedId, '');
    return [
      dialect.guardsBraces && value.includes('{{')
        ? raw(`<span v-pre>${value.replaceAll('<', '&lt;')}</span>`)
        : {...node, value},
      ...(id && dialect.headingIds ? [raw(` {#${id}}`)] : []),
    ];
  }
  if ('children' in node) {
    const children = /** @type {Node[]} */ (node.children);
    return [
      /** @type {Node} */ ({
        ...node,
        children: children.flatMap((child) => rewrite(child, dialect)),
      }),
    ];
  }
  return [node];
}

/**
 * Writes a page's content as a generator reads it, without front matter.
 *
 * @param {import('mdast').Root} tree
 * @param {Dialect} dialect
 * @returns {string}
 */
export function writeMarkdown(tree, dialect) {
  const children = tree.children.flatMap((node) => rewrite(node, dialect));
  return writer.stringify({type: 'root', children});
}
