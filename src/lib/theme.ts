import {storageNamespace} from '../config/storage';

export type Theme = 'light' | 'dark';

/** Docusaurus' own key, so that its pre-paint script reads what is written here. */
export const themeKey = `theme-${storageNamespace}`;

export const darkQuery = '(prefers-color-scheme: dark)';

/** A reader's choice, as it was kept; null where there is none, or it is no theme. */
export const choiceOf = (text: string | null | undefined): Theme | null =>
  text === 'light' || text === 'dark' ? text : null;

/** Puts a theme on the root element; a null choice follows the system. */
export function applyTheme(choice: Theme | null): void {
  const theme = choice ?? (window.matchMedia(darkQuery).matches ? 'dark' : 'light');
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.dataset.themeChoice = choice ?? 'system';
  root.classList.toggle('dark', theme === 'dark');
}
