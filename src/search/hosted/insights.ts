import type {InsightsClient} from 'search-insights';

import type {Hit} from '../types';
import type {ProviderOptions} from './provider';

/** Time in ms after which results count as seen. */
const viewDelay = 400;
/** The provider takes no more objects in one event. */
const batchSize = 20;

/** Sends events: results seen, a result chosen and, once, text copied from the chosen page. */
export function createInsights({appId, apiKey, indexName: index}: ProviderOptions) {
  let client: Promise<InsightsClient> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let chosen: {path: string; event: object} | null = null;

  const send = (...call: unknown[]): void => {
    client ??= import('search-insights').then(({default: insights}) => {
      insights('init', {appId, apiKey, useCookie: false, anonymousUserToken: true});
      return insights;
    });
    // A lost event does not concern the reader.
    client.then(
      (insights) => (insights as (...all: unknown[]) => void)(...call),
      () => undefined,
    );
  };
  const convert = (): void => {
    if (chosen?.path === window.location.pathname) {
      send('convertedObjectIDsAfterSearch', {eventName: 'Text Copied', ...chosen.event});
      chosen = null;
    }
  };

  return {
    view: (hits: readonly Hit[]): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (let start = 0; start < hits.length; start += batchSize) {
          const objectIDs = hits.slice(start, start + batchSize).map(({id}) => id);
          send('viewedObjectIDs', {eventName: 'Items Viewed', index, objectIDs});
        }
      }, viewDelay);
    },
    /** @param position of the row, from 0 */
    reportChoice: ({id, url}: Hit, queryID: string | undefined, position: number): void => {
      document.addEventListener('copy', convert);
      const event = {index, objectIDs: [id], queryID};
      chosen = {path: url.replace(/#.*/, ''), event};
      // The provider counts from 1.
      const positions = [position + 1];
      send('clickedObjectIDsAfterSearch', {eventName: 'Item Selected', ...event, positions});
    },
  };
}
