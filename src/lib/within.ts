/** Adds a time limit to a promise. @returns the same result, or a rejection with a TimeoutError */
export function within<Value>(promise: Promise<Value>, timeoutMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const message = `There was no answer within ${timeoutMs} ms.`;
      reject(new DOMException(message, 'TimeoutError'));
    }, timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
