export const one = () => new Worker(new URL('./imported.ts', import.meta.url));
export const two = () => new Worker(new URL('./url.ts', import.meta.url));
