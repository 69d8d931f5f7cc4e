import {choiceOf, themeKey} from '../../lib/theme';

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
  const choice = choiceOf(document.documentElement.dataset.themeChoice);
  if (choice && choice !== told) {
    told = choice;
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: themeKey,
        newValue: choice,
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
