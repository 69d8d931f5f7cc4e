import './theme.css';

export { row } from './row';
export { seat } from './seat';
