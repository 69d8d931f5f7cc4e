import {openPage, withBrowser, withVisitor} from './browser.mjs';
import {takeInTurns} from './sites.mjs';

/** Files are always of the same size; two visits are enough to notice where the requests are not. */
const maxSamples = 2;

/** Time without a request after which a page has fetched all that it wants, beyond the 500 ms of `networkidle`. */
const quietMs = 2000;

/** @type {Readonly<Record<string, string>>} */
const kinds = {
  document: 'HTML',
  stylesheet: 'CSS',
  script: 'JavaScript',
  font: 'fonts',
  image: 'images',
};

/**
 * @param {import('./browser.mjs').Browser} browser
 * @param {string} url
 * @returns {Promise<Record<string, number>>} KB of bodies as sent, by kind, prefetches apart
 */
function visit(browser, url) {
  return withVisitor(browser, async (page) => {
    const bytes = {
      HTML: 0,
      CSS: 0,
      JavaScript: 0,
      fonts: 0,
      images: 0,
      other: 0,
      prefetched: 0,
      all: 0,
    };
    /** @type {Promise<void>[]} */
    const counts = [];
    page.on('response', (response) => {
      const request = response.request();
      const count = async () => {
        const {'sec-purpose': purpose = '', purpose: formerPurpose = ''} =
          await request.allHeaders();
        const isPrefetch =
          request.resourceType() === 'prefetch' || /prefetch/.test(purpose + formerPurpose);
        const kind = isPrefetch ? 'prefetched' : (kinds[request.resourceType()] ?? 'other');
        const length = Number(response.headers()['content-length'] ?? 0);
        bytes[/** @type {keyof typeof bytes} */ (kind)] += length / 1000;
        bytes.all += length / 1000;
      };
      counts.push(count());
    });
    await openPage(page, url);
    await page.waitForTimeout(quietMs);
    await Promise.all(counts);
    return bytes;
  });
}

/**
 * Counts the bytes of a first visit to each kind of page, until nothing more is asked for.
 *
 * @param {import('./sites.mjs').Context} context
 */
export function weigh({sites, routes, samples}) {
  return withBrowser((browser) =>
    takeInTurns({
      sites,
      tasks: new Map(Object.entries(routes.pages)),
      samples: Math.min(samples, maxSamples),
      take: (path, origin) => visit(browser, origin + path),
    }),
  );
}
