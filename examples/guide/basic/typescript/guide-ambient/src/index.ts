import './seat.css';
export const seat = 1;
