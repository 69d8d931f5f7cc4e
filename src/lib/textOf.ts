import {Children, isValidElement, type ReactNode} from 'react';

/** The text that a node shows, without its elements; components count as what they enclose. */
export function textOf(node: ReactNode): string {
  const texts = Children.toArray(node).map((child) =>
    isValidElement<{children?: ReactNode}>(child)
      ? textOf(child.props.children)
      : String(child as string | number),
  );
  return texts.join('');
}
