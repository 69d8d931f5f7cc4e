import './page.css';
export const page = 1;
