export { tide } from './tide';
