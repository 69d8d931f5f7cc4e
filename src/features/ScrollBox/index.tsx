import type {ReactNode} from 'react';

/**
 * A box in which a wide table scrolls, so that it stays a table to screen readers. It is a tab stop (WCAG 2.1.1) unless
 * `client.ts` finds that it does not scroll.
 */
export default function ScrollBox({children}: {readonly children: ReactNode}): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards only scroll the focused element
    <div className="tableScroll" tabIndex={0}>
      {children}
    </div>
  );
}
