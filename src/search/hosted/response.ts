import type {HostedResult, SearchAnswer} from './types';

/** The provider has answered, but not with results. */
export class HostedAnswerError extends Error {
  override readonly name = 'HostedAnswerError';
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Whether an address leads to a page. `javascript:` and the like do not. */
export function isPageAddress(address: unknown): address is string {
  if (!isText(address)) {
    return false;
  }
  try {
    return /^https?:$/.test(new URL(address, 'https://site.invalid').protocol);
  } catch {
    return false;
  }
}

/**
 * Whether the modal can draw a hit, or a search that it kept: it reads these values without a check,
 * and one that is missing would take the whole modal down.
 */
export function isDrawable(hit: unknown): hit is object {
  if (!isObject(hit) || !isObject(hit.hierarchy)) {
    return false;
  }
  const {lvl0, lvl1} = hit.hierarchy;
  return (
    isText(hit.objectID) &&
    isText(hit.type) &&
    isText(lvl0) &&
    isText(lvl1) &&
    isPageAddress(hit.url)
  );
}

function readResult(value: unknown): HostedResult {
  if (!isObject(value) || !Array.isArray(value.hits)) {
    throw new HostedAnswerError('The search provider answered without hits.');
  }
  const hits = value.hits.filter(isDrawable);
  const nbHits = typeof value.nbHits === 'number' ? value.nbHits : hits.length;
  return isText(value.queryID) ? {hits, nbHits, queryID: value.queryID} : {hits, nbHits};
}

/**
 * Checks what the provider has answered. Hits that cannot be drawn are left out.
 *
 * @param value parsed JSON
 * @param count number of requests
 * @throws HostedAnswerError when it is no answer to that many requests
 */
export function readAnswer(value: unknown, count: number): SearchAnswer {
  if (!isObject(value) || !Array.isArray(value.results) || value.results.length < count) {
    throw new HostedAnswerError('The search provider answered without results.');
  }
  return {results: value.results.map(readResult)};
}
