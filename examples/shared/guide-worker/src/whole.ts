export const worker = () => new Worker(new URL('./counter.ts', import.meta.url));
