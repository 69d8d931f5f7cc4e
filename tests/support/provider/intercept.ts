// cspell:ignore connectionrefused
import type {Page, Request} from '@playwright/test';

/** An answer, a refused connection, or silence. */
export type Behaviour = {status?: number; body: string} | 'refuse' | 'stall';

/** A request as it was sent. */
export interface SentRequest {
  method: string;
  host: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** Byte for byte. */
  body: string;
}

/** The provider's hosts, as a page sees them. */
export interface Provider {
  /** Searches and recommendations, in the order in which they came. */
  sent: SentRequest[];
  /** Events, in the order in which they came. */
  events: SentRequest[];
  /** Decides from now on. */
  behave: (choose: (request: SentRequest) => Behaviour) => void;
}

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
  };
}

/** Stands in for the provider's hosts, for one page. */
export async function interceptProvider(
  page: Page,
  first: (request: SentRequest) => Behaviour,
): Promise<Provider> {
  const sent: SentRequest[] = [];
  const events: SentRequest[] = [];
  let choose = first;
  const headers = {'access-control-allow-origin': '*'};
  await page.context().route(providerHosts, async (route) => {
    const request = read(route.request());
    if (request.path === '/1/events') {
      events.push(request);
      return route.fulfill({headers, json: {status: 200, message: 'OK'}});
    }
    sent.push(request);
    const behaviour = choose(request);
    if (behaviour === 'refuse') {
      return route.abort('connectionrefused');
    }
    return behaviour === 'stall' ? undefined : route.fulfill({headers, ...behaviour});
  });
  return {
    sent,
    events,
    behave: (next) => {
      choose = next;
    },
  };
}
