import type {BrowserContext, ConsoleMessage, Request} from '@playwright/test';

import {assetHost} from '../../src/config/environment';

/** Faults that a test expects; any other of the kind fails it. */
export interface Allowed {
  /** Console errors, by text. */
  console: RegExp[];
  /** Requests to other hosts, by address. */
  requests: RegExp[];
  /** Subresources that are not there, by address. */
  missing: RegExp[];
}

export const nothingAllowed: Allowed = {console: [], requests: [], missing: []};

function isAllowed(text: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => pattern.test(text));
}

/**
 * The pictures of the home page come from the tool family's asset host (row LY-4); nothing else may
 * leave the site. Here the host cannot be reached, which shows that the page does without.
 */
function isHomePicture(request: Request): boolean {
  const isHome = /^\/(zh\/)?$/.test(new URL(request.headers().referer ?? 'none:').pathname);
  const isNamed = request.url().startsWith(`${assetHost}/`);
  return request.resourceType() === 'image' && isNamed && isHome;
}

/** ER-2: any error, and React's warnings about hydration, which a release abbreviates to a number. */
function isFault(message: ConsoleMessage): boolean {
  const isAboutReact = /hydrat|Minified React error/i.test(message.text());
  return message.type() === 'error' || (message.type() === 'warning' && isAboutReact);
}

/**
 * Collects what no page of the site may do: console errors, uncaught exceptions, requests to another
 * host, and subresources that fail.
 *
 * @param context the browser context to listen to, for all of its pages
 * @param allowed read at the time of each event, so a test may extend it while it runs
 * @returns one line per fault, growing as pages load
 */
export function watch(context: BrowserContext, allowed: Allowed): readonly string[] {
  const faults: string[] = [];

  context.on('request', (request) => {
    const url = new URL(request.url());
    const isLocal = url.hostname === '127.0.0.1' || !/^(https?|wss?):$/.test(url.protocol);
    if (!isLocal && !isHomePicture(request) && !isAllowed(request.url(), allowed.requests)) {
      faults.push(`request to another host: ${request.url()}`);
    }
  });
  context.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage && !isAllowed(response.url(), allowed.missing)) {
      faults.push(`${response.status()} for ${response.url()}`);
    }
  });
  context.on('console', (message) => {
    // The browser itself reports every answer that is not 2xx, 404 pages among them; those requests
    // are judged above.
    const isLoadReport = message.text().startsWith('Failed to load resource:');
    if (isFault(message) && !isLoadReport && !isAllowed(message.text(), allowed.console)) {
      faults.push(`console ${message.type()}: ${message.text()} (${message.page()?.url() ?? ''})`);
    }
  });
  context.on('weberror', (webError) => {
    const text = String(webError.error());
    if (!isAllowed(text, allowed.console)) {
      faults.push(`uncaught: ${text}`);
    }
  });
  return faults;
}
