import {closest, inBrowser, onHint, onNextPage} from '../../runtime/clientModule';
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

/** Apple's keyboards have a Command key; the hint beside the button says so (CSS). */
function markPlatform(): void {
  if (/Mac|iPhone|iPad|iPod/.test(navigator.platform)) {
    document.documentElement.dataset.platform = 'apple';
  }
}

/** The button, the keys, and what is said when search cannot be loaded. The modal is fetched on first use. */
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
    // A page without the button has search turned off.
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
