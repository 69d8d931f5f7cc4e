export const set = (a: { b?: number }) => (a.b ??= 1);
