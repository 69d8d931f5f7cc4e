export const celadon = 'pale green';
