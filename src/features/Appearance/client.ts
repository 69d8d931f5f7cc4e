import {marker} from '../../lib/marker';
import {prefersReducedMotion} from '../../lib/prefersReducedMotion';
import {writeStored} from '../../lib/storage';
import {applyTheme, darkQuery, themeKey, type Theme} from '../../lib/theme';
import {closest, inBrowser} from '../../client/clientModule';

/** The button; its value `animated` turns the animation on. */
export const toggle = marker('data-appearance-toggle');

/** Its label for a choice: `system`, `light` or `dark`. */
export const labelOf = (choice: string) => marker(`data-label-${choice}`);

function label(): void {
  const {themeChoice = 'system'} = document.documentElement.dataset;
  for (const button of document.querySelectorAll(toggle.selector)) {
    // A stored choice may be any text.
    button.ariaLabel = labelOf(themeChoice).read(button) ?? labelOf('system').read(button);
  }
}

/** Animates the change as a circle that grows from the button; see `reveal` in the stylesheet. */
function reveal(button: HTMLElement, change: () => void): void {
  const isAnimated = toggle.read(button) === 'animated' && !prefersReducedMotion();
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
    window.dispatchEvent(new StorageEvent('storage', {key: themeKey, newValue, storageArea}));
  } catch {
    // Storage is denied.
  }
}

inBrowser(() => {
  // Client components choose a theme, too.
  const choice = {attributeFilter: ['data-theme-choice']};
  new MutationObserver(label).observe(document.documentElement, choice);
  document.addEventListener('click', (event) => {
    const button = closest(event, toggle.selector);
    if (button) {
      const next: Theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
      writeStored(themeKey, next);
      reveal(button, () => applyTheme(next));
      tellReact(next);
    }
  });
  window.addEventListener('storage', ({key, newValue, isTrusted}) => {
    // The event of `tellReact` is not trusted.
    if (isTrusted && key === themeKey) {
      applyTheme(newValue);
    }
  });
  window.matchMedia(darkQuery).addEventListener('change', () => {
    if (document.documentElement.dataset.themeChoice === 'system') {
      applyTheme(null);
    }
  });
});

export const onRouteDidUpdate = label;
