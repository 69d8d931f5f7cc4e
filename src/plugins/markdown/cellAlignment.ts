import type {Root} from 'hast';

import {visit} from '../esmPackages.cjs';

/** Rehype plugin: moves the alignment of a cell from `style`, which the policy blocks, to an attribute. */
export default function rehypeCellAlignment() {
  return (tree: Root): void => {
    visit(tree, 'element', ({tagName, properties}) => {
      if ((tagName === 'td' || tagName === 'th') && properties.align) {
        properties.dataAlign = properties.align;
        delete properties.align;
      }
    });
  };
}
