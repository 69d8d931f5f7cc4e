import {Children, isValidElement, type ReactNode} from 'react';

/** @returns the text of a node without its elements; of a component, the text of its children */
export function textOf(node: ReactNode): string {
  const texts = Children.toArray(node).map((child) =>
    isValidElement<{children?: ReactNode}>(child)
      ? textOf(child.props.children)
      : String(child as string | number),
  );
  return texts.join('');
}
