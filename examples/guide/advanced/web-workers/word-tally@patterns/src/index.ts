const url = new URL('./counter.ts', import.meta.url);
export const split = (): Worker => new Worker(url);
export const path = (): Worker => new Worker('./counter.ts');
