import {inBrowser, onEachPage} from '../../runtime/clientModule';
import {loadModal} from './loadModal';
import {answerSearchRequests} from './openSearch';
import {createSearchSession, type LoadState} from './session';
import {readSearchShortcut} from './shortcut';

const buttonSelector = '[data-search-button]';

const findButton = (): HTMLElement | null => document.querySelector<HTMLElement>(buttonSelector);

const isOnButton = ({target}: Event): boolean =>
  target instanceof Element && target.closest(buttonSelector) !== null;

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

/**
 * Search (row SR-1): the button, the keys, and `openSearch()`.
 * It listens on the document, so it needs no React, and it fetches the modal on first use.
 */
inBrowser(() => {
  const session = createSearchSession(loadModal, showLoadState, findButton);
  const toggle = (): void => (session.isOpen() ? session.close() : session.open());

  document.addEventListener('click', (event) => isOnButton(event) && session.open());
  for (const hint of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(hint, (event) => isOnButton(event) && session.warm(), {
      passive: true,
    });
  }
  window.addEventListener('keydown', (event) => {
    const shortcut = readSearchShortcut(event);
    // A page without the button has search turned off.
    if (shortcut && findButton()) {
      event.preventDefault();
      if (shortcut === 'toggle') {
        toggle();
      } else {
        session.open();
      }
    }
  });
  answerSearchRequests((query) => session.open(query));
});

export const onRouteDidUpdate = onEachPage(markPlatform);
