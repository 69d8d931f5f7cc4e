import type {InsightsClient} from 'search-insights';

import type {Hit} from '../hit';
import type {ProviderOptions} from './provider';

/** Time in ms after which results count as seen. */
const viewDelay = 400;
/** The provider takes no more objects in one event. */
const batchSize = 20;

const copyButtons = '[data-code-action="copy"], [data-copy-page]';

/** Sends events: results seen, a result chosen and, once, text copied from the chosen page. */
export function createInsights({appId, apiKey, indexName: index}: ProviderOptions) {
  let client: InsightsClient | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen = '';
  let chosen: {path: string; event: object} | null = null;

  const send = async (method: string, event: object): Promise<void> => {
    // A lost event does not concern the reader.
    const loaded = await import('search-insights').catch(() => null);
    if (loaded && !client) {
      client = loaded.default;
      client('init', {appId, apiKey, useCookie: false, anonymousUserToken: true});
    }
    (client as ((...all: unknown[]) => void) | undefined)?.(method, event);
  };
  const convert = (): void => {
    if (chosen?.path === window.location.pathname) {
      void send('convertedObjectIDsAfterSearch', {eventName: 'Text Copied', ...chosen.event});
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
          void send('viewedObjectIDs', {eventName: 'Items Viewed', index, objectIDs});
        }
      }, viewDelay);
    },
    /** @param position of the row, from 0 */
    choose: ({id, url}: Hit, queryID: string, position: number): void => {
      const event = {index, objectIDs: [id], queryID};
      chosen = {path: url.replace(/[?#].*/, ''), event};
      // The provider counts from 1.
      const positions = [position + 1];
      void send('clickedObjectIDsAfterSearch', {eventName: 'Item Selected', ...event, positions});
    },
  };
}
