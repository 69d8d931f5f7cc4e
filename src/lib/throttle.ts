/** A function that runs at most once per period: at once, and once more at the end if it was called. */
export interface Throttled {
  (): void;
  /** Drops a run that is waiting. */
  cancel: () => void;
}

/**
 * @param run what to do
 * @param periodMs the least time between two runs, in milliseconds
 */
export function throttle(run: () => void, periodMs: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const start = (): void => {
    run();
    timer = setTimeout(() => {
      timer = undefined;
      if (again) {
        again = false;
        start();
      }
    }, periodMs);
  };
  const throttled = (): void => {
    if (timer === undefined) {
      start();
    } else {
      again = true;
    }
  };
  throttled.cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
    again = false;
  };
  return throttled;
}
