import { alpha } from 'alpha';
import './chip.css';

export const chip: string = alpha;
export const later = (): Promise<unknown> => import('./later');
