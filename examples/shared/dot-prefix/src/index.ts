import './parts/pin.css';
export { default as pin } from './pin.svg';
