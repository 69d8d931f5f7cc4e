import {storageNamespace} from '../config/storage';

export type Theme = 'light' | 'dark';

/** Docusaurus' own key, so that its script before the first paint reads what is written here. */
export const themeKey = `theme-${storageNamespace}`;

export const darkQuery = '(prefers-color-scheme: dark)';

/** Sets the theme of the root element. A choice that is neither light nor dark follows the system. */
export function applyTheme(choice: string | null): void {
  const isChosen = choice === 'light' || choice === 'dark';
  const system: Theme = window.matchMedia(darkQuery).matches ? 'dark' : 'light';
  const theme = isChosen ? choice : system;
  const {classList, dataset} = document.documentElement;
  dataset.theme = theme;
  dataset.themeChoice = isChosen ? choice : 'system';
  classList.toggle('dark', theme === 'dark');
}
