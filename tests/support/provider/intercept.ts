// cspell:ignore connectionrefused
import type {Page, Request, Route} from '@playwright/test';

/** What a host of the provider does with a request. */
export type Behaviour =
  | {kind: 'answer'; body: unknown}
  /** No connection. */
  | {kind: 'refuse'}
  /** Not a word, until `release`. */
  | {kind: 'stall'}
  /** As it is, whatever it is. */
  | {kind: 'raw'; status: number; body: string};

/** A request as it was sent. */
export interface SentRequest {
  method: string;
  host: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** Byte for byte. */
  body: string;
  /** When it came, in ms. */
  time: number;
}

/** The provider's hosts, as a page sees them. */
export interface Provider {
  /** Searches and recommendations, in the order in which they came. */
  sent: SentRequest[];
  /** Events, in the order in which they came. */
  events: SentRequest[];
  /** Decides from now on. */
  behave: (choose: (request: SentRequest) => Behaviour) => void;
  /** Lets all that is stalled have its answer. */
  release: (body: unknown) => Promise<void>;
  /** Hosts of the searches so far. */
  hosts: () => string[];
}

const cors = {'access-control-allow-origin': '*'};

/** Addresses of the provider, for `allowed.requests`. */
export const providerHosts =
  /^https:\/\/([\w-]+\.algolia(net)?|insights\.algolia)\.(com|net|io)\//i;

function read(request: Request): SentRequest {
  const url = new URL(request.url());
  return {
    method: request.method(),
    host: url.host,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers(),
    body: request.postData() ?? '',
    time: Date.now(),
  };
}

async function act(route: Route, behaviour: Behaviour, stalled: Route[]): Promise<void> {
  switch (behaviour.kind) {
    case 'answer':
      return route.fulfill({headers: cors, json: behaviour.body});
    case 'refuse':
      return route.abort('connectionrefused');
    case 'raw':
      return route.fulfill({headers: cors, status: behaviour.status, body: behaviour.body});
    case 'stall':
      stalled.push(route);
  }
}

/** Stands in for the provider's hosts, for one page. */
export async function interceptProvider(
  page: Page,
  first: (request: SentRequest) => Behaviour,
): Promise<Provider> {
  const sent: SentRequest[] = [];
  const events: SentRequest[] = [];
  const stalled: Route[] = [];
  let choose = first;
  await page.context().route(providerHosts, async (route) => {
    const request = read(route.request());
    if (request.path === '/1/events') {
      events.push(request);
      return route.fulfill({headers: cors, json: {status: 200, message: 'OK'}});
    }
    sent.push(request);
    return act(route, choose(request), stalled);
  });
  return {
    sent,
    events,
    behave: (next) => {
      choose = next;
    },
    release: async (body) => {
      // The page has given up on most of them.
      await Promise.allSettled(
        stalled.splice(0).map((route) => route.fulfill({headers: cors, json: body})),
      );
    },
    hosts: () => sent.map(({host}) => host),
  };
}
