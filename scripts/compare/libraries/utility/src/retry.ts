import {toMilliseconds, type Duration} from './duration.js';
import {RetryError} from './errors.js';
import {sleep} from './time.js';

export interface RetryOptions {
  /** Default: 3. */
  readonly attempts?: number;
  /** Wait before the second attempt; it doubles each time. Default: `100ms`. */
  readonly delay?: Duration;
  /** Default: `30s`. */
  readonly maxDelay?: Duration;
  readonly signal?: AbortSignal;
  /** Returns false for errors that another attempt cannot mend. */
  readonly isRetryable?: (error: unknown) => boolean;
}

/** Runs a task until it succeeds. */
export async function retry<Value>(
  task: (attempt: number) => Promise<Value> | Value,
  {attempts = 3, delay = '100ms', maxDelay = '30s', signal, isRetryable}: RetryOptions = {},
): Promise<Value> {
  const errors: unknown[] = [];
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      return await task(attempt);
    } catch (error) {
      errors.push(error);
      if (isRetryable?.(error) === false) {
        break;
      }
    }
    if (attempt < attempts) {
      const wait = toMilliseconds(delay) * 2 ** (attempt - 1);
      await sleep(Math.min(wait, toMilliseconds(maxDelay)), signal);
    }
  }
  throw new RetryError(errors.length, errors);
}
