/*! a licence */
export const plain = (): number => 1;
