/** Limits a function to one call per period, at its end. */
export function throttle(run: () => void, periodMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      run();
    }, periodMs);
  };
}
