import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

/** The mark at the end of every page's footer. */
export const footerEnd = 'footer-end';

/**
 * Has the browser paint nothing until the document has come as far as the mark of the same id, which no heading has.
 * Without it a document that is read in pieces may be painted in the middle of a row, or above the footer, and what is
 * there moves with the next piece. A browser that does not know the link paints as before:
 * https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
export function PaintFrom({id}: {readonly id: string}): ReactNode {
  return (
    <Head>
      <link rel="expect" href={`#${id}`} blocking="render" />
    </Head>
  );
}

/** A place in the page. Empty: browsers take an element for read when its start tag is. */
export function PaintMark({id}: {readonly id: string}): ReactNode {
  return <span id={id} hidden />;
}

/** Put after what must not be painted in part. */
export default function PaintPoint({id}: {readonly id: string}): ReactNode {
  return (
    <>
      <PaintFrom id={id} />
      <PaintMark id={id} />
    </>
  );
}
