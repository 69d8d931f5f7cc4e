import './shared.css';
export const shared = 'shared';
