export const text = 'hello';
