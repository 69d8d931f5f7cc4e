import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';

/**
 * Follows hits by the router, where React hydrates the page. Hits are plain links, because the modal is
 * a React root of its own; the client layer takes plain links over by itself and never runs this.
 */
export function useHitLinks(): void {
  const history = useHistory();
  // eslint-disable-next-line site/no-browser-react -- only hydrated pages have a router
  useEffect(() => {
    const handleClick = (event: MouseEvent): void => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('a[data-search-hit]')
          : null;
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (link && isPlain && !event.defaultPrevented && link.origin === window.location.origin) {
        event.preventDefault();
        history.push(link.pathname + link.search + link.hash);
      }
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, [history]);
}
