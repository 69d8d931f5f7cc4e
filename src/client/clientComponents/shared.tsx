import type {ReactNode} from 'react';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {ColorModeProvider} from '@docusaurus/theme-common/internal';

/** When to hydrate: near the viewport, when the browser is idle, or when the reader points at, touches or focuses it. */
export const moments = ['visible', 'idle', 'interaction'] as const;

export type Hydrate = (typeof moments)[number];

/** The contexts that a client component can rely on, in the browser and when the build renders it on its own. */
export function Providers({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <BrowserContextProvider>
      <ColorModeProvider>{children}</ColorModeProvider>
    </BrowserContextProvider>
  );
}

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
