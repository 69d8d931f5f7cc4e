export const last = [1].at(-1);
