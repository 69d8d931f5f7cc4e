export const store = 'localStorage';
