import './late.css';

export const late = 'late';
