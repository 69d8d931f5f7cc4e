import './base.css';
import './index.css';

export const one = 'one';
