import {storageNamespace} from '../../config/storage';
import {afterPaint} from '../../lib/afterPaint';
import {readStored, writeStored} from '../../lib/storage';
import {closest, inBrowser} from '../../client/clientModule';

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

/** Sets the theme of the root element; null follows the system. */
function apply(choice: Theme | null): void {
  const theme = choice ?? systemTheme();
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.dataset.themeChoice = choice ?? 'system';
  root.classList.toggle('dark', theme === 'dark');
  label();
}

/** Applies a choice that was made in another tab, if the theme can be chosen here. */
function applyFromElsewhere(choice: Theme | null): void {
  if (document.querySelector('[data-appearance-toggle]')) {
    apply(choice);
  }
}

function label(): void {
  const {themeChoice = 'system'} = document.documentElement.dataset;
  for (const button of document.querySelectorAll<HTMLElement>('[data-appearance-toggle]')) {
    // The storage may hold anything.
    button.ariaLabel = button.getAttribute(`data-label-${themeChoice}`) ?? button.ariaLabel;
  }
}

/** Animates the change as a circle that grows from the button; see `reveal` in the stylesheet. */
function reveal(button: HTMLElement, change: () => void): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || button.dataset.reveal === undefined || !('startViewTransition' in document)) {
    change();
    return;
  }
  const {x, y, width, height} = button.getBoundingClientRect();
  const centre = `${x + width / 2}px ${y + height / 2}px`;
  document.documentElement.style.setProperty('--reveal-centre', centre);
  // Rejected when a second press skips the transition.
  document.startViewTransition(change).ready.catch(() => undefined);
}

/** The theme that was chosen and is not painted yet. */
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

inBrowser(() => {
  document.addEventListener('click', handleClick);
  window.addEventListener('storage', ({key, isTrusted}) => {
    // The key is null when the storage is cleared. The event of `tellReact.ts` is not trusted.
    if (isTrusted && (key === storageKey || key === null)) {
      applyFromElsewhere(storedChoice());
    }
  });
  // A page in the back/forward cache gets no storage events.
  window.addEventListener('pageshow', ({persisted}) => {
    const choice = storedChoice();
    if (persisted && choice) {
      applyFromElsewhere(choice);
    }
  });
  window.matchMedia(darkQuery).addEventListener('change', () => {
    if (document.documentElement.dataset.themeChoice === 'system') {
      apply(null);
    }
  });
});

export const onRouteDidUpdate = label;
