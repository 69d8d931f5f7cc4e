import type {ReactNode} from 'react';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {ColorModeProvider} from '@docusaurus/theme-common/internal';

/**
 * The contexts that an island can rely on, in the browser and when the build tries it on its own: the
 * site's (`useDocusaurusContext` has it by default), the reader's theme, and whether this is a browser.
 */
export function IslandProviders({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <BrowserContextProvider>
      <ColorModeProvider>{children}</ColorModeProvider>
    </BrowserContextProvider>
  );
}

/** What the page wrote between an island's tags: HTML of the server, which the browser leaves as it is. */
export function Slot({html}: {readonly html: string}): ReactNode {
  return (
    <island-slot
      translate="yes"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
