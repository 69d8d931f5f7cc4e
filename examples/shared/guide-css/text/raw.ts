import css from '../src/theme.css?raw';
export const text = css;
