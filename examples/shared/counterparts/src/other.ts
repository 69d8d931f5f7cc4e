import './boat.css';

export { tide } from './later';
