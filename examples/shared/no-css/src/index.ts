import './card.css';

export const card = 1;
