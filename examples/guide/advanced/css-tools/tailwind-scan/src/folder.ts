import './folder.css';

export const kind = 'px-2';
