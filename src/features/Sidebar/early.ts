import {foldsKey, sidebarScrollKey} from '../../config/storage';
import {readStored, writeStored} from '../../lib/storage';

/** What the reader has opened (true) or closed of the sidebar, by `data-fold`. A damaged store has nothing. */
function storedFolds(): Record<string, unknown> {
  try {
    return (JSON.parse(readStored(foldsKey) ?? '{}') as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}

/** Remembers each section that the reader opens or closes, also before the page's script is there. */
export function rememberFolds(): void {
  addEventListener('click', ({target}) => {
    const section = (target as Partial<Element>).closest?.('summary')?.parentElement;
    if (section instanceof HTMLDetailsElement && section.dataset.fold) {
      // The click comes before the change.
      const folds = {...storedFolds(), [section.dataset.fold]: !section.open};
      writeStored(foldsKey, JSON.stringify(folds));
    }
  });
}

/** Opens and closes the sections as the reader left them; the current page's section is open. */
export function restoreFolds(): void {
  const folds = storedFolds();
  document.querySelectorAll<HTMLDetailsElement>('details[data-fold]').forEach((section) => {
    const isOpen = folds[section.dataset.fold ?? ''];
    if (section.querySelector('[aria-current]')) {
      // While the page arrives, the section may have been folded before its link was there.
      section.open = true;
    } else if (typeof isOpen === 'boolean') {
      section.open = isOpen;
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
