import './seat.css';

export const seats = 4;
