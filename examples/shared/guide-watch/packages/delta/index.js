export const delta = 'delta was here';
