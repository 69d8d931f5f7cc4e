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

/* Only hydrated pages load this module: elsewhere the choice on the root element, which the switch writes, is all. */
if (typeof document !== 'undefined') {
  new MutationObserver(tellReact).observe(document.documentElement, {
    attributeFilter: ['data-theme-choice'],
  });
}
