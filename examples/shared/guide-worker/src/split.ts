const url = new URL('./counter.ts', import.meta.url);
export const worker = () => new Worker(url);
