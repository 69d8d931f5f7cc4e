export const loud = import.meta.env.MODE === 'production';
