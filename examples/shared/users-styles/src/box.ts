import './box.css';

export const box = (): string => 'seat-box';
