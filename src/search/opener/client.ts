import {closest, inBrowser, onEachPage, onHint, onNextPage} from '../../runtime/clientModule';
import {loadModal} from './loadModal';
import {createSearchSession, type LoadState} from './session';
import {readSearchShortcut} from './shortcut';

const buttonSelector = '[data-search-button]';

const findButton = (): HTMLElement | null => document.querySelector<HTMLElement>(buttonSelector);

const isOnButton = (event: Event): boolean => closest(event, buttonSelector) !== null;

function showLoadState(state: LoadState): void {
  findButton()?.toggleAttribute('data-loading', state === 'loading');
  const failure = document.querySelector<HTMLElement>('[data-search-failure]');
  if (failure) {
    failure.hidden = state !== 'failed';
  }
}

/** Apple's keyboards have a Command key; the hint beside the button says so (CSS). */
function markPlatform(): void {
  if (/Mac|iPhone|iPad|iPod/.test(navigator.platform)) {
    document.documentElement.dataset.platform = 'apple';
  }
}

const session = createSearchSession(loadModal, showLoadState, findButton);

/** The button, the keys, and what is said when search cannot be loaded. The modal is fetched on first use. */
inBrowser(() => {
  document.addEventListener('click', (event) => {
    if (isOnButton(event)) {
      session.open();
    } else if (closest(event, '[data-search-reload]')) {
      location.reload();
    }
  });
  onHint((event) => {
    if (isOnButton(event)) {
      session.warm();
    }
  });
  window.addEventListener('keydown', (event) => {
    const shortcut = readSearchShortcut(event);
    // A page without the button has search turned off.
    if (shortcut && findButton()) {
      event.preventDefault();
      if (shortcut === 'toggle' && session.isOpen()) {
        session.close();
      } else {
        session.open();
      }
    }
  });
});

/** Going to another page closes the search, or cancels it while it is still loading. */
export const onRouteUpdate = onNextPage(session.close);

export const onRouteDidUpdate = onEachPage(markPlatform);
