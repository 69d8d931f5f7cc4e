/** How long a browser is waited for that does not tell of its paints, in ms. */
const patienceMs = 1000;

/** How long the script may take, in ms. */
const scriptPatienceMs = 15_000;

/**
 * Starts the page's script, whose file the root element names, once the page is on screen, so that its few kilobytes
 * never stand between the reader and the text: not when a frame has been drawn, but when the browser tells that it is
 * shown, since what is asked for before shares the line with it. Two frames more, for a document that was painted in
 * pieces. Where React hydrates the pages, none is named.
 *
 * @param onFailure called when the file is missing or takes too long, and when it has come: it looks itself whether it
 * runs
 */
export function startWhenPainted(onFailure: () => void): void {
  let file = document.documentElement.dataset.script;
  const start = (): void => {
    if (file) {
      const script = document.createElement('script');
      const address = file;
      file = undefined;
      try {
        script.src = address;
      } catch (error) {
        // A browser extension has its own Trusted Types policy, which refuses it.
        console.warn(error);
        onFailure();
        return;
      }
      script.onerror = onFailure;
      // What came may be empty, or the page of a network that wants a sign-in.
      script.onload = onFailure;
      setTimeout(onFailure, scriptPatienceMs);
      document.head.append(script);
    }
  };
  setTimeout(start, patienceMs);
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) {
      requestAnimationFrame(() => requestAnimationFrame(start));
    }
  }).observe({type: 'paint', buffered: true});
}
