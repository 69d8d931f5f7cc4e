/** What DocSearch says of its outermost element: a button that is a list. Our frame is the dialog. */
const misleading = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'];

/** Where more is put into the modal. */
export interface ModalParts {
  /** Above the list, and scrolled with it. */
  notice: Element;
  footer: Element;
}

/**
 * Corrects the modal once it is drawn, before it is painted. The attributes never change on
 * DocSearch's side, so React does not write them again.
 *
 * @param frame the element round DocSearch
 * @returns the modal's parts; null where DocSearch has drawn something else
 */
export function correctModal(frame: Element): ModalParts | null {
  const root = frame.querySelector('.DocSearch-Container');
  misleading.forEach((attribute) => root?.removeAttribute(attribute));
  const notice = document.createElement('div');
  // React appends what it draws there, so the first place stays ours.
  frame.querySelector('.DocSearch-Dropdown')?.prepend(notice);
  const footer = frame.querySelector('.DocSearch-Footer');
  // A header and a footer of the dialog are not the page's.
  frame.querySelector('.DocSearch-SearchBar')?.setAttribute('role', 'none');
  footer?.setAttribute('role', 'none');
  // DocSearch makes up for a scrollbar that goes; `scrollbar-gutter` keeps its place already.
  document.body.style.removeProperty('margin-right');
  return footer && {notice, footer};
}
