import path from 'node:path';

import type {Parent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {visit} from '../../esmPackages.cjs';
import {readResolvedDefaults, type ResolvedDefaults} from './run';
import {resolvedDefaultsTable} from './table';

export {readResolvedDefaults, type ResolvedDefaults} from './run';
export {resolvedDefaultsTable} from './table';

/** No option: what the configuration holds is part of the browser's bundle, and a path is nobody's business. */
const siteDir = path.resolve(__dirname, '../../../..');

/** The element that pages write. */
const elementName = 'ResolvedDefaults';

function labelOf({attributes}: MdxJsxFlowElement): string {
  const [label] = attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && attribute.name === 'label' ? [attribute.value] : [],
  );
  if (typeof label !== 'string') {
    throw new Error(`<${elementName}> needs label="…", the head of its first column`);
  }
  return label;
}

/**
 * Puts a table of the installed tool's defaults in the place of each `<ResolvedDefaults label="…" />`.
 *
 * @param tree changed in place
 * @param read called only where the element occurs, once
 */
export async function replaceResolvedDefaults(
  tree: Root,
  read: () => Promise<ResolvedDefaults>,
): Promise<void> {
  const places: [parent: Parent, element: MdxJsxFlowElement][] = [];
  visit(tree, 'mdxJsxFlowElement', (node, _index, parent) => {
    if (node.name === elementName && parent) {
      places.push([parent, node]);
    }
  });
  if (places.length === 0) {
    return;
  }
  const defaults = await read();
  for (const [parent, element] of places) {
    const table = resolvedDefaultsTable(defaults, labelOf(element));
    parent.children.splice(parent.children.indexOf(element), 1, table);
  }
}

/** The same as a transform of the pages' Markdown. */
export default function remarkResolvedDefaults() {
  return (tree: Root): Promise<void> =>
    replaceResolvedDefaults(tree, () => readResolvedDefaults(siteDir));
}
