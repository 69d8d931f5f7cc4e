// @ts-check
import {sleep} from './stats.mjs';

/** @typedef {import('./browser.mjs').CDPSession} CDPSession */
/** @typedef {'html' | 'css' | 'js' | 'font' | 'image' | 'other'} Kind */

/**
 * One request that went over the wire.
 *
 * @typedef {object} Transfer
 * @property {string} url
 * @property {Kind} kind
 * @property {number} bytes of the body as sent, compressed
 * @property {number} sentAt ms since the document was asked for
 * @property {boolean} isAfterLoad sent after the `load` event
 * @property {boolean} isPrefetch marked by the browser as fetched for later
 * @property {number} status
 */

/**
 * @param {string} type what DevTools calls it
 * @param {string} mime
 * @param {string} url
 * @returns {Kind}
 */
function kindOf(type, mime, url) {
  if (type === 'Document' || mime.includes('html')) {
    return 'html';
  }
  if (type === 'Stylesheet' || mime.includes('css')) {
    return 'css';
  }
  if (type === 'Script' || mime.includes('javascript') || /\.m?js(?:\?|$)/.test(url)) {
    return 'js';
  }
  if (type === 'Font' || mime.includes('font')) {
    return 'font';
  }
  return type === 'Image' || mime.startsWith('image/') ? 'image' : 'other';
}

/** @param {Record<string, string>} headers */
function lowerCase(headers) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

/**
 * Records what a page asks for, from now on. Requests answered from a cache and requests to other
 * origins (which all fail here) are left out.
 *
 * @param {CDPSession} session
 * @returns {Promise<{idle: (quiet: number) => Promise<void>, transfers: () => Transfer[]}>} `idle`
 *   waits until nothing has happened for that many ms, 20 s at most
 */
export async function recordNetwork(session) {
  /**
   * @typedef {{url: string, type: string, timestamp: number, mime: string, status: number,
   *   length: number | null, wire: number, isCached: boolean, isPrefetch: boolean}} Entry
   */
  /** @type {Map<string, Entry>} */
  const entries = new Map();
  /** The extra information may come before the request that it belongs to. */
  const prefetched = new Set();
  let lastEvent = Date.now();
  let loadedAt = Infinity;

  /** @param {string} id @param {(entry: Entry) => void} change */
  const update = (id, change) => {
    const entry = entries.get(id);
    if (entry) {
      lastEvent = Date.now();
      change(entry);
    }
  };

  session.on('Network.requestWillBeSent', ({requestId, request, type = '', timestamp}) => {
    if (request.url.startsWith('http')) {
      lastEvent = Date.now();
      entries.set(requestId, {
        url: request.url,
        type,
        timestamp,
        mime: '',
        status: 0,
        length: null,
        wire: 0,
        isCached: false,
        isPrefetch: type === 'Prefetch',
      });
    }
  });
  session.on('Network.requestWillBeSentExtraInfo', ({requestId, headers}) => {
    const {'sec-purpose': purpose = '', purpose: formerPurpose = ''} = lowerCase(headers);
    if (/prefetch/.test(purpose + formerPurpose)) {
      prefetched.add(requestId);
    }
  });
  session.on('Network.requestServedFromCache', ({requestId}) =>
    update(requestId, (entry) => {
      entry.isCached = true;
    }),
  );
  session.on('Network.responseReceived', ({requestId, response, type}) =>
    update(requestId, (entry) => {
      const length = lowerCase(response.headers)['content-length'];
      entry.mime = response.mimeType;
      entry.status = response.status;
      entry.type = entry.type === 'Prefetch' ? entry.type : type;
      entry.length = length === undefined ? null : Number(length);
      entry.isCached ||= Boolean(response.fromDiskCache ?? response.fromPrefetchCache);
    }),
  );
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) =>
    update(requestId, (entry) => {
      entry.wire = encodedDataLength;
    }),
  );
  session.on('Network.loadingFailed', ({requestId}) => update(requestId, () => {}));
  session.on('Page.loadEventFired', ({timestamp}) => {
    loadedAt = timestamp;
  });
  await session.send('Network.enable');
  await session.send('Page.enable');

  return {
    async idle(quiet) {
      const deadline = Date.now() + 20_000;
      while (Date.now() - lastEvent < quiet && Date.now() < deadline) {
        await sleep(100);
      }
    },
    transfers() {
      const [document] = entries.values();
      const origin = document ? new URL(document.url).origin : '';
      return [...entries]
        .filter(([, entry]) => !entry.isCached && entry.status > 0 && entry.url.startsWith(origin))
        .map(([id, entry]) => ({
          url: entry.url.slice(origin.length),
          kind: kindOf(entry.type, entry.mime, entry.url),
          bytes: entry.length ?? entry.wire,
          sentAt: document ? (entry.timestamp - document.timestamp) * 1000 : 0,
          isAfterLoad: entry.timestamp > loadedAt,
          isPrefetch: entry.isPrefetch || prefetched.has(id),
          status: entry.status,
        }));
    },
  };
}

/**
 * @param {readonly Transfer[]} transfers
 * @param {Kind} [kind] all when left out
 * @returns {number} bytes
 */
export function sumBytes(transfers, kind) {
  return transfers
    .filter((transfer) => !kind || transfer.kind === kind)
    .reduce((sum, {bytes}) => sum + bytes, 0);
}
