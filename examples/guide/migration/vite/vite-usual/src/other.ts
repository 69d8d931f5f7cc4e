import './boat.css';

export const other = 1;
