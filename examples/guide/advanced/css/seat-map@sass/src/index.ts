import './theme.scss';

export { row } from './row';
export { seat } from './seat';
