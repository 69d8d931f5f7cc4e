export const count = () => new Worker(new URL('./counter.ts', import.meta.url));
