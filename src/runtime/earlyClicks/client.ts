import {onEachPage} from '../clientModule';
import {isText} from './early';

/** Does again what the reader did before the page was alive, in order. Listed last: all others listen by now. */
export const onRouteDidUpdate = onEachPage(() => {
  const early = window.__early ?? [];
  window.__early = undefined;
  for (const each of early) {
    const field = document.activeElement;
    if (each instanceof Event && field instanceof HTMLTextAreaElement && isText(each)) {
      // The search has been opened, and its field takes what was typed after that.
      field.setRangeText(each.key, field.selectionStart, field.selectionEnd, 'end');
    } else if (each instanceof Event) {
      each.target?.dispatchEvent(new KeyboardEvent(each.type, each));
    } else if (each instanceof HTMLElement && each.isConnected) {
      each.click();
    }
  }
});
