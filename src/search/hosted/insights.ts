import type {InsightsClient} from 'search-insights';

import type {Hit} from '../hit';

/** How long a list has to stand, in ms, before it counts as seen. */
const viewDelay = 400;
/** Most that the provider takes in one event. */
const batchSize = 20;

/** What copies text besides the browser itself. */
const copyButtons = '[data-code-action="copy"], [data-copy-page]';

/** Events: what was seen, chosen, and, once, copied from the chosen page. The client is fetched with the first. */
export function createInsights(
  appId: string,
  apiKey: string,
  index: string,
  load: () => Promise<{default: InsightsClient}> = () => import('search-insights'),
) {
  let loading: Promise<InsightsClient> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen = '';
  let chosen: {path: string; event: object} | null = null;

  const send = (method: string, event: object): void => {
    // No cookie is set: a reader is a number.
    loading ??= load().then(({default: insights}) => {
      insights('init', {appId, apiKey, useCookie: false, anonymousUserToken: true});
      return insights;
    });
    loading.then(
      (insights) => (insights as (...all: unknown[]) => unknown)(method, event),
      // Events are for statistics; readers need not hear of one that is lost.
      () => undefined,
    );
  };
  const convert = (): void => {
    if (chosen?.path === window.location.pathname) {
      send('convertedObjectIDsAfterSearch', {eventName: 'Text Copied', ...chosen.event});
      chosen = null;
    }
  };
  document.addEventListener('copy', convert);
  document.addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest(copyButtons)) {
      convert();
    }
  });

  return {
    view: (hits: readonly Hit[]): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const ids = hits.map(({id}) => id);
        if (seen === ids.join('\n')) {
          return;
        }
        seen = ids.join('\n');
        for (let start = 0; start < ids.length; start += batchSize) {
          const objectIDs = ids.slice(start, start + batchSize);
          send('viewedObjectIDs', {eventName: 'Items Viewed', index, objectIDs});
        }
      }, viewDelay);
    },
    /** A row was chosen. @param position of the row, from 0 */
    choose: ({id, url}: Hit, queryID: string, position: number): void => {
      const event = {index, objectIDs: [id], queryID};
      chosen = {path: url.replace(/[?#].*/, ''), event};
      // The provider counts from 1.
      send('clickedObjectIDsAfterSearch', {
        eventName: 'Item Selected',
        ...event,
        positions: [position + 1],
      });
    },
  };
}
