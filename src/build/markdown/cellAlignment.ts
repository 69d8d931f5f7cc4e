import type {Root} from 'hast';

import {visit} from '../esmPackages.cjs';

/**
 * Rehype plugin: names the alignment of a table's cell in an attribute that the stylesheet follows. MDX would make a
 * `style` of it, which the content security policy refuses.
 */
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
