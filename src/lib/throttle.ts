/** Makes a function that runs at most once per period: at once, and once more at the end if it was called. */
export function throttle(run: () => void, periodMs: number): () => void {
  let isWaiting = false;
  let isWanted = false;
  return function call() {
    if (isWaiting) {
      isWanted = true;
      return;
    }
    run();
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      if (isWanted) {
        isWanted = false;
        call();
      }
    }, periodMs);
  };
}
