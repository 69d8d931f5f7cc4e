import type {Root} from 'hast';

import {visit} from '../esmPackages.cjs';

/** Names the alignment of a cell in an attribute for the stylesheet: the policy would refuse the `style` of MDX. */
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
