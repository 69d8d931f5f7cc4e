/** A task took longer than it was allowed to. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';

  constructor(readonly milliseconds: number) {
    super(`Timed out after ${milliseconds} ms`);
  }
}

/** Every attempt at a task failed. */
export class RetryError extends Error {
  override readonly name = 'RetryError';

  constructor(
    readonly attempts: number,
    readonly errors: readonly unknown[],
  ) {
    super(`Failed after ${attempts} attempts`, {cause: errors.at(-1)});
  }
}
