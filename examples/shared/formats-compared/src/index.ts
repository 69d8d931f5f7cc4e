import { alpha } from 'alpha';

export const later = () => import('./own');
export default alpha;
