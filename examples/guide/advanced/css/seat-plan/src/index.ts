import './hall.css';

export const openPlan = () => import('./plan');
