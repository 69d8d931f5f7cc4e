/** Something has taken longer than readers wait. */
class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Settles as the promise does; after `milliseconds` it fails with a TimeoutError. */
export function within<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TimeoutError(`There was no answer within ${milliseconds} ms.`)),
      milliseconds,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
