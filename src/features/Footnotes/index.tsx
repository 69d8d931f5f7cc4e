import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import {textOf} from '../../lib/textOf';

/** Heading of the footnotes of one file. A page and each of its partials have their own, so it has no id. */
export function FootnotesTitle(): ReactNode {
  return (
    <h2>
      {translate({
        id: 'site.footnotes.title',
        message: 'Footnotes',
        description: 'Heading of the notes below a page',
      })}
    </h2>
  );
}

/** Names for the links from and to a footnote, which remark-rehype has in English only. Nothing for other links. */
export function footnoteLinkProps(props: ComponentProps<'a'>): ComponentProps<'a'> {
  if ('data-footnote-ref' in props) {
    const label = translate(
      {
        id: 'site.footnotes.note',
        message: 'Footnote {number}',
        description: 'Spoken name of a link from the text to a footnote',
      },
      {number: textOf(props.children)},
    );
    return {'aria-label': label, 'aria-describedby': undefined};
  }
  if ('data-footnote-backref' in props) {
    const label = translate(
      {
        id: 'site.footnotes.back',
        message: 'Back to reference {number}',
        description:
          'Spoken name of the link from a footnote back to the text; {number} may be 1-2',
      },
      // "Back to reference 1-2": the second reference to the first note.
      {number: props['aria-label']?.split(' ').at(-1) ?? ''},
    );
    return {'aria-label': label};
  }
  return {};
}
