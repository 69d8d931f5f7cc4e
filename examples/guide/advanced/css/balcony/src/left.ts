import './base.css';
import './gold.css';

export const left = (): string => '<i class="rail">left</i>';
