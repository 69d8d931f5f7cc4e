export const part = 'a part of it';
