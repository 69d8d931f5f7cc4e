export const chat = () => new SharedWorker(new URL('./chat.ts', import.meta.url));
export const fib = () => new Worker(new URL('./fib.ts', import.meta.url));
