export const unused = [1].length;
