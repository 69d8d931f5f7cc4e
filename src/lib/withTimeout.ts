/** Adds a time limit to a promise. @returns the same result, or a rejection with a TimeoutError */
export function withTimeout<Value>(promise: Promise<Value>, timeoutMs: number): Promise<Value> {
  const error = new DOMException(`There was no answer within ${timeoutMs} ms.`, 'TimeoutError');
  const timeout = new Promise<never>((_, reject) => void setTimeout(reject, timeoutMs, error));
  return Promise.race([promise, timeout]);
}
