import './theme.css';

export { row } from './row';

export const openPlan = () => import('./plan');
