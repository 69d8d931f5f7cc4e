import './gold.css';
import './base.css';

export const right = (): string => '<i class="rail">right</i>';
