import {useSyncExternalStore} from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, {passive: true});
  return () => window.removeEventListener('scroll', onChange);
}

/**
 * Whether the page is scrolled further than a distance. React renders again only when the answer changes.
 *
 * @param distance in CSS pixels
 * @returns false on the server
 */
export function useScrolledPast(distance: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > distance,
    () => false,
  );
}
