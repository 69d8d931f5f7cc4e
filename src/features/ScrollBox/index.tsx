import type {ReactNode} from 'react';

/**
 * A box in which a wide table scrolls, so that the table stays a table to screen readers. Keyboards reach every box
 * until `client.ts` knows which ones scroll (WCAG 2.1.1).
 */
export default function ScrollBox({children}: {readonly children: ReactNode}): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only what has the focus scrolls by keyboard
    <div className="tableScroll" tabIndex={0}>
      {children}
    </div>
  );
}
