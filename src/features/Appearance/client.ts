import {storageNamespace} from '../../config/storage';
import {marker} from '../../lib/marker';
import {prefersReducedMotion} from '../../lib/prefersReducedMotion';
import {writeStored} from '../../lib/storage';
import {closest, inBrowser} from '../../client/clientModule';

type Theme = 'light' | 'dark';

/** The button; its value `animated` turns the animation on. */
export const toggle = marker('data-appearance-toggle');

/** Its label for a choice: `system`, `light` or `dark`. */
export const labelOf = (choice: string) => marker(`data-label-${choice}`);

/** Docusaurus' own key, so that its pre-paint script reads what is written here. */
const storageKey = `theme-${storageNamespace}`;

const darkQuery = '(prefers-color-scheme: dark)';

/** Sets the theme of the root element. A choice that is neither light nor dark follows the system. */
function apply(choice: string | null): void {
  const isChosen = choice === 'light' || choice === 'dark';
  const system: Theme = window.matchMedia(darkQuery).matches ? 'dark' : 'light';
  const theme = isChosen ? choice : system;
  const {classList, dataset} = document.documentElement;
  dataset.theme = theme;
  dataset.themeChoice = isChosen ? choice : 'system';
  classList.toggle('dark', theme === 'dark');
  label();
}

function label(): void {
  const {themeChoice = 'system'} = document.documentElement.dataset;
  for (const button of document.querySelectorAll(toggle.selector)) {
    // A stored choice may be any text.
    button.ariaLabel = labelOf(themeChoice).of(button) ?? labelOf('system').of(button);
  }
}

/** Animates the change as a circle that grows from the button; see `reveal` in the stylesheet. */
function reveal(button: HTMLElement, change: () => void): void {
  const isAnimated = toggle.of(button) === 'animated' && !prefersReducedMotion();
  if (!isAnimated || !('startViewTransition' in document)) {
    change();
    return;
  }
  const {x, y, width, height} = button.getBoundingClientRect();
  const center = `${x + width / 2}px ${y + height / 2}px`;
  document.documentElement.style.setProperty('--reveal-center', center);
  // Rejected when a second press skips the transition.
  document.startViewTransition(change).ready.catch(() => undefined);
}

/** Updates Docusaurus' color mode, which `npm start` keeps in React's state and takes from other tabs. */
function tellReact(newValue: Theme): void {
  try {
    const {localStorage: storageArea} = window;
    window.dispatchEvent(new StorageEvent('storage', {key: storageKey, newValue, storageArea}));
  } catch {
    // Storage is denied.
  }
}

inBrowser(() => {
  document.addEventListener('click', (event) => {
    const button = closest(event, toggle.selector);
    if (button) {
      const next: Theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
      writeStored(storageKey, next);
      reveal(button, () => apply(next));
      tellReact(next);
    }
  });
  window.addEventListener('storage', ({key, newValue, isTrusted}) => {
    // The event of `tellReact` is not trusted.
    if (isTrusted && key === storageKey) {
      apply(newValue);
    }
  });
  window.matchMedia(darkQuery).addEventListener('change', () => {
    if (document.documentElement.dataset.themeChoice === 'system') {
      apply(null);
    }
  });
});

export const onRouteDidUpdate = label;
