/** Limits a function to one call per period: immediately, and again at the end of the period if it was called since. */
export function throttle(run: () => void, periodMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPending = false;
  return function call() {
    isPending = timer !== undefined;
    if (!isPending) {
      run();
      timer = setTimeout(() => {
        timer = undefined;
        if (isPending) {
          call();
        }
      }, periodMs);
    }
  };
}
