import './reset.css';

export const kind = 'px-2';
