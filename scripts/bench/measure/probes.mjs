// @ts-check
// cspell:ignore idebar longtask
/* global PerformanceObserver, addEventListener, document, getComputedStyle, location */
/* global performance, requestAnimationFrame, sessionStorage, window, MessageChannel */
// Functions that run inside pages: each must stand alone, for only its text goes there.

/** Collects, from the first moment of a page, what the browser tells about its own work. */
export function watchVitals() {
  const vitals = {fcp: 0, lcp: 0, cls: 0, longestTask: 0, longTasks: 0, longestInteraction: 0};
  Object.assign(window, {benchVitals: vitals});
  /** @param {string} type @param {(entry: any) => void} use @param {object} [options] */
  const observe = (type, use, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') {
      vitals.fcp = entry.startTime;
    }
  });
  observe('largest-contentful-paint', (entry) => {
    vitals.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    vitals.cls += entry.hadRecentInput ? 0 : entry.value;
  });
  observe('longtask', (entry) => {
    vitals.longTasks += 1;
    vitals.longestTask = Math.max(vitals.longestTask, entry.duration);
  });
  observe(
    'event',
    (entry) => {
      if (entry.interactionId > 0) {
        vitals.longestInteraction = Math.max(vitals.longestInteraction, entry.duration);
      }
    },
    {durationThreshold: 16},
  );
}

/**
 * Stamps the moment of a click and that of the first frame with another heading. Works in one page
 * and across full loads: the stamps are absolute and lie in the session's storage.
 */
export function watchHeading() {
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => {
    for (const element of document.querySelectorAll('main h1, article h1, h1')) {
      const {width, height} = element.getBoundingClientRect();
      if (width && height && getComputedStyle(element).visibility !== 'hidden') {
        return (element.textContent ?? '').replace(/[\u200b#]/g, '').trim();
      }
    }
    return '';
  };
  addEventListener(
    'click',
    () => {
      sessionStorage.setItem('benchFrom', heading());
      sessionStorage.setItem('benchClick', String(now()));
      sessionStorage.removeItem('benchPaint');
    },
    true,
  );
  const stamp = () => {
    if (!sessionStorage.getItem('benchPaint')) {
      sessionStorage.setItem('benchPaint', String(now()));
    }
  };
  const look = () => {
    const from = sessionStorage.getItem('benchFrom');
    const shown = from && !sessionStorage.getItem('benchPaint') ? heading() : '';
    if (shown && shown !== from) {
      // A message comes after the frame that this callback belongs to has been painted.
      const channel = new MessageChannel();
      channel.port1.onmessage = stamp;
      channel.port2.postMessage(null);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * @returns {{milliseconds: number, isFullLoad: boolean} | null} null while nothing is painted
 */
export function readHeading() {
  const click = Number(sessionStorage.getItem('benchClick'));
  const paint = Number(sessionStorage.getItem('benchPaint'));
  return paint
    ? {milliseconds: paint - click, isFullLoad: performance.timeOrigin > click - 5}
    : null;
}

/**
 * Finds a visible link to a page of this site, in the sidebar if there is one there.
 *
 * @param {string} path
 * @returns {Element | undefined}
 */
export function findLink(path) {
  const normal = (/** @type {string} */ text) =>
    text
      .replace(/\.html$/, '')
      .replace(/\/index$/, '/')
      .replace(/(.)\/$/, '$1');
  const links = [...document.querySelectorAll('a')].filter(
    (link) =>
      link.href &&
      link.origin === location.origin &&
      !link.hash &&
      normal(link.pathname) === normal(path) &&
      link.getClientRects().length > 0,
  );
  return (
    links.find((link) => link.closest('aside, [class*="idebar"]')) ??
    links.find((link) => link.closest('nav')) ??
    links[0]
  );
}

/**
 * Watches for results of a search that differ from those on screen now.
 *
 * @param {string} selector of one result
 */
export function watchResults(selector) {
  const state = {typedAt: 0, milliseconds: 0};
  Object.assign(window, {benchSearch: state});
  const shown = () =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => element.textContent)
      .join('|');
  const before = shown();
  const onInput = () => {
    state.typedAt = performance.now();
  };
  document.addEventListener('input', onInput, {capture: true, once: true});
  const look = () => {
    const now = state.typedAt ? shown() : '';
    if (now && now !== before) {
      state.milliseconds = performance.now() - state.typedAt;
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Watches, from the next click on, for a field that can be typed into and for the frame that shows it.
 *
 * @param {string} selector of the field
 */
export function watchField(selector) {
  const state = {clickedAt: 0, milliseconds: 0};
  Object.assign(window, {benchField: state});
  const onClick = (/** @type {MouseEvent} */ {timeStamp}) => {
    state.clickedAt = timeStamp;
  };
  addEventListener('click', onClick, {capture: true, once: true});
  const look = () => {
    const field = state.clickedAt ? document.querySelector(selector) : null;
    if (field && document.activeElement === field && field.getClientRects().length > 0) {
      // A message comes after the frame that this callback belongs to has been painted.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        state.milliseconds = performance.now() - state.clickedAt;
      };
      channel.port2.postMessage(null);
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Claims that the reader asked for less data. */
export function claimSaveData() {
  const connection = Reflect.get(window.navigator, 'connection');
  if (connection) {
    Object.defineProperty(connection, 'saveData', {get: () => true, configurable: true});
  }
}

/** Notes on the page's own window that it came out of the back/forward cache. */
export function watchRestore() {
  addEventListener('pageshow', (event) => {
    if (event.persisted) {
      Object.assign(window, {benchRestored: true});
    }
  });
}
