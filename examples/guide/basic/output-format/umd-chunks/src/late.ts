export const late = 'a late text';
