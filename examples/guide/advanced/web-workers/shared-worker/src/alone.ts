export const fib = () => new Worker(new URL('./fib.ts', import.meta.url));
