export const name = 'clock';
