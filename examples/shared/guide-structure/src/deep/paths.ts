export const paths = 1;
