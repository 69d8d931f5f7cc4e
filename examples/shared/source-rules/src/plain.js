export const plain = (text) => (text ??= 1);
