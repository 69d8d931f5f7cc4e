/* The bar on top while a page is slow to come; Docusaurus' own library and figures. */

/** A page that comes sooner shows no bar. */
const delayMs = 200;

const loadBar = async () => (await import('./progressBar')).bar;

/** Shows the bar when work takes longer than the delay, until it is done. */
export async function withProgress<Result>(work: Promise<Result>): Promise<Result> {
  let done = false;
  const timer = setTimeout(() => {
    loadBar().then(
      (bar) => {
        if (!done) {
          bar.start();
        }
      },
      // After a deployment, or offline: the page comes, or fails, without a bar.
      () => undefined,
    );
  }, delayMs);
  try {
    return await work;
  } finally {
    done = true;
    clearTimeout(timer);
    if (document.querySelector('#nprogress')) {
      void loadBar().then((bar) => bar.done());
    }
  }
}
