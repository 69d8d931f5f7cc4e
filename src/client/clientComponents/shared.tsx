import type {ReactNode} from 'react';

/** When to hydrate: near the viewport, or when the reader points at, touches or focuses it. */
export const moments = ['visible', 'interaction'] as const;

export type Hydrate = (typeof moments)[number];

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
