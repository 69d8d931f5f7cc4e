export const load = () => import('./later');
export { licensed } from 'licensed';
