import './index.css';

export const one: number = 1;
