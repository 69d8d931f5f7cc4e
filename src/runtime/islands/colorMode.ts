/*
 * What `useColorMode` of `@docusaurus/theme-common` is for islands where nothing hydrates the page: the same
 * values, read from the root element, where the switch in the bar and the script before the first paint put them.
 */
import {useCallback, useSyncExternalStore} from 'react';

import {writeStored} from '../../lib/storage';
import {applyTheme, choiceOf, themeKey, type Theme} from '../../lib/theme';

const root = document.documentElement;

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(root, {attributeFilter: ['data-theme', 'data-theme-choice']});
  return () => observer.disconnect();
}

const readTheme = (): Theme => (root.dataset.theme === 'dark' ? 'dark' : 'light');

const readChoice = (): Theme | null => choiceOf(root.dataset.themeChoice);

/** @returns the theme that is shown, the reader's choice (null: the system's), and a way to choose */
export function useColorMode() {
  // The server renders light, and the first render here has to match it.
  const colorMode = useSyncExternalStore<Theme>(subscribe, readTheme, () => 'light');
  const colorModeChoice = useSyncExternalStore<Theme | null>(subscribe, readChoice, () => null);
  const setColorMode = useCallback((choice: Theme | null, {persist = true} = {}) => {
    applyTheme(choice);
    if (persist) {
      writeStored(themeKey, choice);
    }
  }, []);
  return {
    colorMode,
    colorModeChoice,
    setColorMode,
    isDarkTheme: colorMode === 'dark',
    setLightTheme: () => setColorMode('light'),
    setDarkTheme: () => setColorMode('dark'),
  };
}

/** For code that renders it: nothing is provided, since the value is the page's. */
export function ColorModeProvider({
  children,
}: {
  readonly children: React.ReactNode;
}): React.ReactNode {
  return children;
}
