export const theme = 'from ts';
