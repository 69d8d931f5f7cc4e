/* The bar at the top while a page is slow to load; the library and figures are Docusaurus' own. */

/** A page that arrives sooner shows no bar. */
const delayMs = 200;

/** Shows the bar when work takes longer than the delay, until it is done. */
export async function withProgress<Result>(work: Promise<Result>): Promise<Result> {
  let started: Promise<{readonly done: () => unknown} | null> | undefined;
  const timer = setTimeout(() => {
    // Offline, or after a deployment: the page arrives, or fails, without a bar.
    started = import('./progressBar').then(({bar}) => bar.start()).catch(() => null);
  }, delayMs);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    void started?.then((bar) => bar?.done());
  }
}
