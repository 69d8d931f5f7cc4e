import {closest, inBrowser, onHint, onNextPage} from '../../client/clientModule';
import {
  closeSearch,
  findButton,
  isSearchOpen,
  openSearch,
  searchButton,
  warmSearch,
} from './session';
import {readSearchShortcut} from './shortcut';

const isOnButton = (event: Event): boolean => closest(event, searchButton) !== null;

/** Lets CSS show the key hint of Apple's keyboards. */
function markPlatform(): void {
  if (/Mac|iPhone|iPad|iPod/.test(navigator.platform)) {
    document.documentElement.dataset.platform = 'apple';
  }
}

/** Opens the dialog by the button and the keys, and loads it on first use. */
inBrowser(() => {
  document.addEventListener('click', (event) => {
    if (isOnButton(event)) {
      void openSearch();
    }
  });
  onHint((event) => {
    if (isOnButton(event)) {
      warmSearch();
    }
  });
  window.addEventListener('keydown', (event) => {
    const shortcut = readSearchShortcut(event);
    // Pages without the button have search turned off.
    if (shortcut && findButton()) {
      event.preventDefault();
      if (shortcut === 'toggle' && isSearchOpen()) {
        closeSearch();
      } else {
        void openSearch();
      }
    }
  });
});

/** Going to another page closes the search, or cancels it while it is still loading. */
export const onRouteUpdate = onNextPage(closeSearch);

export const onRouteDidUpdate = markPlatform;
