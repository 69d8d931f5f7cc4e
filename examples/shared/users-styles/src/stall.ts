import './stall.css';

export const stall = (): string => 'seat-stall';
