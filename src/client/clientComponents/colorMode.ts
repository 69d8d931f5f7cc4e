/*
 * `useColorMode` of `@docusaurus/theme-common` for client components: the same values, from the root element, where the
 * switch in the bar and the script before the first paint put them.
 */
import {useCallback, useSyncExternalStore, type ReactNode} from 'react';

import {storageNamespace} from '../../config/storage';
import {writeStored} from '../../lib/storage';

type ColorMode = 'light' | 'dark';

const root = document.documentElement;

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(root, {attributeFilter: ['data-theme', 'data-theme-choice']});
  return () => observer.disconnect();
}

const readTheme = (): ColorMode => (root.dataset.theme === 'dark' ? 'dark' : 'light');

function readChoice(): ColorMode | null {
  const {themeChoice} = root.dataset;
  return themeChoice === 'light' || themeChoice === 'dark' ? themeChoice : null;
}

/** @returns the theme that is shown, the reader's choice (null: the system's), and a way to choose */
export function useColorMode() {
  // The server renders light, and the first render here has to match it.
  const colorMode = useSyncExternalStore<ColorMode>(subscribe, readTheme, () => 'light');
  const colorModeChoice = useSyncExternalStore<ColorMode | null>(subscribe, readChoice, () => null);
  const setColorMode = useCallback((choice: ColorMode | null, {persist = true} = {}) => {
    const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const theme = choice ?? system;
    root.dataset.theme = theme;
    root.dataset.themeChoice = choice ?? 'system';
    root.classList.toggle('dark', theme === 'dark');
    if (persist) {
      writeStored(`theme-${storageNamespace}`, choice);
    }
  }, []);
  return {colorMode, colorModeChoice, setColorMode};
}

/** Provides nothing: the value is the page's. */
export function ColorModeProvider({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}
