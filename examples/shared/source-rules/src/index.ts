export const one = (text) => text ?? 1;
