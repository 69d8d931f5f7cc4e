/*
 * `useColorMode` of `@docusaurus/theme-common` for client components: the same values, from the root element, where the
 * switch in the bar and the script before the first paint put them.
 */
import {useCallback, useSyncExternalStore, type ReactNode} from 'react';

import {writeStored} from '../../lib/storage';
import {applyTheme, themeKey, type Theme} from '../../lib/theme';

const root = document.documentElement;

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(root, {attributeFilter: ['data-theme', 'data-theme-choice']});
  return () => observer.disconnect();
}

const readTheme = (): Theme => (root.dataset.theme === 'dark' ? 'dark' : 'light');

function readChoice(): Theme | null {
  const {themeChoice} = root.dataset;
  return themeChoice === 'light' || themeChoice === 'dark' ? themeChoice : null;
}

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
  return {colorMode, colorModeChoice, setColorMode};
}

/** Provides nothing: the value is the page's. */
export function ColorModeProvider({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}
