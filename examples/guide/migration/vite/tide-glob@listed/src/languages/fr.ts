export const high = 'marée haute';
