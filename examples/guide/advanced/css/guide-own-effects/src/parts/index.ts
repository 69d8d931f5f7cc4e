import './parts.css';
export { part } from './part';
