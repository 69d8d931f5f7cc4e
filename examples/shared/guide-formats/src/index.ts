export const used = 1;
export const unused = 'nobody calls it';
