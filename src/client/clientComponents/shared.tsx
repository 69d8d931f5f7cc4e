import type {ReactNode} from 'react';

/** The children that the page passed: HTML of the server, which React leaves as it is. */
export function ServerChildren({html}: {readonly html: string}): ReactNode {
  return (
    <server-children
      translate="yes"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
