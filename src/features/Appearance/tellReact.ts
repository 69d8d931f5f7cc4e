import {storageNamespace} from '../../config/storage';

function safeStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

let told: string | undefined;

/** Docusaurus' colour mode lives in React's state, and listens to what other tabs write into the storage. */
function tellReact(): void {
  const {themeChoice} = document.documentElement.dataset;
  if ((themeChoice === 'light' || themeChoice === 'dark') && themeChoice !== told) {
    told = themeChoice;
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: `theme-${storageNamespace}`,
        newValue: themeChoice,
        storageArea: safeStorage(),
      }),
    );
  }
}

/*
 * The switch of `src/features/Appearance/client` writes the choice on the root element. Where React hydrates
 * the page, it is told; otherwise this module is never loaded.
 */
if (typeof document !== 'undefined') {
  new MutationObserver(tellReact).observe(document.documentElement, {
    attributeFilter: ['data-theme-choice'],
  });
}
