export const unused = 'unused';
