import './all.css';

export const kind = 'px-2';
