import css from '../src/theme.css?inline';
export const text = css;
