import 'plain-reset/reset.css';
export const one = 1;
