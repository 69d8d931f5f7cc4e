export const Fragment = 'fragment';
export const h = (...parts: unknown[]): unknown => parts;
