export const color = 'pale green';
