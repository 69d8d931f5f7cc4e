export const sail = 'own sail';
