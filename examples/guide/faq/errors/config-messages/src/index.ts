export const resolved = (import.meta as unknown as { resolve(name: string): string }).resolve('./a.js');
export const meta = import.meta;
