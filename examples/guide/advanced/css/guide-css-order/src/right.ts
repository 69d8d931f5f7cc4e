import './gold.css';
import './base.css';
export const right = () => 'right';
