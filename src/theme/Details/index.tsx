import {isValidElement, type ReactNode} from 'react';
import type {Props} from '@theme/Details';

/** Ejected: the browser's own element. The stock one opens by React's state. */
export default function Details({summary, children, ...props}: Props): ReactNode {
  return (
    <details {...props}>
      {summary === undefined || isValidElement(summary) ? summary : <summary>{summary}</summary>}
      {children}
    </details>
  );
}
