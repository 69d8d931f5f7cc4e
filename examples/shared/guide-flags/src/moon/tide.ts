export const tide = 'moon';
