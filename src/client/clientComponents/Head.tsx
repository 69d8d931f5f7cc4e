import {useLayoutEffect, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Removes the tags that the server wrote for a component and that React has added by now. */
function removeServerCopies(): void {
  const added = [...document.head.querySelectorAll(':not([data-rh])')];
  for (const tag of document.head.querySelectorAll('[data-rh]:not(title)')) {
    const copy = tag.cloneNode() as Element;
    copy.removeAttribute('data-rh');
    copy.innerHTML = tag.innerHTML;
    if (added.some((each) => each.isEqualNode(copy))) {
      tag.remove();
    }
  }
}

/** `@docusaurus/Head` for client components: the tags are in the head of the page while it is rendered. */
export default function Head({children}: {readonly children?: ReactNode}): ReactNode {
  const isBrowser = useIsBrowser();
  useLayoutEffect(() => {
    if (isBrowser) {
      removeServerCopies();
    }
  }, [isBrowser]);
  return isBrowser ? createPortal(children, document.head) : null;
}
