/**
 * Makes a function that runs at most once per period: at once, and once more at the end if it was called.
 *
 * @param run what to do
 * @param periodMs the least time between two runs, in milliseconds
 */
export function throttle(run: () => void, periodMs: number): () => void {
  let waiting = false;
  let again = false;
  const start = (): void => {
    run();
    waiting = true;
    setTimeout(() => {
      waiting = false;
      if (again) {
        again = false;
        start();
      }
    }, periodMs);
  };
  return () => {
    if (waiting) {
      again = true;
    } else {
      start();
    }
  };
}
