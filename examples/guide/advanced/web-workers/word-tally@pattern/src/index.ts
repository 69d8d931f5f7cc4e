export const startCounter = (): Worker => new Worker(new URL('./counter.ts', import.meta.url));
