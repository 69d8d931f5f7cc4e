import fs from 'node:fs';
import path from 'node:path';

import type {Root} from 'hast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

import {siteDirOf} from '../../config/contentFiles';
import {decode} from '../../lib/routeKey';
import {visit} from '../esmPackages.cjs';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export interface RawHtmlOptions {
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
  /** Folders of files that are copied as they are, from the site's root. */
  staticDirectories: readonly string[];
}

/** Attributes with the address of a file or a page. */
const addressAttributes = new Set(
  'src srcset srcSet poster data href xlinkHref xlink:href action'.split(' '),
);

type Literal = MdxJsxAttribute & {value: string};

const isLiteral = (attribute: JsxElement['attributes'][number]): attribute is Literal =>
  attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string';

/** Put the base in front of an address from the root; of a `srcset`, of each. */
function withBase({name, value}: Literal, base: string): string {
  const fromRoot = name.toLowerCase() === 'srcset' ? /(^\s*|,\s+)\/(?!\/)/g : /^(\s*)\/(?!\/)/;
  return value.replace(fromRoot, (_, before: string) => before + base);
}

/**
 * Rehype plugin for the elements that a page writes as HTML, which MDX does not replace by the theme's. Addresses from
 * the root get the site's base. A link to a page becomes the theme's, so that it stays in the page's language and
 * version and is checked. Ids become known to the check of anchors.
 */
export default function rehypeRawHtml({base, staticDirectories}: RawHtmlOptions) {
  return (tree: Root, file: VFile): void => {
    const ids: string[] = [];
    const siteDir = siteDirOf(file.path);
    const isPage = (href: string): boolean => {
      const name = decode(href.replace(/^\/|[?#].*$/g, ''));
      return (
        !/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(href) &&
        !staticDirectories.some((folder) =>
          fs.statSync(path.resolve(siteDir, folder, name), {throwIfNoEntry: false})?.isFile(),
        )
      );
    };
    visit(tree, (node) => {
      if (node.type === 'element' && !/^h[1-6]$/.test(node.tagName)) {
        ids.push(String(node.properties.id ?? ''));
      } else if (
        (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
        /^(?:[a-z]|Details$)/.test(node.name ?? '')
      ) {
        for (const attribute of node.attributes.filter(isLiteral)) {
          const {name, value} = attribute;
          if (name === 'id') {
            ids.push(value);
          } else if (node.name === 'a' && name === 'href' && isPage(value)) {
            // MDX takes it for an element of Markdown.
            Object.assign(node.data ?? {}, {_mdxExplicitJsx: false});
          } else if (addressAttributes.has(name)) {
            attribute.value = withBase(attribute, base);
          }
        }
      }
    });
    const known = ids.filter((id) => id !== '' && !/\s/.test(id));
    if (known.length > 0) {
      const anchors: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'Anchors',
        attributes: [{type: 'mdxJsxAttribute', name: 'ids', value: known.join(' ')}],
        children: [],
      };
      tree.children.push(anchors as unknown as Root['children'][number]);
    }
  };
}
