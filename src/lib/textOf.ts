import {Children, isValidElement, type ReactNode} from 'react';

/** @returns the text that a node shows, without its elements; components count as what they enclose */
export function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{children?: ReactNode}>(child)
        ? textOf(child.props.children)
        : // After `toArray` only text and numbers are left.
          String(child as string | number),
    )
    .join('');
}
