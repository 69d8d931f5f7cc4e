import './base.css';
import './late.css';

export const two = 'two';
