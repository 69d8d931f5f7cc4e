import './base.css';
import './gold.css';
export const left = () => 'left';
