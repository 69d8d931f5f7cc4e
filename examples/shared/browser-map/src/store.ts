export const store = 'files';
