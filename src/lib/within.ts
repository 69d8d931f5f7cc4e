/** Settles as the promise does; after `milliseconds` it fails with a TimeoutError. */
export function within<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const message = `There was no answer within ${milliseconds} ms.`;
      reject(new DOMException(message, 'TimeoutError'));
    }, milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
