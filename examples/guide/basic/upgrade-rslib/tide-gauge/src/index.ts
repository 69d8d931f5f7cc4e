export const start = (): Worker => new Worker(new URL('./gauge.ts', import.meta.url));
