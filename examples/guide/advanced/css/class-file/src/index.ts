export { default } from './seat.module.css';
