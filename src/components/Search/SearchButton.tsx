import {useSyncExternalStore, type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import styles from './styles.module.css';

type Props = Omit<ComponentProps<'button'>, 'children' | 'type' | 'className'>;

const subscribeToNothing = () => () => undefined;

/** Apple's keyboards have a Command key. Known after hydration only, so that server and client agree. */
function useIsApple(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => /Mac|iPhone|iPad|iPod/.test(navigator.platform),
    () => false,
  );
}

/** The button in the navigation bar. On narrow screens it shows its icon only. */
export function SearchButton(props: Props): ReactNode {
  const isApple = useIsApple();
  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The ARIA label and placeholder for search button',
  });
  return (
    <button
      {...props}
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
    >
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="11" cy="11" r="7" />
        <path d="m20 20-3.9-3.9" />
      </svg>
      <span className={styles.label}>{label}</span>
      <kbd className={styles.keys} aria-hidden="true">
        {isApple ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </button>
  );
}
