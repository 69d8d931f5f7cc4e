import {foldsKey, sidebarScrollKey} from '../../config/storage';
import {readStored} from '../../lib/storage';

/** The sections that the reader has closed, by their `data-fold`. */
export function closedSections(): string[] {
  try {
    const list: unknown = JSON.parse(readStored(foldsKey) ?? '[]');
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** Folds what the reader has folded; the current page's section is open. */
export function restoreFolds(): void {
  const closed = closedSections();
  document.querySelectorAll<HTMLDetailsElement>('details[data-fold]').forEach((section) => {
    if (section.querySelector('[aria-current]')) {
      // While the page arrives, the section may have been folded before its link was there.
      section.open = true;
    } else if (closed.includes(section.dataset.fold ?? '')) {
      section.open = false;
    }
  });
}

/** Scrolls the sidebar to where it was when the page before was left. */
export function restoreSidebarScroll(): void {
  try {
    const [name, top] = (sessionStorage.getItem(sidebarScrollKey) ?? '').split(' ');
    const bar = document.querySelector<HTMLElement>('[data-sidebar-name]');
    if (bar && bar.dataset.sidebarName === name) {
      bar.scrollTop = Number(top);
    }
  } catch {
    // Storage is denied: the sidebar begins at its top.
  }
}
