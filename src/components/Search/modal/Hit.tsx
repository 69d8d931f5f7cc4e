import type {ComponentProps, ReactNode} from 'react';
import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';

interface HitProps {
  hit: InternalDocSearchHit | StoredDocSearchHit;
  /** Icon and texts. */
  children: ReactNode;
  /** What makes an element the option of the list: id, role, state, handlers. Added by our loader. */
  option: ComponentProps<'a'>;
  /** What stands at the end of the row: a sign, or buttons of a kept search. Added by our loader. */
  actions: ReactNode;
}

/**
 * A row of the list. A plain element and not Docusaurus' link, which needs its router: the client layer
 * or `useHitLinks` takes its clicks over. The link is the option; the buttons stand beside it, because
 * nothing within an option can be reached.
 */
export function Hit({hit, children, option, actions}: HitProps): ReactNode {
  const isKept = !('_snippetResult' in hit);
  const group = isKept ? ({role: 'group', 'aria-labelledby': option.id} as const) : null;
  return (
    <>
      {/* Readers at the keyboard reach options by arrows and not by Tab. */}
      <a {...option} href={hit.url} tabIndex={-1} data-search-hit="">
        {children}
      </a>
      <div className="SearchModal-Actions" {...group}>
        {actions}
      </div>
    </>
  );
}
