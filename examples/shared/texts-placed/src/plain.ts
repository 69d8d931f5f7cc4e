export const plain = (): number => 1;
