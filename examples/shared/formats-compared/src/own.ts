export const own = 'own file';
