import './plan.css';

export const plan = '<div class="plan"></div>';
