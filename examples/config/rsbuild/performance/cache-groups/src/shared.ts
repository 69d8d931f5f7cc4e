export const text = 'shared text';
