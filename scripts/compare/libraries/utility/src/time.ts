import {toMilliseconds, type Duration} from './duration.js';
import {TimeoutError} from './errors.js';

/** Waits. An aborted signal ends the wait with its reason. */
export function sleep(duration: Duration, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(resolve, toMilliseconds(duration));
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort, {once: true});
  });
}

/** Rejects with a `TimeoutError` if the promise is not settled in time. */
export async function withTimeout<Value>(promise: Promise<Value>, limit: Duration): Promise<Value> {
  const milliseconds = toMilliseconds(limit);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
