/** Limits a function to one call per period: immediately, and again at the end of the period if it was called since. */
export function throttle(run: () => void, periodMs: number): () => void {
  let isWaiting = false;
  let isPending = false;
  return function call() {
    if (isWaiting) {
      isPending = true;
      return;
    }
    run();
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      if (isPending) {
        isPending = false;
        call();
      }
    }, periodMs);
  };
}
