import {onEachPage} from '../clientModule';

/** Does again what the reader did before the page was alive, in order. Listed last: all others listen by now. */
export const onRouteDidUpdate = onEachPage(() => {
  const early = window.__early ?? [];
  window.__early = undefined;
  for (const each of early) {
    if (each instanceof Event) {
      each.target?.dispatchEvent(new KeyboardEvent(each.type, each));
    } else if (each instanceof HTMLElement && each.isConnected) {
      each.click();
    }
  }
});
