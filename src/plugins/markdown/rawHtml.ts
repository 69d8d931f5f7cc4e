import type {Root} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {visit} from '../esmPackages.cjs';
import {attributesOf} from './jsxAttributes';

/** Attributes with the address of a file. */
const addressAttributes = /^(?:src|srcset|poster|href|data)$/i;

/** Put the base of the site in front of an address from the root; in a `srcset`, of each. */
const withBase = (addresses: string, base: string): string =>
  addresses.replace(/(^|,\s*)\/(?!\/)/g, (_, before: string) => before + base);

/**
 * Rehype plugin for the elements that a page writes as HTML, which MDX does not replace by the theme's. Links to pages
 * become the theme's, other addresses from the root get the base of the site, and ids can be the target of links.
 *
 * @param base path under which the site is served, with a slash at both ends
 */
export default function rehypeRawHtml({base}: {base: string}) {
  return (tree: Root): void => {
    const ids: unknown[] = [];
    visit(tree, (node) => {
      if (node.type === 'element') {
        const {tagName, properties} = node;
        if (!/^h[1-6]$/.test(tagName)) {
          ids.push(properties.id);
        }
        if (properties.align && /^t[dh]$/.test(tagName)) {
          // React would make it a style, which the policy blocks.
          properties.dataAlign = properties.align;
          delete properties.align;
        }
      } else if (
        (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
        // Docusaurus has made `<Details>` of `<details>`.
        /^(?:[a-z]|Details$)/.test(node.name ?? '')
      ) {
        for (const attribute of node.attributes) {
          if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
            continue;
          }
          const {name, value} = attribute;
          if (name === 'id') {
            ids.push(value);
          } else if (node.name === 'a' && /^\/(?!\/)[^?#]*(?<!\.\w+)(?:[?#].*)?$/.test(value)) {
            // MDX takes it for an element of Markdown.
            Object.assign(node.data ?? {}, {_mdxExplicitJsx: false});
          } else if (addressAttributes.test(name)) {
            attribute.value = withBase(value, base);
          }
        }
      }
    });
    const written = ids.filter(Boolean).join(' ');
    if (written) {
      const anchors: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'Anchors',
        attributes: attributesOf({ids: written}),
        children: [],
      };
      tree.children.push(anchors as unknown as Root['children'][number]);
    }
  };
}
