export const start = () => new Worker(new URL('./counter.ts', import.meta.url));
