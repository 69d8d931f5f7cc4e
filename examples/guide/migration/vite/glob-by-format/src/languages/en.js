export const high = 'high tide';
