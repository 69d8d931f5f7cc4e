import {useEffect} from 'react';

/** Not in TypeScript's own declarations yet. Source: https://html.spec.whatwg.org/#close-watchers */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

/**
 * Closes on a phone's way back (gesture or button), where the browser tells of it; elsewhere that leaves
 * the page, as ever. Escape is a way back, too, and is taken by `useModalKeys` before it gets here.
 *
 * @param onClose to be stable: a watcher serves once
 */
export function useBackGesture(onClose: () => void): void {
  useEffect(() => {
    const Watcher = Reflect.get(window, 'CloseWatcher') as (new () => CloseWatcher) | undefined;
    if (!Watcher) {
      return undefined;
    }
    const watcher = new Watcher();
    watcher.addEventListener('close', onClose);
    return () => watcher.destroy();
  }, [onClose]);
}
