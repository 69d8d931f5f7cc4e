import type {ReactNode} from 'react';

/** What the page wrote between an island's tags: HTML of the server, which the browser leaves as it is. */
export function Slot({html}: {readonly html: string}): ReactNode {
  return <island-slot suppressHydrationWarning dangerouslySetInnerHTML={{__html: html}} />;
}
