import type {ComponentProps, ReactNode} from 'react';
import type {StoredDocSearchHit} from '@docsearch/react';

interface HitProps {
  hit: StoredDocSearchHit;
  /** Icon and texts. */
  children: ReactNode;
  /** What makes an element the option of the list: id, role, state, handlers. Added by our loader. */
  option: ComponentProps<'a'>;
  /** Buttons at the end of the row. Added by our loader. */
  actions: ReactNode;
}

/**
 * A row of kept searches. A plain element and not Docusaurus' link, which needs its router: the client layer
 * or `useHitLinks` takes its clicks over. The link is the option; the buttons stand beside it, because
 * nothing within an option can be reached.
 */
export function Hit({hit, children, option, actions}: HitProps): ReactNode {
  return (
    <>
      {/* Readers at the keyboard reach options by arrows and not by Tab. */}
      <a {...option} href={hit.url} tabIndex={-1} data-search-hit="">
        {children}
      </a>
      <div className="SearchModal-Actions" role="group" aria-labelledby={option.id}>
        {actions}
      </div>
    </>
  );
}
