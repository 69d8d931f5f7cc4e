import './chip.css';

export const chip = 'px-2';
