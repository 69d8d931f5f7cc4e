import css from './page.css?inline';
import { delta } from 'delta';
export const page = [css, delta, 'one'];
