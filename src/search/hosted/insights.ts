import type {InsightsClient} from 'search-insights';

/** The provider's events client as the modal calls it: a name and what belongs to it. */
export type SendInsights = (method: string, ...args: unknown[]) => void;

/** An event that names what was found and by which search. */
interface SearchEvent {
  index: string;
  objectIDs: string[];
  queryID?: string;
}

const clicked = 'clickedObjectIDsAfterSearch';

/** What copies text besides the browser itself. */
const copyButtons = '[data-code-action="copy"], [data-copy-page]';

function pathOf(objectID: string): string {
  return new URL(objectID, window.location.origin).pathname;
}

/**
 * Reports a conversion: the reader copies something from the page that a search has led to. Once for
 * each page that was chosen.
 */
function watchConversions(send: SendInsights): (event: SearchEvent) => void {
  let chosen: SearchEvent | null = null;
  const convert = (): void => {
    const objectID = chosen?.objectIDs[0];
    if (chosen && objectID && pathOf(objectID) === window.location.pathname) {
      const {index, objectIDs, queryID} = chosen;
      chosen = null;
      send('convertedObjectIDsAfterSearch', {
        eventName: 'Text Copied',
        index,
        objectIDs,
        queryID,
      });
    }
  };
  document.addEventListener('copy', convert);
  document.addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest(copyButtons)) {
      convert();
    }
  });
  return (event) => {
    chosen = event;
  };
}

/**
 * The provider's official events client (row SR-11), fetched with the first event and never from
 * another host. It sets no cookie: a reader is a number that is gone with the page.
 *
 * @param appId application id
 * @param apiKey public key
 * @param load fetches the client; stands in for the import in tests
 */
export function createInsights(
  appId: string,
  apiKey: string,
  load: () => Promise<{default: InsightsClient}> = () => import('search-insights'),
): SendInsights {
  let loading: Promise<InsightsClient> | null = null;
  const client = (): Promise<InsightsClient> => {
    loading ??= load().then(({default: insights}) => {
      insights('init', {appId, apiKey, useCookie: false, anonymousUserToken: true});
      return insights;
    });
    return loading;
  };
  const send: SendInsights = (method, ...args) => {
    client().then(
      (insights) => (insights as (...all: unknown[]) => unknown)(method, ...args),
      // Events are for statistics; readers need not hear of one that is lost.
      () => undefined,
    );
  };
  const choose = watchConversions(send);
  return (method, ...args) => {
    const [event] = args as (SearchEvent | undefined)[];
    if (method !== clicked) {
      send(method, ...args);
    } else if (event?.queryID) {
      // What the site's own index has found has no search to belong to.
      choose(event);
      send(method, ...args);
    }
  };
}
