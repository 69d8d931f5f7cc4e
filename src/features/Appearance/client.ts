import {storageNamespace} from '../../config/storage';
import {afterPaint} from '../../lib/afterPaint';
import {readStored, writeStored} from '../../lib/storage';
import {closest, inBrowser} from '../../runtime/clientModule';

type Theme = 'light' | 'dark';

/** Docusaurus' own key, so that its pre-paint script reads what is written here. */
const storageKey = `theme-${storageNamespace}`;

const darkQuery = '(prefers-color-scheme: dark)';

function storedChoice(): Theme | null {
  const stored = readStored(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : null;
}

function systemTheme(): Theme {
  return window.matchMedia(darkQuery).matches ? 'dark' : 'light';
}

/** Puts a theme on the root element; a null choice follows the system. */
function apply(choice: Theme | null): void {
  const theme = choice ?? systemTheme();
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.dataset.themeChoice = choice ?? 'system';
  root.classList.toggle('dark', theme === 'dark');
  label();
}

/** Takes over what was chosen on another page, where there is a button to choose with. */
function follow(choice: Theme | null): void {
  if (document.querySelector('[data-appearance-toggle]')) {
    apply(choice);
  }
}

function label(): void {
  const {themeChoice = 'system'} = document.documentElement.dataset;
  for (const button of document.querySelectorAll<HTMLElement>('[data-appearance-toggle]')) {
    // A damaged store may hold a choice that nobody has.
    button.ariaLabel = button.getAttribute(`data-label-${themeChoice}`) ?? button.ariaLabel;
  }
}

/** Shows the change as a circle that grows from the button; the style sheet draws it. */
function reveal(button: HTMLElement, change: () => void): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || button.dataset.reveal === undefined || !('startViewTransition' in document)) {
    change();
    return;
  }
  const {x, y, width, height} = button.getBoundingClientRect();
  const centre = `${x + width / 2}px ${y + height / 2}px`;
  document.documentElement.style.setProperty('--reveal-centre', centre);
  // A transition that a second press skips has nothing left to show.
  document.startViewTransition(change).ready.catch(() => undefined);
}

/** Chosen, and not yet on screen: a second press comes back from it. */
let wanted: Theme | null = null;

function handleClick(event: MouseEvent): void {
  const button = closest(event, '[data-appearance-toggle]');
  if (!button) {
    return;
  }
  const current = wanted ?? document.documentElement.dataset.theme;
  const next: Theme = current === 'dark' ? 'light' : 'dark';
  wanted = next;
  writeStored(storageKey, next);
  afterPaint(() =>
    reveal(button, () => {
      wanted = null;
      apply(next);
    }),
  );
}

/** The light/dark switch: flips, persists, follows the system and other tabs. */
inBrowser(() => {
  document.addEventListener('click', handleClick);
  window.addEventListener('storage', ({key, isTrusted}) => {
    // Clearing the whole store comes with a null key. The event for React (`tellReact.ts`) is not trusted.
    if (isTrusted && (key === storageKey || key === null)) {
      follow(storedChoice());
    }
  });
  // A page in the back/forward cache gets no storage events.
  window.addEventListener('pageshow', ({persisted}) => {
    const choice = storedChoice();
    if (persisted && choice) {
      follow(choice);
    }
  });
  window.matchMedia(darkQuery).addEventListener('change', () => {
    if (document.documentElement.dataset.themeChoice === 'system') {
      apply(null);
    }
  });
});

export const onRouteDidUpdate = label;
